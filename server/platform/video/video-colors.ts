/** ffmpeg's names for the code points of ITU-T H.273. */
export type VideoColors = {
  matrix: string
  primaries: string
  transfer: string
  specified: 'all' | 'some' | 'none'
}

/** Screens and programs without color management show these colors nearly alike. */
const SCREEN_MATRICES = new Set(['bt709', 'bt470bg', 'smpte170m', 'smpte240m', 'fcc'])
const SCREEN_PRIMARIES = new Set(['bt709', 'bt470bg', 'smpte170m', 'smpte240m'])
const SCREEN_TRANSFERS = new Set([
  'bt709',
  'smpte170m',
  'smpte240m',
  'iec61966-2-1',
  'iec61966-2-4',
  'bt1361e',
])
const HDR_TRANSFERS = new Set(['smpte2084', 'arib-std-b67'])

/** From this number of lines on, Chromium and Firefox assume HD colors if a video specifies none. */
const HD_LINES = 720
/** Chromium assumes SD colors for these codecs, whatever the height. */
const ALWAYS_SD = /: Video: (?:vp9|av1)\b/

const PIXEL_FORMAT = /, \w+\(([^)]*)\)/

/** cd/m²: the white of a page next to brighter content (ITU-R BT.2408). */
const WHITE = 203
/** Times white. Highlights stay distinguishable up to about 1000 cd/m². */
const BRIGHTEST = 5
const TONE_MAPPING = `tonemap=mobius:param=0.3:peak=${BRIGHTEST}:desat=0`

/** Parses ffmpeg's line of a stream, such as `yuv420p(tv, bt709)` or `yuvj420p(pc, bt470bg/unknown/unknown)`. */
export function readColors(line: string, height: number): VideoColors {
  const details = PIXEL_FORMAT.exec(line)?.[1]?.split(', ') ?? []
  const named = details.find((part) => !/^(?:tv|pc|progressive|(?:top|bottom) .*)$/.test(part)) ?? 'unknown'
  const [matrix = 'unknown', primaries = matrix, transfer = matrix] = named.split('/')
  const known = [matrix, primaries, transfer].filter(isKnown).length
  const guess = height < HD_LINES || ALWAYS_SD.test(line) ? 'smpte170m' : 'bt709'
  return {
    matrix: isKnown(matrix) ? matrix : guess,
    primaries: isKnown(primaries) ? primaries : matrix.startsWith('bt2020') ? 'bt2020' : 'bt709',
    transfer: isKnown(transfer) ? transfer : 'bt709',
    specified: (['none', 'some', 'some', 'all'] as const)[known] ?? 'all',
  }
}

/** Whether browsers and ffmpeg show the same colors. Chromium needs all properties or none. */
export function areUnambiguous(colors: VideoColors): boolean {
  return colors.specified !== 'some' && areScreenColors(colors)
}

/** Scales to `size`, converts colors that not every screen has, and tags the result. */
export function scaleInColors(size: string, colors: VideoColors): string {
  const { matrix, primaries, transfer } = colors
  const tags = `setparams=colorspace=${matrix}:color_primaries=${primaries}:color_trc=${transfer}`
  if (!areScreenColors(colors)) return `scale=${size},${tags},${convertToScreenColors(colors)}`
  const name = matrix.replace('bt470bg', 'bt470')
  return `scale=${size}:in_color_matrix=${name}:out_color_matrix=${name},${tags}`
}

function areScreenColors({ matrix, primaries, transfer }: VideoColors): boolean {
  return SCREEN_MATRICES.has(matrix) && SCREEN_PRIMARIES.has(primaries) && SCREEN_TRANSFERS.has(transfer)
}

function convertToScreenColors({ transfer }: VideoColors): string {
  const toneMapping = HDR_TRANSFERS.has(transfer) ? [TONE_MAPPING] : []
  return [
    `zscale=t=linear:npl=${WHITE}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    ...toneMapping,
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ].join(',')
}

/** Names become part of filters, and the author of the file may control the line. */
function isKnown(name: string): boolean {
  return /^[\w-]+$/.test(name) && !['unknown', 'reserved', 'gbr'].includes(name)
}

/** In ffmpeg's names of what ITU-T H.273 numbers. */
export type VideoColors = {
  matrix: string
  primaries: string
  transfer: string
  /** How much of it the video says itself. */
  told: 'all' | 'some' | 'nothing'
}

/** What looks about the same on every screen, and to who does not look at what a video says of it. */
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

/** Lines from which on Chromium and Firefox take a video that does not say so for one in the colours of HD. */
const HD_LINES = 720
/** For Chromium these are in those of SD, of whatever height. */
const ALWAYS_SD = /: Video: (?:vp9|av1)\b/

/** What stands in brackets directly behind the pixel format. */
const ABOUT_PIXELS = /, \w+\(([^)]*)\)/

/** cd/m²: the white of a page beside what is brighter than that (ITU-R BT.2408). */
const WHITE = 203
/** Times white: differences between lights are kept up to about 1000 cd/m². */
const BRIGHTEST = 5
const DARKER_LIGHTS = `tonemap=mobius:param=0.3:peak=${BRIGHTEST}:desat=0`

/**
 * From the line that ffmpeg says of a stream: `yuv420p(tv, bt709)`, `yuv420p(progressive)`, or
 * `yuvj420p(pc, bt470bg/unknown/unknown)`. What it does not know, browsers guess.
 */
export function readColors(line: string, height: number): VideoColors {
  const said = ABOUT_PIXELS.exec(line)?.[1]?.split(', ') ?? []
  const named = said.find((part) => !/^(?:tv|pc|progressive|(?:top|bottom) .*)$/.test(part)) ?? 'unknown'
  const [matrix = 'unknown', primaries = matrix, transfer = matrix] = named.split('/')
  const known = [matrix, primaries, transfer].filter(isKnown).length
  const guess = height < HD_LINES || ALWAYS_SD.test(line) ? 'smpte170m' : 'bt709'
  return {
    matrix: isKnown(matrix) ? matrix : guess,
    primaries: isKnown(primaries) ? primaries : matrix.startsWith('bt2020') ? 'bt2020' : 'bt709',
    transfer: isKnown(transfer) ? transfer : 'bt709',
    told: (['nothing', 'some', 'some', 'all'] as const)[known] ?? 'all',
  }
}

/** Whether it looks the same in every browser and to who makes a picture of it. Chromium wants to be told all or nothing. */
export function areUsual(colors: VideoColors): boolean {
  return colors.told !== 'some' && areOfScreens(colors)
}

/** Filters that scale to `size`, and leave a video in colours that every screen has and that it tells. */
export function scaleInColors(size: string, colors: VideoColors): string {
  const { matrix, primaries, transfer } = colors
  const tags = `setparams=colorspace=${matrix}:color_primaries=${primaries}:color_trc=${transfer}`
  if (!areOfScreens(colors)) return `scale=${size},${tags},${toScreens(colors)}`
  // The filter's own name for this one is shorter.
  const name = matrix.replace('bt470bg', 'bt470')
  return `scale=${size}:in_color_matrix=${name}:out_color_matrix=${name},${tags}`
}

function areOfScreens({ matrix, primaries, transfer }: VideoColors): boolean {
  return SCREEN_MATRICES.has(matrix) && SCREEN_PRIMARIES.has(primaries) && SCREEN_TRANSFERS.has(transfer)
}

function toScreens({ transfer }: VideoColors): string {
  const lights = HDR_TRANSFERS.has(transfer) ? [DARKER_LIGHTS] : []
  return [
    `zscale=t=linear:npl=${WHITE}`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    ...lights,
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ].join(',')
}

/** Only of a name that ends up in filters: who made the file may have made the line as well. */
function isKnown(name: string): boolean {
  return /^[\w-]+$/.test(name) && !['unknown', 'reserved', 'gbr'].includes(name)
}

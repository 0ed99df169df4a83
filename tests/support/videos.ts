import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts'

/** The ffmpeg that the server would use. */
export async function ffmpeg(): Promise<string> {
  const command = await findFfmpeg(process.env['FFMPEG_PATH'] ?? null)
  if (!command) throw new Error('These tests need an ffmpeg: on the PATH, or named by FFMPEG_PATH')
  return command
}

const TYPES = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' }
type Format = keyof typeof TYPES

type Clip = {
  size?: string
  seconds?: number
  rate?: number
  hasSound?: boolean
  /** Arguments before the name of the output. */
  options?: string[]
  format?: Format
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac']
const CODECS = {
  mp4: H264,
  mov: H264,
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'],
}

const recorded = new Map<string, Promise<Blob>>()

/** A second of an animated test pattern with a tone. Each clip is recorded once. */
export function recordClip(clip: Clip = {}): Promise<Blob> {
  const key = JSON.stringify(clip)
  const known = recorded.get(key) ?? encodeClip(clip)
  recorded.set(key, known)
  return known
}

async function encodeClip(clip: Clip): Promise<Blob> {
  const { size = '320x240', seconds = 1, rate = 15, hasSound = true, options = [], format = 'mp4' } = clip
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`]
  const sound = hasSound ? ['-f', 'lavfi', '-i', `sine=duration=${seconds}`] : []
  const pixels = ['-pix_fmt', 'yuv420p']
  return makeVideo(format, [...picture, ...sound, ...CODECS[format], ...pixels, ...options])
}

/** A nearly static video with noise as sound, for which newer codecs are clearly better. Its chroma needs a transcoding. */
export async function recordNoise(): Promise<Blob> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=5:duration=2']
  const sound = ['-f', 'lavfi', '-i', 'anoisesrc=duration=2:seed=1']
  return makeVideo('mp4', [...picture, ...sound, ...CODECS.mp4, '-pix_fmt', 'yuv444p'])
}

/** The left half is transparent. */
export async function recordTransparentClip(): Promise<Blob> {
  const look = "format=yuva420p,geq=lum='p(X,Y)':cb='cb(X,Y)':cr='cr(X,Y)':a='if(lt(X,80),0,255)'"
  const picture = ['-f', 'lavfi', '-i', 'color=c=red:size=160x120:rate=5:duration=1', '-vf', look]
  return makeVideo('webm', [...picture, '-c:v', 'libvpx', '-auto-alt-ref', '0', '-pix_fmt', 'yuva420p'])
}

/** Vertical bars in red, green, blue, orange and grey; see `recordBars`. */
export const BARS = [
  [192, 32, 32],
  [32, 192, 32],
  [32, 32, 192],
  [192, 128, 32],
  [128, 128, 128],
] as const

/** Half a second of the bars. `look` converts the sRGB frames to another colour space. */
export async function recordBars(format: 'mp4' | 'webm', look: string, codec: string[]): Promise<Blob> {
  const bars = BARS.map(
    (color, index) => `drawbox=x=${index}*iw/5:w=iw/5:t=fill:c=0x${Buffer.from(color).toString('hex')}`,
  )
  const still = `color=size=640x720:rate=10:duration=0.5,format=gbrp,${bars.join(',')}`
  return makeVideo(format, ['-f', 'lavfi', '-i', still, '-vf', look, ...codec])
}

/** The same streams in another container. */
export async function rewrap(clip: Blob, options: string[], format: Format = 'mp4'): Promise<Blob> {
  return withFile(clip, (file) => makeVideo(format, ['-i', file, '-c', 'copy', ...options]))
}

/** Like a recording of a phone: the frames are rotated by the track matrix (ISO/IEC 14496-12, "tkhd"). */
export async function turn(clip: Blob): Promise<Blob> {
  const bytes = Buffer.from(await clip.arrayBuffer())
  const matrix = bytes.indexOf('tkhd') + 44
  const [ONE, UNIT] = [0x10000, 0x40000000]
  for (const [place, value] of [0, ONE, 0, -ONE, 0, 0, 0, 0, UNIT].entries())
    bytes.writeInt32BE(value, matrix + 4 * place)
  return new Blob([new Uint8Array(bytes)])
}

/** The index precedes the media data. */
export function isFastStart(bytes: Buffer): boolean {
  return bytes.indexOf('moov') < bytes.indexOf('mdat')
}

export async function makeVideo(format: Format, options: string[]): Promise<Blob> {
  const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-clip-'))
  try {
    const output = path.join(directory, `clip.${format}`)
    await promisify(execFile)(await ffmpeg(), ['-v', 'error', '-nostdin', '-y', ...options, output])
    return new Blob([new Uint8Array(await readFile(output))], { type: TYPES[format] })
  } finally {
    await rm(directory, { recursive: true })
  }
}

export type DecodedVideo = {
  bytes: Buffer
  /** The result of ffprobe, and all errors of decoding the whole file. */
  info: string
  errors: string
}

/** Decodes the whole file. */
export async function decode(response: Pick<Response, 'arrayBuffer'>): Promise<DecodedVideo> {
  const bytes = Buffer.from(await response.arrayBuffer())
  return withFile(new Blob([new Uint8Array(bytes)]), async (file) => {
    const options = ['-v', 'level+info', '-nostdin', '-i', file, '-f', 'null', '-']
    const { stderr } = await promisify(execFile)(await ffmpeg(), options)
    const errors = stderr.split('\n').filter((line) => /\[(error|fatal|panic)\] /.test(line))
    return { bytes, info: stderr.replaceAll('[info] ', ''), errors: errors.join('\n') }
  })
}

/** The number of interlaced frames. */
export async function countWovenFrames(video: Blob): Promise<number> {
  return withFile(video, async (file) => {
    const look = ['-nostdin', '-i', file, '-vf', 'idet', '-f', 'null', '-']
    const { stderr } = await promisify(execFile)(await ffmpeg(), look)
    const [, top, bottom] = /Multi frame detection: TFF: *(\d+) BFF: *(\d+)/.exec(stderr) ?? []
    return Number(top) + Number(bottom)
  })
}

/** The red, green and blue of a pixel of the first frame or of an image. */
export async function colorAt(
  { bytes }: Pick<DecodedVideo, 'bytes'>,
  x: number,
  y: number,
): Promise<number[]> {
  return withFile(new Blob([new Uint8Array(bytes)]), async (file) => {
    const look = ['-vf', `crop=2:2:${x}:${y}`, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
    const options = ['-v', 'error', '-nostdin', '-i', file, ...look]
    const { stdout } = await promisify(execFile)(await ffmpeg(), options, { encoding: 'buffer' })
    return [...stdout.subarray(0, 3)]
  })
}

async function withFile<Result>(content: Blob, work: (file: string) => Promise<Result>): Promise<Result> {
  const file = path.join(tmpdir(), `guffaw-video-${randomUUID()}`)
  await writeFile(file, Buffer.from(await content.arrayBuffer()))
  try {
    return await work(file)
  } finally {
    await rm(file)
  }
}

import { areUnambiguous, readColors, type VideoColors } from './video-colors.ts'

export type VideoHeader = {
  width: number
  height: number
  durationMs: number
  /** Transparency that the native decoder of ffmpeg ignores. */
  hasAlpha: 'vp8' | 'vp9' | null
  colors: VideoColors
  /** False also if the first frames do not specify it. */
  isProgressive: boolean
  isPlayable: boolean
}

/** Parses `ffmpeg -i`, because ffprobe may be missing. The indentation of streams differs from that of titles. */
export function readHeader(output: string): VideoHeader | null {
  const [input = ''] = output.split(/^(?:Output #|Stream mapping:)/m)
  const video = streams(input, 'Video').find(({ line }) => !line.includes('(attached pic)'))
  if (!video) return null
  const size = /, (\d+)x(\d+)(?: |,|$)/.exec(video.line)
  const [coded, height] = [Number(size?.[1]), Number(size?.[2])]
  if (!coded || !height) return null

  const [, horizontal = '1', vertical = '1'] = /SAR (\d+):(\d+)/.exec(video.line) ?? []
  const isSquare = horizontal === vertical || vertical === '0' || horizontal === '0'
  const width = isSquare ? coded : Math.max(1, Math.round((coded * Number(horizontal)) / Number(vertical)))
  const rotation = Math.round(Number(/displaymatrix: rotation of (-?[\d.]+)/.exec(video.about)?.[1] ?? 0))
  const colors = readColors(video.line, height)
  const isProgressive = /, \w+\((?:[^)]*, )?progressive\)/.test(video.line)
  const isSideways = Math.abs(rotation % 180) === 90
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    durationMs: durationOf(output),
    hasAlpha: alphaOf(video),
    colors,
    isProgressive,
    isPlayable:
      isSquare &&
      // The matrix may also mirror the video without rotating it.
      !video.about.includes('displaymatrix:') &&
      isProgressive &&
      areUnambiguous(colors) &&
      isPlayableVideo(video.line) &&
      streams(input, 'Audio').slice(0, 1).every(isPlayableAudio),
  }
}

type Stream = { line: string; about: string }

function streams(input: string, kind: 'Video' | 'Audio'): Stream[] {
  const parts = input.split(/^(?= {2}Stream #)/m)
  return parts
    .filter((part) => new RegExp(`^ {2}Stream #\\d+:\\d+[^ ]*: ${kind}: `).test(part))
    .map((part) => {
      const [line = '', ...about] = part.split('\n')
      return { line, about: about.join('\n') }
    })
}

function isPlayableVideo(line: string): boolean {
  const rate = Number(/, ([\d.]+) fps/.exec(line)?.[1] ?? Infinity)
  return (
    /: Video: h264 \((?:Constrained Baseline|Baseline|Main|High)\)/.test(line) &&
    /, yuv420p[,(]/.test(line) &&
    rate <= 60
  )
}

function isPlayableAudio({ line }: Stream): boolean {
  return /: Audio: aac \(LC\)/.test(line) && /, (?:mono|stereo),/.test(line)
}

function alphaOf({ line, about }: Stream): VideoHeader['hasAlpha'] {
  if (!/^ {6,8}alpha_mode +: 1$/m.test(about)) return null
  const codec = /: Video: (vp8|vp9)\b/.exec(line)?.[1]
  return codec === 'vp8' || codec === 'vp9' ? codec : null
}

/** A recording may have no duration in its header. Its duration is then the time up to which ffmpeg has read it. */
function durationOf(output: string): number {
  const read = [...output.matchAll(/\btime=(\d+):(\d+):(\d+\.\d+)/g)].at(-1)
  const written = /^ {2}Duration: (\d+):(\d+):(\d+\.\d+)/m.exec(output)
  const [, hours = 0, minutes = 0, seconds = 0] = written ?? read ?? []
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
}

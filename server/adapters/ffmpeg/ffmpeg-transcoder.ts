import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  VIDEO_ENCODING_SECONDS,
  VIDEO_FRAMES_PER_SECOND_MAX,
  VIDEO_INSPECTION_PROCESSOR_SECONDS,
  VIDEO_INSPECTION_SECONDS,
  VIDEO_OUTPUT_MAX_BYTES,
  VIDEO_SIDE_MAX,
} from '#rules/limits.ts'
import { REDUCED_VIDEO_WIDTH } from '#rules/media-rules.ts'
import type { Transcoder, VideoContainer } from '#server/ports/transcoder.ts'
import { runFfmpeg, type FfmpegLimits } from './run-ffmpeg.ts'
import { readHeader, type VideoHeader } from './video-header.ts'

const DEMUXERS = { mp4: 'mov', webm: 'matroska' } as const
/** What it says of a file that ends too soon, or before its first frame, and goes on nevertheless. */
const PART_MISSING = /: partial file$|File ended prematurely|moov atom not found|frame= *0 [^\r\n]*Lsize=/m
/** Of the frames, how many may be damaged. */
const ERRORS_MAX = 0.2
const THREADS = 2

/** The first picture and the first sound; no pictures of covers, no subtitles, no data. */
const STREAMS = ['-map', '0:V:0', '-map', '0:a:0?']
const NO_METADATA = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact']
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-pix_fmt',
  'yuv420p',
  '-profile:v',
  'high',
  '-flags:v',
  '+bitexact',
]
const AAC = ['-c:a', 'aac', '-ac', '2', '-flags:a', '+bitexact']
const MP4 = ['-movflags', '+faststart', '-fs', String(VIDEO_OUTPUT_MAX_BYTES), '-f', 'mp4']

const WEBM = ['-fs', String(VIDEO_OUTPUT_MAX_BYTES), '-f', 'webm']
const even = (size: string) => `max(2,trunc((${size})/2)*2)`
const SHRINK = `min(1,${VIDEO_SIDE_MAX}/max(iw*sar,ih))`
/** Square pixels, even sizes, and no larger than is shown. */
const FULL_SIZE = `scale=w='${even(`${SHRINK}*iw*sar`)}':h='${even(`${SHRINK}*ih`)}',setsar=1`
const REDUCED_SIZE = `scale=w='${even(`min(${REDUCED_VIDEO_WIDTH},iw)`)}':h='${even(`ow*ih/iw`)}',setsar=1`
/** What shows through lies on white, as the site's own ground does by day. */
const ON_WHITE =
  'format=yuva420p,split[front][back];[back]drawbox=t=fill:c=white:replace=1[white];[white][front]overlay'

/** Videos by ffmpeg. It gets files alone: whatever a video may name, nothing is fetched for it. */
export function createFfmpegTranscoder(command: string): Transcoder {
  const run = (options: string[], limits: FfmpegLimits) =>
    runFfmpeg(command, ['-hide_banner', '-nostdin', '-y', ...options], limits)

  const look = async (
    file: string,
    container: VideoContainer,
    signal?: AbortSignal,
  ): Promise<VideoHeader | null> => {
    const limits = {
      seconds: VIDEO_INSPECTION_SECONDS,
      processorSeconds: VIDEO_INSPECTION_PROCESSOR_SECONDS,
      isAwaited: true,
      ...(signal && { signal }),
    }
    const { isSuccess, said } = await run(
      [...input(file, container), ...STREAMS, '-c', 'copy', '-f', 'null', '-'],
      limits,
    )
    return isSuccess && !PART_MISSING.test(said) ? readHeader(said) : null
  }

  const make = async (output: string, options: string[], signal: AbortSignal): Promise<string> => {
    const limits = { seconds: VIDEO_ENCODING_SECONDS, signal }
    const { isSuccess, said } = await run(['-v', 'error', ...options, output], limits)
    const size = isSuccess ? (await stat(output)).size : 0
    if (size === 0) throw new Error(`ffmpeg made no ${path.basename(output)}: ${said.slice(-1000)}`)
    // It stops there without a word.
    if (size >= 0.99 * VIDEO_OUTPUT_MAX_BYTES) throw new Error(`${path.basename(output)} grew too large`)
    return output
  }

  return {
    inspect: (file, container) => look(file, container).catch(() => null),

    async transcode(file, container, { directory, signal }) {
      const header = await look(file, container, signal)
      if (!header) throw new Error('It is no video, or a part of it is missing')
      const encoding = isKept(header) ? ['-c', 'copy'] : encodeAnew(header)
      const decoder = header.hasAlpha ? ['-c:v', ALPHA_DECODERS[header.hasAlpha]] : []
      const full = await make(
        path.join(directory, 'full.mp4'),
        [...decoder, ...input(file, container), ...STREAMS, ...NO_METADATA, ...encoding, ...MP4],
        signal,
      )
      const poster = await make(
        path.join(directory, 'poster.png'),
        [
          ...input(full, 'mp4'),
          '-map',
          '0:V:0',
          '-vf',
          'thumbnail=30',
          '-frames:v',
          '1',
          '-c:v',
          'png',
          '-f',
          'image2',
          '-update',
          '1',
        ],
        signal,
      )
      const reduced = await make(
        path.join(directory, 'reduced.mp4'),
        [...input(full, 'mp4'), ...STREAMS, ...NO_METADATA, ...reduce, ...MP4],
        signal,
      )
      return { full, reduced, poster }
    },

    reduceToWebm: (full, { directory, signal }) =>
      make(
        path.join(directory, 'reduced.webm'),
        [...input(full, 'mp4'), ...STREAMS, ...NO_METADATA, ...reduceToWebm],
        signal,
      ),
  }
}

const ALPHA_DECODERS = { vp8: 'libvpx', vp9: 'libvpx-vp9' } as const

function input(file: string, container: VideoContainer): string[] {
  const threads = ['-threads', String(THREADS)]
  const reading = [
    '-protocol_whitelist',
    'file',
    '-f',
    DEMUXERS[container],
    '-max_error_rate',
    String(ERRORS_MAX),
  ]
  return [...reading, ...threads, '-i', file, ...threads]
}

/** Nothing about it has to change, but the box it lies in. */
function isKept({ isPlayable, width, height }: VideoHeader): boolean {
  return isPlayable && Math.max(width, height) <= VIDEO_SIDE_MAX && width % 2 === 0 && height % 2 === 0
}

const frames = ['-fpsmax', String(VIDEO_FRAMES_PER_SECOND_MAX)]

function encodeAnew({ hasAlpha }: VideoHeader): string[] {
  const filter = hasAlpha ? `${ON_WHITE},${FULL_SIZE}` : FULL_SIZE
  return ['-vf', filter, ...frames, ...H264, '-crf', '21', ...AAC, '-b:a', '128k']
}

/** The specification's quality of 40, on a scale of 0 to 100 that x264's of 51 to 0 answers to. */
const reduce = ['-vf', REDUCED_SIZE, ...frames, ...H264, '-crf', '30', ...AAC, '-b:a', '64k']
/** As fast as is still worth it; its 48 looks about as the other reduced form's 30 does (SSIM). */
const VP9_QUALITY = ['-crf', '48', '-b:v', '0', '-deadline', 'good', '-cpu-used', '5', '-row-mt', '1']
const VP9 = ['-c:v', 'libvpx-vp9', ...VP9_QUALITY, '-pix_fmt', 'yuv420p', '-flags:v', '+bitexact']
const OPUS = ['-c:a', 'libopus', '-ac', '2', '-b:a', '48k', '-flags:a', '+bitexact']
const reduceToWebm = ['-vf', REDUCED_SIZE, ...frames, ...VP9, ...OPUS, ...WEBM]

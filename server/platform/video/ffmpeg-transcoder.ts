import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  VIDEO_ENCODING_SECONDS,
  VIDEO_INSPECTION_PROCESSOR_SECONDS,
  VIDEO_INSPECTION_SECONDS,
  VIDEO_OUTPUT_MAX_BYTES,
  VIDEO_WEBM_SECONDS,
} from '#rules/limits.ts'
import type { Transcoder, Unusable, VideoContainer } from './transcoder.ts'
import { createSandbox, giveToSandbox } from '#server/platform/sandbox.ts'
import { runFfmpeg, type FfmpegLimits } from './run-ffmpeg.ts'
import { encodeFull, encodePoster, encodeReduced, encodeWebm } from './video-encodings.ts'
import { readHeader, type VideoHeader } from './video-header.ts'

const DEMUXERS = { mp4: 'mov', webm: 'matroska' } as const
/** ffmpeg continues after these messages, although the file ends too early. */
const PART_MISSING = /: partial file$|File ended prematurely|moov atom not found|frame= *0 [^\r\n]*Lsize=/m
const NO_VIDEO = /matches no streams/
const ERRORS_MAX = 0.2
const THREADS = 2

const STREAMS = ['-map', '0:V:0', '-map', '0:a:0?']
const NO_METADATA = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact']

/**
 * Processes videos with ffmpeg. Only the file protocol is enabled, so that a video cannot cause requests. Renditions are made
 * with low priority unless somebody waits for them.
 */
export function createFfmpegTranscoder(command: string, { isAwaited = false } = {}): Transcoder {
  const run = (options: string[], limits: FfmpegLimits) =>
    runFfmpeg(command, ['-hide_banner', '-nostdin', '-y', ...options], limits)

  const probe = async (
    file: string,
    container: VideoContainer,
    signal?: AbortSignal,
  ): Promise<VideoHeader | Unusable> => {
    await giveToSandbox(file)
    const limits = {
      directory: path.dirname(file),
      seconds: VIDEO_INSPECTION_SECONDS,
      processorSeconds: VIDEO_INSPECTION_PROCESSOR_SECONDS,
      isAwaited: true,
      ...(signal && { signal }),
    }
    const { isSuccess, stderr } = await run(
      [...input(file, container), ...STREAMS, '-c', 'copy', '-f', 'null', '-'],
      limits,
    )
    if (NO_VIDEO.test(stderr)) return 'no video'
    return (isSuccess && !PART_MISSING.test(stderr) && readHeader(stderr)) || 'damaged'
  }

  const probeAgain = async (file: string, container: VideoContainer, signal: AbortSignal) => {
    const header = await probe(file, container, signal)
    if (typeof header === 'string') throw new Error(`The video cannot be processed: ${header}`)
    return header
  }

  const make = async (
    output: string,
    options: string[],
    { seconds = VIDEO_ENCODING_SECONDS, signal }: { seconds?: number; signal: AbortSignal },
  ): Promise<string> => {
    const { isSuccess, stderr } = await run(['-v', 'error', ...options, path.basename(output)], {
      directory: path.dirname(output),
      seconds,
      isAwaited,
      signal,
    })
    const size = isSuccess ? (await stat(output)).size : 0
    if (size === 0) throw new Error(`ffmpeg made no ${path.basename(output)}: ${stderr.slice(-1000)}`)
    // ffmpeg stops at the maximum size without an error.
    if (size >= 0.99 * VIDEO_OUTPUT_MAX_BYTES) throw new Error(`${path.basename(output)} grew too large`)
    return output
  }

  return {
    async inspect(file, container) {
      const sandbox = await createSandbox(path.dirname(file))
      try {
        return await sandbox.withFile(file, (linked) => probe(linked, container))
      } catch {
        return 'damaged'
      } finally {
        await sandbox.remove()
      }
    },

    async transcode(file, container, { directory, signal }) {
      await giveToSandbox(directory)
      const header = await probeAgain(file, container, signal)
      const decoder = header.hasAlpha ? ['-c:v', ALPHA_DECODERS[header.hasAlpha]] : []
      const full = await make(
        path.join(directory, 'full.mp4'),
        [...decoder, ...input(file, container), ...STREAMS, ...NO_METADATA, ...encodeFull(header)],
        { signal },
      )
      const made = await probeAgain(full, 'mp4', signal)
      const poster = await make(
        path.join(directory, 'poster.png'),
        [...input(full, 'mp4'), '-map', '0:V:0', ...encodePoster(made)],
        { signal },
      )
      const reduced = await make(
        path.join(directory, 'reduced.mp4'),
        [...input(full, 'mp4'), ...STREAMS, ...NO_METADATA, ...encodeReduced(made)],
        { signal },
      )
      return { full, reduced, poster }
    },

    async reduceToWebm(full, { directory, signal }) {
      await giveToSandbox(directory)
      const made = await probeAgain(full, 'mp4', signal)
      return make(
        path.join(directory, 'reduced.webm'),
        [...input(full, 'mp4'), ...STREAMS, ...NO_METADATA, ...encodeWebm(made)],
        { seconds: VIDEO_WEBM_SECONDS, signal },
      )
    },
  }
}

const ALPHA_DECODERS = { vp8: 'libvpx', vp9: 'libvpx-vp9' } as const

/** ffmpeg runs in the directory of the file. */
function input(file: string, container: VideoContainer): string[] {
  const threads = ['-threads', String(THREADS)]
  const reading = [
    '-protocol_whitelist',
    'file',
    '-f',
    DEMUXERS[container],
    // Without this flag, ffmpeg crops the left edge only to an aligned offset.
    '-flags',
    '+unaligned',
    '-max_error_rate',
    String(ERRORS_MAX),
  ]
  return [...reading, ...threads, '-i', path.basename(file), ...threads]
}

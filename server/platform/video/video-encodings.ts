import { VIDEO_FRAMES_PER_SECOND_MAX, VIDEO_OUTPUT_MAX_BYTES, VIDEO_SIDE_MAX } from '#rules/limits.ts'
import { REDUCED_VIDEO_WIDTH } from '#rules/media-rules.ts'
import { scaleInColors } from './video-colors.ts'
import type { VideoHeader } from './video-header.ts'

const H264_CODEC = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-flags:v', '+bitexact']
const H264 = [...H264_CODEC, '-pix_fmt', 'yuv420p']
const AAC = ['-c:a', 'aac', '-ac', '2', '-flags:a', '+bitexact']
/** Speed 5 is the fastest with a good result. CRF 48 looks about like 30 of the reduced H.264 rendition (SSIM). */
const VP9_QUALITY = ['-crf', '48', '-b:v', '0', '-deadline', 'good', '-cpu-used', '5', '-row-mt', '1']
const VP9 = ['-c:v', 'libvpx-vp9', ...VP9_QUALITY, '-pix_fmt', 'yuv420p', '-flags:v', '+bitexact']
const OPUS = ['-c:a', 'libopus', '-ac', '2', '-b:a', '48k', '-flags:a', '+bitexact']

const SIZE_LIMIT = ['-fs', String(VIDEO_OUTPUT_MAX_BYTES)]
const MP4 = ['-movflags', '+faststart', ...SIZE_LIMIT, '-f', 'mp4']
const WEBM = [...SIZE_LIMIT, '-f', 'webm']
const FRAME_RATE = ['-fpsmax', String(VIDEO_FRAMES_PER_SECOND_MAX)]

const even = (size: string) => `max(2,trunc((${size})/2)*2)`
const SHRINK = `min(1,${VIDEO_SIDE_MAX}/max(iw*sar,ih))`
const FULL_SIZE = `w='${even(`${SHRINK}*iw*sar`)}':h='${even(`${SHRINK}*ih`)}'`
const REDUCED_SIZE = `w='${even(`min(${REDUCED_VIDEO_WIDTH},iw)`)}':h='${even(`ow*ih/iw`)}'`
/** Transparent parts become white, the background of the site in light mode. */
const ON_WHITE =
  'format=yuva420p,split[front][back];[back]drawbox=t=fill:c=white:replace=1[white];[white][front]overlay'
const WHOLE_FRAMES = 'bwdif=mode=send_frame:deint=interlaced'

function isKept({ isPlayable, width, height }: VideoHeader): boolean {
  return isPlayable && Math.max(width, height) <= VIDEO_SIDE_MAX && width % 2 === 0 && height % 2 === 0
}

/** The rendition has square pixels, an even size and at most the size that is displayed. */
export function encodeFull(header: VideoHeader): string[] {
  if (isKept(header)) return ['-c', 'copy', ...MP4]
  const { hasAlpha, isProgressive, colors } = header
  const filters = [
    ...(isProgressive ? [] : [WHOLE_FRAMES]),
    ...(hasAlpha ? [ON_WHITE] : []),
    scaleInColors(FULL_SIZE, colors),
    'setsar=1',
  ]
  return ['-vf', filters.join(','), ...FRAME_RATE, ...H264, '-crf', '21', ...AAC, '-b:a', '128k', ...MP4]
}

/** CRF 30 of 51 corresponds to the specified quality of 40 of 100. */
export function encodeReduced(full: VideoHeader): string[] {
  return [...shrink(full), ...H264, '-crf', '30', ...AAC, '-b:a', '64k', ...MP4]
}

export function encodeWebm(full: VideoHeader): string[] {
  return [...shrink(full), ...VP9, ...OPUS, ...WEBM]
}

function shrink({ colors }: VideoHeader): string[] {
  return ['-vf', `${scaleInColors(REDUCED_SIZE, colors)},setsar=1`, ...FRAME_RATE]
}

/** Two frames per second of the first ten seconds, because many videos begin with a black screen. */
const POSTER_CANDIDATES = "trim=duration=10,select='isnan(prev_selected_t)+gte(t-prev_selected_t,0.5)'"
/** The brightness of a frame of one color has an entropy of 0, and that of a few words on a plain background about 0.05. */
const WITH_CONTENT =
  'entropy,metadata=select:key=lavfi.entropy.normalized_entropy.normal.Y:value=0.02:function=greater'
/** The most typical frame with content, or of all frames if none has content. */
const MOST_TYPICAL = `split[all][some];[some]${WITH_CONTENT},thumbnail=20[best];[all]thumbnail=20[any];[best][any]concat`

export function encodePoster({ colors }: VideoHeader): string[] {
  const filters = [POSTER_CANDIDATES, scaleInColors('w=iw:h=ih', colors), MOST_TYPICAL].join(',')
  const still = ['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1']
  return ['-vf', filters, ...still]
}

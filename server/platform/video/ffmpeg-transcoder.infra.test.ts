import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  colorAt,
  countWovenFrames,
  decode,
  ffmpeg,
  makeVideo,
  recordClip,
  recordTransparentClip,
  rewrap,
} from '#tests/support/videos.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { giveToSandbox } from '#server/platform/sandbox.ts'
import { createFfmpegTranscoder } from './ffmpeg-transcoder.ts'

const HEVC = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'] as const
const VARIABLE_RATE = ['-vf', "select='lt(mod(n,5),2)'", '-fps_mode', 'vfr'] as const

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-look-'))
  await giveToSandbox(directory)
})
afterAll(() => rm(directory, { recursive: true }))

test('probing has a limit of one CPU second, transcoding of ten minutes, and WebM of two', async () => {
  const [command, note] = [path.join(directory, 'ffmpeg'), path.join(directory, 'note')]
  await writeFile(command, `#!/bin/sh\nulimit -t >> ${note}\nexec ${await ffmpeg()} "$@"\n`)
  await chmod(command, 0o755)
  const transcoder = createFfmpegTranscoder(command, { isAwaited: true })
  const limits = async () => (await readFile(note, 'utf8')).trim().split('\n').map(Number)

  const clip = await write(await recordClip())
  await transcoder.inspect(clip, 'mp4')
  expect(await limits()).toEqual([1])
  const work = { directory, signal: new AbortController().signal }
  const { full } = await transcoder.transcode(clip, 'mp4', work)
  expect((await limits()).slice(1)).toEqual([1, 600, 1, 600, 600])
  await transcoder.reduceToWebm(full, work)
  expect((await limits()).slice(6)).toEqual([1, 120])
})

test('probe reads a private file of the server in a private directory, and leaves nothing in it', async () => {
  const uploads = await mkdtemp(path.join(tmpdir(), 'guffaw-private-'))
  const file = path.join(uploads, 'upload')
  await writeFile(file, await readFile(await write(await recordClip())), { mode: 0o600 })
  const transcoder = createFfmpegTranscoder(await ffmpeg(), { isAwaited: true })
  expect(await transcoder.inspect(file, 'mp4')).toMatchObject({ width: 320, height: 240 })
  expect(await readdir(uploads)).toEqual(['upload'])
  await rm(uploads, { recursive: true })
})

test('failed probe reports a damaged file', async () => {
  expect(await createFfmpegTranscoder('false').inspect('video.mp4', 'mp4')).toBe('damaged')
})

describe('video', () => {
  const made = /Video: h264 \(High\).*, yuv420p\(.*progressive\), 320x240.*\n[^]*Audio: aac \(LC\).*, stereo/
  const playable = /Video: h264 .*yuv420p[^]*Audio: aac/

  /** Several properties of a clip at once, and each of them alone. */
  const CLIPS = [
    [
      'of ten bits in fragments with surround sound',
      { options: ['-pix_fmt', 'yuv420p10le', '-ac', '6', '-movflags', 'frag_keyframe+empty_moov'] },
      made,
    ],
    [
      'with non-square pixels, a time code track and a late start',
      {
        size: '354x288',
        options: ['-vf', 'setsar=64/45', '-timecode', '01:02:03:04', '-output_ts_offset', '3'],
      },
      /Duration: 00:00:01\.\d[^]*Video: .*, 502x288 \[SAR 1:1 /,
    ],
    [
      'in HEVC with a variable frame rate and two audio tracks',
      {
        options: [...HEVC, ...VARIABLE_RATE, '-map', '0:v', '-map', '1:a', '-map', '1:a'],
      },
      playable,
    ],
    [
      'as WebM of 120 frames per second',
      { format: 'webm', rate: 120, seconds: 0.5, options: [] },
      /Video: h264.*, 60 fps.*\n[^]*Audio: aac/,
    ],
  ] as const
  const SIMPLE_CLIPS = [
    ['with an audio codec not supported in MP4', { options: ['-c:a', 'libopus'] }, made],
    ['of one frame', { rate: 5, options: ['-frames:v', '1'], hasSound: false }, /Video: h264/],
    ['of a fragment of a second', { seconds: 0.04, rate: 25, options: [] }, /Video: h264/],
    ['of ten bits', { options: ['-pix_fmt', 'yuv420p10le'] }, made],
    ['with surround sound', { options: ['-ac', '6'] }, made],
    [
      'with non-square pixels',
      { size: '710x576', options: ['-vf', 'setsar=64/45'] },
      /Video: .*, 1008x576 \[SAR 1:1 /,
    ],
    ['in fragments', { options: ['-movflags', 'frag_keyframe+empty_moov'] }, /Video: h264/],
    ['that starts later than its audio', { options: ['-output_ts_offset', '3'] }, /Duration: 00:00:01\.\d/],
    ['with a time code track', { options: ['-timecode', '01:02:03:04'] }, /Video: h264/],
    ['in HEVC', { options: HEVC }, playable],
    ['with a variable frame rate', { options: VARIABLE_RATE }, playable],
    ['with two audio tracks', { options: ['-map', '0:v', '-map', '1:a', '-map', '1:a'] }, playable],
    ['as WebM with sound', { format: 'webm', options: [] }, /Video: h264.*\n[^]*Audio: aac/],
    ['of 120 frames per second', { rate: 120, options: [] }, /, 60 fps/],
  ] as const
  test.for([...CLIPS, ...(isNightly ? SIMPLE_CLIPS : [])])(
    '%s is transcoded for every browser',
    async ([, { options, ...clip }, expected]) => {
      const video = await recordClip({ ...clip, options: [...options] })
      const { info, errors } = await transcode(video, 'format' in clip ? clip.format : 'mp4')
      expect(info).toMatch(expected)
      expect(info).not.toMatch(/Data:|timecode|Stream #0:2/)
      expect(info.match(/Stream #.*Audio: aac/g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(errors).toBe('')
    },
  )

  test('with interlaced frames is deinterlaced, and an audio codec not supported in MP4 is replaced', async () => {
    const halves = ['-vf', 'interlace', '-flags', '+ildct+ilme']
    const clip = await recordClip({ rate: 50, size: '360x288', options: [...halves, '-c:a', 'libopus'] })
    expect(await countWovenFrames(clip)).toBeGreaterThan(10)
    const { bytes, info, errors } = await transcode(clip)
    expect(info).toMatch(/Video: h264 .*, progressive\), 360x288.*, 25 fps/)
    expect(info).toMatch(/Audio: aac \(LC\)/)
    expect(await countWovenFrames(new Blob([new Uint8Array(bytes)]))).toBe(0)
    expect(errors).toBe('')
  })

  test('of one frame with odd dimensions is made even, and a silent one stays silent', async () => {
    const options = ['-frames:v', '1', '-pix_fmt', 'yuv444p']
    const clip = await recordClip({ size: '321x181', rate: 5, hasSound: false, options })
    const { info, errors } = await transcode(clip)
    expect(info).toMatch(/, 320x180/)
    expect(info).not.toMatch(/Audio:/)
    expect(errors).toBe('')
  })

  test('with transparency gets a white background', async () => {
    const video = await transcode(await recordTransparentClip(), 'webm')
    expect(video.info).toMatch(/Video: h264/)
    const [left, right] = [await colorAt(video, 20, 60), await colorAt(video, 140, 60)]
    expect(Math.min(...left)).toBeGreaterThan(230)
    expect(right[0]).toBeGreaterThan(200)
    expect(right[1]).toBeLessThan(60)
  })

  test('with cropping on its left side is cropped in every rendition', async () => {
    const cut = await rewrap(await recordClip(), ['-bsf:v', 'h264_metadata=crop_left=40:crop_right=40'])
    const { info, decodeReduced } = await transcode(cut)
    expect(info).toMatch(/Video: .*, 240x240/)
    expect((await decodeReduced()).info).toMatch(/Video: .*, 240x240/)
  })

  test('that is black for its first seconds gets a poster that shows something', async () => {
    const fade = ['-vf', 'fade=in:st=3:d=0.1']
    const { poster } = await transcode(await recordClip({ seconds: 4, hasSound: false, options: fade }))
    const colors = [40, 120, 200, 280].map((x) => colorAt(poster, x, 20))
    expect(Math.max(...(await Promise.all(colors)).flat())).toBeGreaterThan(150)
  })

  test('of one color gets a poster of this color', async () => {
    const color = ['-f', 'lavfi', '-i', 'color=c=red:size=160x120:rate=5:duration=2', '-pix_fmt', 'yuv420p']
    const { poster } = await transcode(await makeVideo('mp4', color))
    const [red = 0, green = 255] = await colorAt(poster, 80, 60)
    expect([red > 200, green < 60]).toEqual([true, true])
  })

  test.for([
    ['has only audio', ['-vn']],
    ['has only a cover image', ['-frames:v', '1', '-c:v', 'mjpeg', '-disposition:v', 'attached_pic']],
  ] as const)('is refused if it %s', async ([, options]) => {
    const file = await write(await recordClip({ options: [...options] }))
    expect(await createFfmpegTranscoder(await ffmpeg()).inspect(file, 'mp4')).toBe('no video')
  })
})

async function transcode(clip: Blob, format: 'mp4' | 'webm' = 'mp4') {
  const transcoder = createFfmpegTranscoder(await ffmpeg(), { isAwaited: true })
  const { signal } = new AbortController()
  const { full, reduced, poster } = await transcoder.transcode(await write(clip, format), format, {
    directory,
    signal,
  })
  const see = async (file: string) => decode(new Blob([new Uint8Array(await readFile(file))]))
  return {
    ...(await see(full)),
    decodeReduced: () => see(reduced),
    poster: { bytes: await readFile(poster) },
  }
}

async function write(clip: Blob, format = 'mp4'): Promise<string> {
  const file = path.join(directory, `clip.${format}`)
  await writeFile(file, Buffer.from(await clip.arrayBuffer()))
  return file
}

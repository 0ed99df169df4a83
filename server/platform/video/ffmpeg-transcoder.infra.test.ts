import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ffmpeg, recordClip, rewrap, watch } from '#tests/support/videos.ts'
import { giveToSandbox } from '#server/platform/sandbox.ts'
import { createFfmpegTranscoder } from './ffmpeg-transcoder.ts'

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
  const transcoder = createFfmpegTranscoder(command)
  const logged = async () => (await readFile(note, 'utf8')).trim().split('\n').map(Number)

  const clip = await write(await recordClip())
  await transcoder.inspect(clip, 'mp4')
  expect(await logged()).toEqual([1])
  const work = { directory, signal: new AbortController().signal }
  const { full } = await transcoder.transcode(clip, 'mp4', work)
  expect((await logged()).slice(1)).toEqual([1, 600, 1, 600, 600])
  await transcoder.reduceToWebm(full, work)
  expect((await logged()).slice(6)).toEqual([1, 120])
})

test('failed probe reports a damaged file', async () => {
  expect(await createFfmpegTranscoder('false').inspect('video.mp4', 'mp4')).toBe('damaged')
})

describe('video', () => {
  const made = /Video: h264 \(High\).*, yuv420p\(.*progressive\), 320x240.*\n[^]*Audio: aac \(LC\).*, stereo/

  test.for([
    ['of ten bits', { options: ['-pix_fmt', 'yuv420p10le'] }, made],
    ['with surround sound', { options: ['-ac', '6'] }, made],
    ['with an audio codec not supported in MP4', { options: ['-c:a', 'libopus'] }, made],
    [
      'with non-square pixels',
      { size: '710x576', options: ['-vf', 'setsar=64/45'] },
      /Video: .*, 1008x576 \[SAR 1:1 /,
    ],
    ['of one frame', { rate: 5, options: ['-frames:v', '1'], hasSound: false }, /Video: h264/],
    ['of a fragment of a second', { seconds: 0.04, rate: 25, options: [] }, /Video: h264/],
    ['in fragments', { options: ['-movflags', 'frag_keyframe+empty_moov'] }, /Video: h264/],
    ['that starts later than its audio', { options: ['-output_ts_offset', '3'] }, /Duration: 00:00:01\.\d/],
    ['with a time code track', { options: ['-timecode', '01:02:03:04'] }, /Video: h264/],
  ] as const)('%s is transcoded for every browser', async ([, { options, ...clip }, expected]) => {
    const { said, faults } = await transcode(await recordClip({ ...clip, options: [...options] }))
    expect(said).toMatch(expected)
    expect(said).not.toMatch(/Data:|timecode|Stream #0:2/)
    expect(faults).toBe('')
  })

  test('with cropping on its left side is cropped in every rendition', async () => {
    const cut = await rewrap(await recordClip(), ['-bsf:v', 'h264_metadata=crop_left=40:crop_right=40'])
    const { said, reduced } = await transcode(cut)
    expect(said).toMatch(/Video: .*, 240x240/)
    expect(reduced.said).toMatch(/Video: .*, 240x240/)
  })

  test.for([
    ['has only audio', ['-vn']],
    ['has only a cover image', ['-frames:v', '1', '-c:v', 'mjpeg', '-disposition:v', 'attached_pic']],
  ] as const)('is refused if it %s', async ([, options]) => {
    const file = await write(await recordClip({ options: [...options] }))
    expect(await createFfmpegTranscoder(await ffmpeg()).inspect(file, 'mp4')).toBe('no video')
  })
})

async function transcode(clip: Blob) {
  const transcoder = createFfmpegTranscoder(await ffmpeg())
  const { signal } = new AbortController()
  const { full, reduced } = await transcoder.transcode(await write(clip), 'mp4', { directory, signal })
  const see = async (file: string) => watch(new Blob([new Uint8Array(await readFile(file))]))
  return { ...(await see(full)), reduced: await see(reduced) }
}

async function write(clip: Blob): Promise<string> {
  const file = path.join(directory, 'clip.mp4')
  await writeFile(file, Buffer.from(await clip.arrayBuffer()))
  return file
}

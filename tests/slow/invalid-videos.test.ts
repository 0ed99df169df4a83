import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTrio, postForm } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { recordClip, rewrap } from '#tests/support/videos.ts'

const DAMAGED = 'This file is damaged and cannot be shown. Please choose another one.'
const WRONG_TYPE =
  'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.'

const app = await sharedApp()
const [author] = await createTrio(app)

describe('invalid video is refused in the response to its upload', () => {
  test.for([
    ['truncated before its index', async () => cut(await recordClip(), 0.5), DAMAGED],
    [
      'truncated in the middle',
      async () => cut(await rewrap(await recordClip(), ['-movflags', '+faststart']), 0.7),
      DAMAGED,
    ],
    [
      'with garbage after its first bytes',
      async () => new Blob([(await recordClip()).slice(0, 40), 'x'.repeat(5000)]),
      DAMAGED,
    ],
    ['with an index only', async () => cutFrames(await recordClip()), DAMAGED],
    ['with audio only', async () => rewrap(await recordClip(), ['-vn']), WRONG_TYPE],
    ['declared as audio', () => rewrapSound(), WRONG_TYPE],
    ['truncated WebM', async () => cut(await recordClip({ format: 'webm' }), 0.02), DAMAGED],
    [
      'HTML page',
      async () => new Blob(['<html><script>alert(1)</script>'], { type: 'video/mp4' }),
      WRONG_TYPE,
    ],
    [
      'playlist',
      async () => new Blob(['#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'], { type: 'video/mp4' }),
      WRONG_TYPE,
    ],
  ] as const)('(%s)', async ([, make, message]) => {
    const clip = await make()
    const before = await storedFiles()
    expect(await author.rest.form('/post', postForm('hi', clip))).toMatchObject({
      status: 415,
      body: { success: false, code: 'UNSUPPORTED_FILE_TYPE', message },
    })
    expect(await storedFiles()).toEqual(before)
    expect(await filesBelow(app.dependencies.uploadDirectory)).toEqual([])
  })
})

test('image is stored as an image whatever its name is', async () => {
  const form = postForm('hi', new Blob([await drawPicture()], { type: 'video/mp4' }))
  expect((await author.rest.form('/post', form)).text('post.postUrl')).toMatch(/^\/media\/image\//)
})

async function rewrapSound(): Promise<Blob> {
  return rewrap(await recordClip(), ['-vn', '-f', 'ipod'])
}

/** A recording that was stopped before its first frames. */
async function cutFrames(clip: Blob): Promise<Blob> {
  const recording = await rewrap(clip, ['-movflags', 'frag_keyframe+empty_moov+default_base_moof'])
  const bytes = Buffer.from(await recording.arrayBuffer())
  return recording.slice(0, bytes.indexOf('moof') - 4)
}

function cut(clip: Blob, share: number): Blob {
  return clip.slice(0, Math.floor(clip.size * share))
}

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(path.join(app.dataDirectory, 'media'))).toSorted((a, b) => a.localeCompare(b))
}

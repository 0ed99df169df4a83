import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { removeFailedWebm, encodeWebm } from '#server/features/media/encode-webm.ts'
import { removeOrphanedFiles } from '#server/features/media/remove-media.ts'
import type { Transcoder } from '#server/platform/video/transcoder.ts'
import { createTrio } from '#tests/support/members.ts'
import { readPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { decode, isFastStart, recordClip, recordNoise, rewrap, turn } from '#tests/support/videos.ts'
import { postVideo } from './post-video.ts'

const REDUCED = 'f_auto,q_40,w_480,fps_60'

const app = await sharedApp()
const [author, other] = await createTrio(app)

const postAndWait = (clip: Blob) => postVideo(app, author, clip)

describe('posted video', () => {
  test('is served as MP4 in full and reduced size and as a smaller WebM, with a poster, until its post is deleted', async () => {
    const before = await storedFiles()
    const post = await postAndWait(await recordNoise())
    const full = await decode(await other.http.fetch(post.url))
    expect(full.info).toMatch(/Video: h264 \(High\).*, yuv420p[(,].*, 640x360/)
    expect(full.info).toMatch(/Audio: aac \(LC\).*, stereo/)
    expect(full.errors).toBe('')
    expect(isFastStart(full.bytes)).toBe(true)

    const reduced = await decode(await other.http.fetch(post.url.replace('f_mp4', REDUCED)))
    expect(reduced.info).toMatch(/Video: h264 .*, 480x270/)
    expect(reduced.info).toMatch(/Audio: aac/)
    expect(reduced.errors).toBe('')
    expect(reduced.bytes.length).toBeLessThan(full.bytes.length)

    const { media } = await read(post.id)
    expect(media).toEqual({
      state: 'READY',
      failure: null,
      url: `/media/video/f_mp4/${post.mediaId}.mp4`,
      small: `/media/video/${REDUCED}/${post.mediaId}.mp4`,
      poster: `/media/image/full/${post.mediaId}.webp`,
      duration: expect.closeTo(2, 0),
      width: 640,
      height: 360,
      altText: '',
      thumbHash: expect.stringMatching(/^[A-Za-z0-9+/]{20,}=*$/),
    })
    const poster = await readPicture(await other.http.fetch(`/media/image/w_480/${post.mediaId}.webp`))
    expect(poster.metadata).toMatchObject({ width: 480, height: 270 })

    const small = `/media/video/${REDUCED}/${post.mediaId}.mp4`
    const smaller = `/media/video/f_webm,q_40,w_480,fps_60/${post.mediaId}.webm`
    expect(await sourcesOf(post.id)).toEqual({
      reduced: [
        { type: 'video/webm; codecs="vp9, opus"', url: smaller },
        { type: 'video/mp4', url: small },
      ],
      full: [{ type: 'video/mp4', url: post.url }],
    })
    const response = await other.http.fetch(smaller)
    expect(response.headers.get('content-type')).toBe('video/webm')
    const webm = await decode(response)
    expect(webm.info).toMatch(/Video: vp9 .*, yuv420p[(,].*, 480x270/)
    expect(webm.info).toMatch(/Audio: opus/)
    expect(webm.errors).toBe('')
    expect(webm.bytes.length).toBeLessThan(reduced.bytes.length)
    for (const wrong of [smaller.replace('.webm', '.mp4'), small.replace('.mp4', '.webm')])
      expect((await other.http.fetch(wrong)).status).toBe(404)

    expect((await storedFiles()).length).toBeGreaterThan(before.length)
    expect(await author.rest.delete(`/post/me/${post.id}`)).toMatchObject({ status: 200 })
    expect(await storedFiles()).toEqual(before)
    expect((await other.http.fetch(post.url)).status).toBe(404)
    expect(await app.dependencies.database.removedRendition.count()).toBe(0)
  })

  test('with supported codecs is remuxed without its metadata, and needs no WebM', async () => {
    const atFirst = await storedFiles()
    const { id, mediaId, url } = await postAndWait(await withMetadata(await recordClip()))
    await expectRemuxed(url)

    // The WebM would be larger, fails, or is ready after the post was deleted.
    const { dependencies } = app
    const { videos, database } = dependencies
    if (!videos) throw new Error('These tests need an ffmpeg')
    await database.rendition.deleteMany({ where: { mediaId, name: { startsWith: 'f_webm' } } })
    await removeOrphanedFiles(dependencies)
    const before = await storedFiles()
    const by = (reduceToWebm: Transcoder['reduceToWebm']) =>
      encodeWebm(
        dependencies,
        { ...videos, transcoder: { ...videos.transcoder, reduceToWebm } },
        mediaId,
        new AbortController().signal,
      )
    await by(async (_full, { directory }) => {
      const file = path.join(directory, 'large.webm')
      await writeFile(file, Buffer.alloc(5_000_000))
      return file
    })
    await expect(by(() => Promise.reject(new Error('There is no such encoder')))).rejects.toThrow('encoder')
    await removeFailedWebm(dependencies, mediaId)
    expect(await storedFiles()).toEqual(before)
    expect(await filesBelow(dependencies.uploadDirectory)).toEqual([])
    await by(async (_full, { directory }) => {
      await author.rest.delete(`/post/me/${id}`)
      const file = path.join(directory, 'small.webm')
      await writeFile(file, 'small')
      return file
    })
    expect(await storedFiles()).toEqual(atFirst)
  })

  test('from a phone held upright is rotated upright', async () => {
    const { url, id } = await postAndWait(await turn(await recordClip({ size: '96x64', seconds: 0.2 })))
    const { info } = await decode(await other.http.fetch(url))
    expect(info).toMatch(/, 64x96/)
    expect(info).not.toMatch(/displaymatrix/)
    expect((await read(id)).media).toMatchObject({ width: 64, height: 96 })
  })
})

function withMetadata(clip: Blob): Promise<Blob> {
  const words = ['title=A certain person', 'location=+51.5-0.1/', 'creation_time=2026-01-02T03:04:05']
  const maker = ['-metadata:s:v', 'handler_name=A certain phone']
  return rewrap(clip, [...words.flatMap((word) => ['-metadata', word]), ...maker])
}

async function expectRemuxed(url: string): Promise<void> {
  const { bytes, info, errors } = await decode(await other.http.fetch(url))
  // The encoder's name in the stream shows that the frames were not encoded again.
  expect(info).toMatch(/Video: h264/)
  expect(bytes.includes('preset=ultrafast') || bytes.includes('subme=0')).toBe(true)
  for (const secret of ['certain', '+51.5', 'location', '2026-01-02'])
    expect(bytes.includes(secret), secret).toBe(false)
  expect(info).not.toMatch(/creation_time|certain/)
  expect(isFastStart(bytes)).toBe(true)
  expect(errors).toBe('')
}

async function read(id: string) {
  const { data } = await other.graphql.send(
    `query ($id: UUID!) { post(id: $id) { media { ... on VideoMedia {
      state failure url small: url(width: 400) poster duration width height altText thumbHash
    } } } }`,
    { id },
  )
  return Object(data).post
}

async function sourcesOf(id: string): Promise<unknown> {
  const { data } = await other.graphql.send(
    `query ($id: UUID!) { post(id: $id) { media { ... on VideoMedia {
      reduced: sources(width: 480) { type url } full: sources { type url }
    } } } }`,
    { id },
  )
  return Object(data).post.media
}

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(path.join(app.dataDirectory, 'media'))).toSorted((a, b) => a.localeCompare(b))
}

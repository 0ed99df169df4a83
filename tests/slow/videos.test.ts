import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeFailedWebm, encodeWebm } from '#server/features/media/encode-webm.ts'
import { removeOrphanedFiles } from '#server/features/media/remove-media.ts'
import type { Transcoder } from '#server/platform/video/transcoder.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { drawPicture, readPicture } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { createPublishedPost } from '#tests/support/published-post.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'
import { recordClip, recordNoise, rewrap, decode } from '#tests/support/videos.ts'

const DAMAGED = 'This file is damaged and cannot be shown. Please choose another one.'
const WRONG_TYPE =
  'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.'
const REDUCED = 'f_auto,q_40,w_480,fps_60'
/** Milliseconds until the error about an invalid file must be visible. */
const PATIENCE = 5000

let app: TestApp
let author: TestMember
let other: TestMember
beforeAll(async () => {
  app = await startTestApp()
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[author, other] = [first, second]
})
afterAll(() => app.stop())

describe('posted video', { timeout: 60_000 }, () => {
  test('is served as MP4 with H.264 and AAC in full and reduced size, with a poster', async () => {
    const post = await postAndWait(await recordClip({ size: '1000x600', options: ['-pix_fmt', 'yuv444p'] }))
    const full = await decode(await other.http.fetch(post.url))
    expect(full.info).toMatch(/Video: h264 \(High\).*, yuv420p[(,].*, 1000x600/)
    expect(full.info).toMatch(/Audio: aac \(LC\).*, stereo/)
    expect(full.errors).toBe('')
    expect(isFastStart(full.bytes)).toBe(true)

    const reduced = await decode(await other.http.fetch(post.url.replace('f_mp4', REDUCED)))
    expect(reduced.info).toMatch(/Video: h264 .*, 480x288/)
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
      duration: expect.closeTo(1, 0),
      width: 1000,
      height: 600,
      altText: '',
      thumbHash: expect.stringMatching(/^[A-Za-z0-9+/]{20,}=*$/),
    })
    const poster = await readPicture(await other.http.fetch(`/media/image/w_480/${post.mediaId}.webp`))
    expect(poster.metadata).toMatchObject({ width: 480, height: 288 })
  })

  test('has a smaller WebM in its reduced size', async () => {
    const post = await postAndWait(await recordNoise())
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
    const mp4 = await decode(await other.http.fetch(small))
    expect(webm.bytes.length).toBeLessThan(mp4.bytes.length)
    for (const wrong of [smaller.replace('.webm', '.mp4'), small.replace('.mp4', '.webm')])
      expect((await other.http.fetch(wrong)).status).toBe(404)
  })

  test('keeps its MP4 when the WebM would be larger or fails', async () => {
    const { mediaId } = await postAndWait(await recordClip())
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
  })

  test('deleted during the WebM transcoding leaves no WebM', async () => {
    const before = await storedFiles()
    const { id, mediaId } = await postAndWait(await recordClip())
    const { dependencies } = app
    const { videos, database } = dependencies
    if (!videos) throw new Error('These tests need an ffmpeg')
    await database.rendition.deleteMany({ where: { mediaId, name: { startsWith: 'f_webm' } } })
    const reduceToWebm: Transcoder['reduceToWebm'] = async (_full, { directory }) => {
      await author.rest.delete(`/post/me/${id}`)
      const file = path.join(directory, 'small.webm')
      await writeFile(file, 'small')
      return file
    }
    const slow = { ...videos, transcoder: { ...videos.transcoder, reduceToWebm } }
    await encodeWebm(dependencies, slow, mediaId, new AbortController().signal)
    expect(await storedFiles()).toEqual(before)
  })

  test('with supported codecs is remuxed without its metadata', async () => {
    const words = ['title=A certain person', 'location=+51.5-0.1/', 'creation_time=2026-01-02T03:04:05']
    const metadata = words.flatMap((word) => ['-metadata', word])
    const maker = ['-metadata:s:v', 'handler_name=A certain phone']
    const clip = await rewrap(await recordClip(), [...metadata, ...maker])
    const { url } = await postAndWait(clip)
    const { bytes, info, errors } = await decode(await other.http.fetch(url))
    // The encoder's name in the stream shows that the frames were not encoded again.
    expect(info).toMatch(/Video: h264/)
    expect(bytes.includes('preset=ultrafast') || bytes.includes('subme=0')).toBe(true)
    for (const secret of ['certain', '+51.5', 'location', '2026-01-02'])
      expect(bytes.includes(secret), secret).toBe(false)
    expect(info).not.toMatch(/creation_time|certain/)
    expect(isFastStart(bytes)).toBe(true)
    expect(errors).toBe('')
  })

  test('from a phone held upright is rotated upright', async () => {
    const { url, id } = await postAndWait(await turn(await recordClip({ size: '320x180' })))
    const { info } = await decode(await other.http.fetch(url))
    expect(info).toMatch(/, 180x320/)
    expect(info).not.toMatch(/displaymatrix/)
    expect((await read(id)).media).toMatchObject({ width: 180, height: 320 })
  })

  test('is deleted with all files of its post', async () => {
    const before = await storedFiles()
    const { id, url } = await postAndWait(await recordClip())
    expect((await storedFiles()).length).toBeGreaterThan(before.length)
    expect(await author.rest.delete(`/post/me/${id}`)).toMatchObject({ status: 200 })
    expect(await storedFiles()).toEqual(before)
    expect((await other.http.fetch(url)).status).toBe(404)
    expect(await app.dependencies.database.removedRendition.count()).toBe(0)
  })
})

describe('video file', { timeout: 60_000 }, () => {
  let url: string
  let size: number
  beforeAll(async () => {
    ;({ url } = await postAndWait(await recordClip()))
    size = (await (await other.http.fetch(url)).arrayBuffer()).byteLength
  }, 60_000)

  test('is revalidated by caches and has headers that prevent any other interpretation', async () => {
    const { headers } = await readToEnd(other.http.fetch(url))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=3600, must-revalidate',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(size),
    })
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await other.http.fetch(url, { headers: known })).status).toBe(304)
  })

  test.for([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, -1],
    ['bytes=-50', -50, -1],
    ['bytes=0-99999999', 0, -1],
  ] as const)('supports range requests (%s)', async ([range, from, to]) => {
    const [start, end] = [from < 0 ? size + from : from, to < 0 ? size + to : to]
    const response = await other.http.fetch(url, { headers: { range } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`)
    const whole = Buffer.from(await (await other.http.fetch(url)).arrayBuffer())
    expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true)
  })

  test('has no range beyond its end', async () => {
    const response = await other.http.fetch(url, { headers: { range: 'bytes=99999999-' } })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${size}`)
  })

  test.for([
    ['bytes=0-1,5-6', ''],
    ['rows=0-1', ''],
    ['bytes=x', ''],
    ['bytes=0-9', '"another"'],
  ] as const)('is sent completely for an unusable range (%s %s)', async ([range, condition]) => {
    const headers = new Headers({ range })
    if (condition) headers.set('if-range', condition)
    const response = await other.http.fetch(url, { headers })
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBe(size)
  })

  test.for(['f_mp4,w_10', 'source', 'full', 'w_480', '..', 'f_auto,q_40,w_480,fps_61'])(
    'has no other rendition (%s)',
    async (form) => {
      expect((await other.http.fetch(url.replace('f_mp4', form))).status).toBe(404)
    },
  )

  test('is visible to its owner only until it is posted', async () => {
    const form = new FormData()
    form.append('file', await recordClip(), 'clip.mp4')
    const answer = await author.rest.form('/media', form)
    expect(answer).toMatchObject({
      status: 201,
      body: { media: { kind: 'video', status: 'processing', url: null } },
    })
    const id = answer.text('media.id')
    await expect
      .poll(async () => (await author.rest.get(`/media/${id}`)).text('media.status'), { timeout: 20_000 })
      .toBe('ready')
    const waiting = `/media/video/f_mp4/${id}.mp4`
    const { headers } = await readToEnd(author.http.fetch(waiting))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await other.http.fetch(waiting)).status).toBe(404)
    await waitForVideoJobs(app)
    const taken = new FormData()
    taken.append('mediaId', id)
    expect((await author.rest.form('/post', taken)).text('post.postUrl')).toBe(waiting)
    expect((await readToEnd(other.http.fetch(waiting))).status).toBe(200)
  })
})

describe('invalid video is refused soon', { timeout: 30_000 }, () => {
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
    const startedAt = performance.now()
    expect(await author.rest.form('/post', postForm('hi', clip))).toMatchObject({
      status: 415,
      body: { success: false, code: 'UNSUPPORTED_FILE_TYPE', message },
    })
    expect(performance.now() - startedAt).toBeLessThan(PATIENCE)
    expect(await storedFiles()).toEqual(before)
    expect(await filesBelow(app.dependencies.uploadDirectory)).toEqual([])
  })
})

test('image is stored as an image whatever its name is', async () => {
  const form = postForm('hi', new Blob([await drawPicture()], { type: 'video/mp4' }))
  expect((await author.rest.form('/post', form)).text('post.postUrl')).toMatch(/^\/media\/image\//)
})

/** Consumes the response, because the server waits for slow readers when it stops. */
async function readToEnd(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  await answer.arrayBuffer()
  return answer
}

async function postAndWait(clip: Blob) {
  const form = postForm('Look at this', clip)
  const id = await createPublishedPost(app, () =>
    author.rest.form('/post', form).then(({ text }) => text('post.id')),
  )
  await waitForVideoJobs(app)
  const url = (await other.rest.get(`/post/${id}`)).text('post.postUrl')
  return { id, url, mediaId: path.basename(url, '.mp4') }
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

/** Like a recording of a phone: the frames are rotated by the track matrix (ISO/IEC 14496-12, "tkhd"). */
async function turn(clip: Blob): Promise<Blob> {
  const bytes = Buffer.from(await clip.arrayBuffer())
  const matrix = bytes.indexOf('tkhd') + 44
  const [ONE, UNIT] = [0x10000, 0x40000000]
  for (const [place, value] of [0, ONE, 0, -ONE, 0, 0, 0, 0, UNIT].entries())
    bytes.writeInt32BE(value, matrix + 4 * place)
  return new Blob([new Uint8Array(bytes)])
}

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

/** The index precedes the media data. */
function isFastStart(bytes: Buffer): boolean {
  return bytes.indexOf('moov') < bytes.indexOf('mdat')
}

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(path.join(app.dataDirectory, 'media'))).toSorted((a, b) => a.localeCompare(b))
}

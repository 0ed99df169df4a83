import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepUploads } from '#server/features/media/sweep-uploads.ts'
import { createMembers, postForm, type TestMember, visit } from '#tests/support/members.ts'
import { drawPicture, readPicture } from '#tests/support/pictures.ts'
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createPublishedPost } from '#tests/support/published-post.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'
import { recordClip, decode } from '#tests/support/videos.ts'

const REDUCED = 'f_auto,q_40,w_480,fps_60'

let s3: S3Server
let app: TestApp
let author: TestMember
let picture: Blob
beforeAll(async () => {
  picture = await drawPicture({ width: 600 })
  s3 = await startS3Server()
  app = await startTestApp({ s3: s3.config() })
  author = await join(app)
})
afterAll(async () => {
  await app.stop()
  await s3.stop()
})

describe('image in the bucket', () => {
  let url: string
  let bytes: Buffer
  beforeAll(async () => {
    url = (await author.rest.form('/post', postForm('', picture))).text('post.postUrl')
    bytes = await bytesOf(await get(url))
  })

  test('is served like one on the disk', async () => {
    const response = await get(url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=3600, must-revalidate',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect((await readPicture(response)).metadata).toMatchObject({ format: 'webp', width: 600 })
  })

  test('supports range requests, also beyond its end', async () => {
    const part = await get(url, { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(await bytesOf(part)).toEqual(bytes.subarray(10, 20))
    const tail = await get(url, { range: 'bytes=-7' })
    expect([tail.status, await bytesOf(tail)]).toEqual([206, bytes.subarray(-7)])
    const beyond = await get(url, { range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  })

  test('is not fetched from the bucket for a matching ETag or HEAD', async () => {
    const etag = (await get(url)).headers.get('etag') ?? ''
    s3.requests.length = 0
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304)
    const head = await visit(app).http.fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    expect(s3.requests).toEqual([])
  })

  test('is part of the Open Graph image of its post', async () => {
    const id = await author.rest.form('/post', postForm('Look', picture)).then(({ text }) => text('post.id'))
    const preview = await get(`/media/preview/${id}.jpg`)
    expect((await readPicture(preview)).metadata).toMatchObject({ format: 'jpeg', width: 1200 })
  })
})

describe('video in the bucket', () => {
  test('is transcoded, served in each rendition and range, and deleted with its post', async () => {
    const before = await s3.keys()
    let url = ''
    const id = await createPublishedPost(app, async () => {
      const answer = await author.rest.form(
        '/post',
        postForm('', await recordClip({ size: '500x60', seconds: 0.2 })),
      )
      return answer.text('post.id')
    })
    url = (await author.rest.get(`/post/${id}`)).text('post.postUrl')
    const mediaId = /([^/]+)\.mp4$/.exec(url)?.[1]
    // The video is shown before its upload and the larger renditions are deleted.
    await waitForVideoJobs(app)
    const made = (await s3.keys()).filter((key) => !before.includes(key) && !key.startsWith(`video/f_webm`))
    expect(made).toEqual([
      `image/full/${mediaId}.webp`,
      `image/w_480/${mediaId}.webp`,
      `video/${REDUCED}/${mediaId}.mp4`,
      `video/f_mp4/${mediaId}.mp4`,
    ])
    const full = await decode(await get(url))
    expect([full.errors, full.info]).toEqual(['', expect.stringMatching(/Video: h264 .*, 500x60/)])
    expect((await decode(await get(url.replace('f_mp4', REDUCED)))).errors).toBe('')
    const part = await get(url, { range: 'bytes=100-199' })
    expect([part.status, await bytesOf(part)]).toEqual([206, full.bytes.subarray(100, 200)])

    expect((await author.rest.delete(`/post/me/${id}`)).status).toBe(200)
    expect((await get(url)).status).toBe(404)
    expect(await s3.keys()).toEqual(before)
  })
})

test('sweep removes expired uploads from the bucket', async () => {
  const forgotten = await upload()
  expect(await s3.keys()).toContain(`image/full/${forgotten.id}.webp`)
  // Advancing the clock would end the session, which other tests use.
  const { media } = app.dependencies.database
  await media.update({ where: { id: forgotten.id }, data: { expiresAt: app.clock.now() } })
  await sweepUploads(app.dependencies)
  expect((await s3.keys()).filter((key) => key.includes(forgotten.id))).toEqual([])
})

describe('while the bucket is unavailable', () => {
  let url: string
  let postId: string
  beforeEach(async () => {
    const answer = await author.rest.form('/post', postForm('', picture))
    ;[url, postId] = [answer.text('post.postUrl'), answer.text('post.id')]
    await s3.cut()
  })
  afterEach(() => s3.restore())

  test('media requests ask to retry later and work again afterwards', async () => {
    for (const address of [url, `/media/preview/${postId}.jpg`]) {
      const response = await get(address)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('10')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual(AWAY)
    }
    await s3.restore()
    expect((await get(url)).status).toBe(200)
  })

  test('a post with a file is refused by both APIs and stores nothing', async () => {
    const { database } = app.dependencies
    const [posts, media, keys] = [await database.post.count(), await database.media.count(), await s3.keys()]
    const rest = await author.rest.form('/post', postForm('Later', picture))
    expect([rest.status, rest.body]).toEqual([503, AWAY])
    expect(
      (await author.rest.form('/post', postForm('Later', await recordClip({ size: '64x48', seconds: 0.2 }))))
        .status,
    ).toBe(503)
    const { errors } = await author.graphql.send(
      'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }',
      { input: { text: 'Later', media: null } },
      picture,
    )
    expect(errors).toMatchObject([{ message: AWAY.message, extensions: { code: 'SERVICE_UNAVAILABLE' } }])
    expect([await database.post.count(), await database.media.count()]).toEqual([posts, media])
    await s3.restore()
    await sweepUploads(app.dependencies)
    expect(await s3.keys()).toEqual(keys)
    expect(await database.removedRendition.count()).toBe(0)
    expect((await author.rest.form('/post', postForm('Now', picture))).status).toBe(201)
  })

  test('a profile keeps its photo when the new one cannot be stored', async () => {
    const form = new FormData()
    form.append('fullName', 'Half Changed')
    form.append('profilePhoto', picture, 'photo.png')
    const answer = await author.rest.form('/users/profile', form, 'PUT')
    expect([answer.status, answer.body]).toEqual([503, AWAY])
    const { data } = await author.graphql.send('{ viewer { user { fullName photoUrl } } }')
    expect(JSON.stringify(data)).not.toMatch(/Half Changed|\/media\/image/)
  })

  test('posts without files can be created and all posts deleted, and files are deleted later', async () => {
    expect((await author.rest.form('/post', postForm('Only words'))).status).toBe(201)
    expect((await author.rest.delete(`/post/me/${postId}`)).status).toBe(200)
    expect((await get(url)).status).toBe(404)
    await s3.restore()
    expect((await s3.keys()).filter((key) => key.includes(idIn(url)))).toHaveLength(2)
    await sweepUploads(app.dependencies)
    expect((await s3.keys()).filter((key) => key.includes(idIn(url)))).toEqual([])
  })
})

describe.each(['signed', 'public'] as const)('media served by %s URLs', (by) => {
  let redirecting: TestApp
  let member: TestMember
  beforeAll(async () => {
    const access = by === 'public' ? { by, url: s3.publicUrl } : { by }
    redirecting = await startTestApp({ s3: s3.config(access) })
    member = await join(redirecting)
  })
  afterAll(() => redirecting.stop())

  const ask = (address: string, init?: RequestInit) =>
    visit(redirecting).http.fetch(address, { redirect: 'manual', ...init })

  test('are loaded from the bucket directly', async () => {
    const url = (await member.rest.form('/post', postForm('', picture))).text('post.postUrl')
    s3.requests.length = 0
    const response = await ask(url)
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${by === 'public' ? 3600 : 900}`)
    const location = response.headers.get('location') ?? ''
    expect(location.startsWith(`${s3.publicUrl}/image/full/${idIn(url)}.webp`)).toBe(true)
    expect(location.includes('X-Amz-Signature=')).toBe(by === 'signed')
    expect((await ask(url, { method: 'HEAD' })).status).toBe(302)
    expect(s3.requests).toEqual([])
    const file = await fetch(location)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect((await readPicture(file)).metadata).toMatchObject({ format: 'webp', width: 600 })
  })

  test('are not found after their post was deleted', async () => {
    const answer = await member.rest.form('/post', postForm('', picture))
    const location = (await ask(answer.text('post.postUrl'))).headers.get('location') ?? ''
    await member.rest.delete(`/post/me/${answer.text('post.id')}`)
    expect((await ask(answer.text('post.postUrl'))).status).toBe(404)
    expect((await fetch(location)).status).toBe(404)
  })

  test('are served by the server to their owner while they are detached', async () => {
    const form = new FormData()
    form.append('file', picture, 'picture.png')
    const url = (await member.rest.form('/media', form)).text('media.url')
    expect((await ask(url)).status).toBe(404)
    const own = await member.http.fetch(url, { redirect: 'manual' })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test('are allowed by the content security policy and the service worker', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
    const { origin } = new URL(s3.publicUrl)
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(new RegExp(`${directive} [^;]*`).exec(policy)?.[0]).toContain(` ${origin}`)
    expect(policy).toMatch(/default-src 'self';/)
  })
})

const AWAY = { success: false, message: 'Please try again later', code: 'SERVICE_UNAVAILABLE' }

async function join(house: TestApp): Promise<TestMember> {
  const [member] = await createMembers(house, 1)
  if (!member) throw new Error('One was asked for')
  return member
}

function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return visit(app).http.fetch(address, { headers })
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

function idIn(url: string): string {
  return /([^/]+)\.\w+$/.exec(url)?.[1] ?? ''
}

async function upload(): Promise<{ id: string }> {
  const form = new FormData()
  form.append('file', picture, 'picture.png')
  return { id: (await author.rest.form('/media', form)).text('media.id') }
}

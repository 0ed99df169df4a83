import { beforeAll, describe, expect, test } from 'vitest'
import { createTrio } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'
import { recordClip } from '#tests/support/videos.ts'
import { postVideo } from './post-video.ts'

const app = await sharedApp()
const [author, other] = await createTrio(app)

describe('video file', () => {
  let url: string
  let size: number
  beforeAll(async () => {
    ;({ url } = await postVideo(app, author, await recordClip()))
    size = (await (await other.http.fetch(url)).arrayBuffer()).byteLength
  })

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
    await expect.poll(async () => (await author.rest.get(`/media/${id}`)).text('media.status')).toBe('ready')
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

test.for(['M4V ', 'M4VP', '3gp4', '3g2a', 'avc1'])('MP4 file of the brand %s is accepted', async (brand) => {
  const answer = await uploadAs(brand)
  expect(answer).toMatchObject({ status: 201, body: { media: { kind: 'video', width: 320, height: 240 } } })
  await author.rest.delete(`/media/${answer.text('media.id')}`)
})

/** Uploads the same clip with another major brand. */
async function uploadAs(brand: string) {
  const clip = await recordClip()
  const form = new FormData()
  form.append('file', new Blob([clip.slice(0, 8), brand, clip.slice(12)]), 'clip.mp4')
  return author.rest.form('/media', form)
}

/** Consumes the response, because the server waits for slow readers when it stops. */
async function readToEnd(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  await answer.arrayBuffer()
  return answer
}

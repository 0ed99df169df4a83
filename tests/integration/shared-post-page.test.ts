import { beforeAll, describe, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { comment } from '#tests/support/comments.ts'
import { createMember, type TestMember, visit } from '#tests/support/members.ts'
import { photoForm } from '#tests/support/account-api.ts'
import { clientIn, newNetwork } from '#tests/support/networks.ts'
import { drawPicture, readPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NOBODYS = '0190a0b0-0000-7000-8000-000000000000'

const app = await sharedApp()
let author: TestMember
beforeAll(async () => {
  author = await createMember(app)
})

describe('page of a post', () => {
  test('is the app page with metadata of the post in its head', async () => {
    const id = await author.post('"Knock, <knock>" & who’s there?')
    const response = await get(`/post/${id}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toContain(`<title>${isolate(author.username)} (@${author.username}) on Guffaw</title>`)
    expect(html).toContain(`<meta property="og:url" content="${app.url}/post/${id}" />`)
    expect(html).toContain('content="&#34;Knock, &#60;knock&#62;&#34; &#38; who’s there?"')
    expect(html).not.toContain('<knock>')
  })

  test('has no metadata of missing or deleted posts', async () => {
    const id = await author.post('Soon gone')
    await author.rest.delete(`/post/me/${id}`)
    for (const address of [id, NOBODYS, 'no-id', `${id}0`, '%22%3E%3Cscript%3E']) {
      const response = await get(`/post/${address}`)
      const html = await response.text()
      expect(response.status, address).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(html).toContain('<div id="root">')
      expect(html).toContain('<title>Guffaw</title>')
      expect(html).not.toContain('og:')
    }
  })

  test('contains the post with its comments and other posts for visitors', async () => {
    const other = await author.post('Another one', await drawPicture())
    const id = await author.post('Knock, knock')
    await comment(author, id, 'Who is there?')
    const html = await (await get(`/post/${id}`)).text()
    expect(html).toContain(`data-path="/post/${id}"`)
    expect(html).toMatch(/<article .*Knock, knock.*<article .*Who is there\?/s)
    expect(html).toMatch(new RegExp(`More to laugh about.*href="/post/${other}"`, 's'))
    expect(html).toContain('There is more where this came from')
  })

  test('contains the post with its comments for members, but not for links to comments', async () => {
    const id = await author.post('Knock, knock')
    await comment(author, id, 'Who is there?')
    const open = (path: string, cookie: string) => visit(app).http.fetch(path, { headers: { cookie } })
    const cookie = `accessToken=${author.accessToken}; refreshToken=any`
    const page = await open(`/post/${id}`, cookie)
    const html = await page.text()
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain(`data-path="/post/${id}"`)
    expect(html).toMatch(/<article .*Knock, knock.*<article .*Who is there\?/s)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain(`<meta property="og:url" content="${app.url}/post/${id}" />`)
    const linked = await open(`/post/${id}?comment=${NOBODYS}`, cookie)
    expect(await linked.text()).toContain('<div id="root">')
    const foreign = await open(`/post/${id}`, 'accessToken=invalid; refreshToken=any')
    expect(await foreign.text()).toContain('<div id="root">')
  })

  test('responds to HEAD', async () => {
    const id = await author.post('Heads up')
    const response = await visit(app).http.fetch(`/post/${id}`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
    expect(await response.text()).toBe('')
  })

  test('is allowed in robots.txt', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots).not.toMatch(/Disallow: \/(post|media)?\s*$/m)
    expect((await get(`/post/${NOBODYS}`)).headers.get('x-robots-tag')).toBeNull()
  })
})

describe('Open Graph image of a post', () => {
  test('is a card for a text post and revalidated by its ETag', async () => {
    const id = await author.post('A <b>text</b> & 😂 مرحبا')
    const response = await get(`/media/preview/${id}.jpg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { metadata } = await readPicture(response)
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })

    const etag = response.headers.get('etag') ?? ''
    const again = await get(`/media/preview/${id}.jpg`, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('contains the whole image of an image post', async () => {
    const id = await author.post('', await drawPicture({ width: 200, height: 800, color: 'lime' }))
    const { metadata, colorAt } = await readPicture(await get(`/media/preview/${id}.jpg`))
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const [top, middle, side] = [await colorAt(600, 4), await colorAt(600, 315), await colorAt(100, 315)]
    expect(top).toEqual(middle)
    expect(Math.max(...side)).toBeLessThan(Math.max(...middle))
  })

  test("changes with the author's photo", async () => {
    const id = await author.post('It is me')
    const before = await get(`/media/preview/${id}.jpg`)
    await author.rest.form('/users/profile-photo', photoForm(await drawPicture()))
    const after = await get(`/media/preview/${id}.jpg`, {
      'if-none-match': before.headers.get('etag') ?? '',
    })
    expect(after.status).toBe(200)
    expect(Buffer.from(await after.arrayBuffer())).not.toEqual(Buffer.from(await before.arrayBuffer()))
  })

  test('is rendered once for concurrent requests', async () => {
    const id = await author.post('Everyone looks here')
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(`/media/preview/${id}.jpg`)))
    const pictures = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1)
  })

  test('is not found without a post', async () => {
    const id = await author.post('Soon gone')
    await (await get(`/media/preview/${id}.jpg`)).arrayBuffer()
    await author.rest.delete(`/post/me/${id}`)
    for (const file of [`${id}.jpg`, `${NOBODYS}.jpg`, 'x.jpg', `${id}.png`, '..%2f..%2fauth-secret']) {
      const response = await get(`/media/preview/${file}`)
      expect(response.status, file).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

test('network that requests too many Open Graph images is rate-limited', async () => {
  const { http } = clientIn(await sharedApp('limited'), newNetwork())
  const ask = () => http.fetch(`/media/preview/${NOBODYS}.jpg`)
  const answers = await Promise.all(Array.from({ length: 121 }, ask))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

function get(path: string, headers: Record<string, string> = {}) {
  return visit(app).http.fetch(path, { headers })
}

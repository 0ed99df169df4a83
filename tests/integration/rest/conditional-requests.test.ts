import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  member = await createMember(app)
  await member.post('hello')
})

describe('GET response', () => {
  test('is private and revalidated', async () => {
    const { headers } = await get('/post')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('authorization, cookie')
    expect(headers.get('etag')).toMatch(/^"[\w-]+"$/)
  })

  test('is not sent again while it is unchanged', async () => {
    const etag = (await get('/post')).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await get('/post', { 'if-none-match': tag })
      expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
      expect(again.headers.get('etag')).toBe(etag)
    }
    expect((await get('/post', { 'if-none-match': '"another"' })).status).toBe(200)
    await member.post('news')
    const changed = await get('/post', { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('has another ETag for another reader', async () => {
    const etag = (await get('/users/profile')).headers.get('etag') ?? ''
    const other = await createMember(app)
    const response = await other.http.fetch('/api/v1/users/profile', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(200)
  })

  test('is available without a body by HEAD', async () => {
    const whole = await get('/post')
    const head = await member.http.fetch('/api/v1/post', { method: 'HEAD' })
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' })
    for (const name of ['etag', 'content-length', 'content-type'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
  })

  test('has no ETag if it is an error', async () => {
    const refused = await get('/post?page=0', { 'if-none-match': '*' })
    expect(refused.status).toBe(400)
    expect(refused.headers.has('etag')).toBe(false)
  })
})

test('response to a change or with tokens must not be stored', async () => {
  const login = await member.rest.post('/auth/refresh')
  expect(login.headers.get('cache-control')).toBe('no-store')
  expect(login.headers.has('etag')).toBe(false)
})

function get(path: string, headers: Record<string, string> = {}) {
  return member.http.fetch(`/api/v1${path}`, { headers })
}

import { beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { publicSite } from '#tests/support/public-site.ts'
import { sendRaw } from '#tests/support/raw-request.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

const app = await sharedApp()
let picture = ''
let post = ''
beforeAll(async () => {
  const ann = await createMember(app)
  const answer = await ann.rest.get(`/post/${await ann.post('Look', await drawPicture())}`)
  picture = answer.text('post.postUrl')
  post = `/post/${answer.text('post.id')}`
})

const PAGE = { accept: 'text/html' }
const get = (path: string, headers: HeadersInit = PAGE) => ask(path, { headers })

/** Consumes the response, because the server waits for slow readers when it stops. */
async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`${app.url}${path}`, init)
  await answer.arrayBuffer()
  return answer
}

/** Paths that browsers show as pages. */
const PAGES = ['/', '/m/account/feed', '/m/legal/rules', '/nowhere', '/graphql', '/api/v1/docs', 'a post']
/** Paths that browsers can open by a link. */
const OTHERS = [
  '/api/v1/openapi.json',
  '/api/v1/post',
  '/api/v1/nowhere',
  '/health/live',
  '/media/nothing',
  '/media/%E0%A4%A',
  '/%',
  `/api/v1/post/${'x'.repeat(300)}`,
  'a picture',
]
/** Paths for programs. */
const REFUSALS: [number, string, RequestInit][] = [
  [400, '/api/v1/auth/login', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  [400, '/nothing', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  [401, '/api/v1/uploads', { method: 'POST' }],
  [403, '/graphql', { method: 'POST', headers: { origin: 'https://evil.example' }, body: 'a=b' }],
  [404, '/nothing', { method: 'OPTIONS' }],
  [405, '/api/v1/auth/login', { method: 'PUT' }],
  [413, '/graphql', { method: 'POST', headers: JSON_TYPE, body: ' '.repeat(300_000) }],
  [415, '/graphql', { method: 'POST', headers: { 'content-type': 'text/html' }, body: '{}' }],
]

const at = (name: string) => ({ 'a post': post, 'a picture': picture })[name] ?? name

describe.each([...PAGES, ...OTHERS])('response headers of %s', (name) => {
  test('forbid content from other sites', async () => {
    const policy = (await get(at(name))).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src '(self|none)'/)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
  })

  test('reveal no more about the server and the reader than necessary', async () => {
    expectGuarded(await get(at(name)))
  })
})

test.for(REFUSALS)('refusal with %i at %s has the security headers', async ([status, path, init]) => {
  const refusal = await ask(path, init)
  expect(refusal.status).toBe(status)
  expectGuarded(refusal)
})

test('page takes its address from the settings, not from the Host header', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  for (const path of ['/', post, '/robots.txt', '/graphql', '/api/v1/openapi.json']) {
    const { status, text } = await sendRaw(app.url, path, { method: 'GET', headers: { ...PAGE, ...headers } })
    expect(status, path).toBe(200)
    expect(text).not.toContain('evil.example')
  }
})

function expectGuarded({ headers }: Response): void {
  expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
}

test.each(PAGES)('%s cannot be framed, load other content or link elsewhere', async (name) => {
  const policy = (await get(at(name))).headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
})

test('other sites can embed images and nothing else', async () => {
  expect((await get(picture)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await get('/')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect((await get('/api/v1/openapi.json')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('HSTS is sent over https only', async () => {
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull()
  const { address } = await publicSite()
  const { headers } = await fetch(address)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

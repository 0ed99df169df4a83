import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, type TestMember, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const NOT_JSON = {
  status: 415,
  body: { success: false, message: 'The request body must be JSON', code: 'UNSUPPORTED_BODY' },
}
const MALFORMED = {
  status: 400,
  body: { success: false, message: 'The request body is not valid JSON', code: 'BAD_REQUEST' },
}
const NOT_FOUND = { status: 404, body: { success: false, message: 'Not found', code: 'NOT_FOUND' } }
/** A truncated UTF-8 sequence, an overlong encoding, a lone surrogate, a code point beyond U+10FFFF, and ISO 8859-1. */
const NO_CHARACTERS = [[0xc3], [0xc1, 0xa1], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe9]]
const CALLS = ['/auth/register', '/auth/otp-verify', '/auth/otp-resend', '/auth/login', '/postinteractions']

const app = await sharedApp()
let member: TestMember
beforeAll(async () => {
  member = await createMember(app)
})

describe.for(CALLS)('call of %s', (path) => {
  test.for(['{', '{"email": }', 'email=a', '[]', '[{}]', '"text"', '7', 'true', '{"a":1}{"b":2}', '\u0000'])(
    'with the body %j is refused as invalid JSON',
    async (body) => {
      expect(await call(path, { body, headers: JSON_TYPE })).toEqual(MALFORMED)
    },
  )

  test('with invalid UTF-8 is refused as invalid JSON', async () => {
    for (const bytes of NO_CHARACTERS) {
      const body = Buffer.concat([Buffer.from('{"email":"a'), Buffer.from(bytes), Buffer.from('"}')])
      expect(await call(path, { body, headers: JSON_TYPE })).toEqual(MALFORMED)
    }
  })

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'application/xml', 'nonsense'])(
    'as %s is refused with the expected content type',
    async (type) => {
      expect(await call(path, { body: '{"email":"a"}', headers: { 'content-type': type } })).toEqual(NOT_JSON)
    },
  )

  test('as a multipart form is refused with the expected content type', async () => {
    const form = new FormData()
    form.append('email', 'ada@mail.example')
    expect(await call(path, { body: form })).toEqual(NOT_JSON)
  })

  test.for(['', 'null', '{}'])('with the body %j is refused with the missing fields', async (body) => {
    const { status, body: answer } = await call(path, { body, headers: JSON_TYPE })
    expect(status).toBe(400)
    expect(answer).toEqual({
      success: false,
      message: expect.stringMatching(/^(Username|Email) is required$|Post ID/),
      code: 'VALIDATION_FAILED',
    })
  })

  test('with an oversized body is refused', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(300_000) })
    expect(await call(path, { body, headers: JSON_TYPE })).toEqual({
      status: 413,
      body: { success: false, message: 'The request body is too large', code: 'BODY_TOO_LARGE' },
    })
  })

  test('ignores prototype properties in the body', async () => {
    const body = '{"__proto__": {"email": "ada@mail.example"}}'
    expect((await call(path, { body, headers: JSON_TYPE })).status).toBe(400)
  })
})

describe('unknown call', () => {
  test.for([
    ['GET', '/api/v1'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/post'],
    ['GET', `/api/v1/${'x'.repeat(500)}`],
    ['GET', '/api/v1/post/%E0%A4%A'],
  ] as const)('%s %s gets the usual error envelope', async ([method, path]) => {
    const response = await member.http.fetch(path, { method })
    expect({ status: response.status, body: await response.json() }).toEqual(NOT_FOUND)
  })
})

describe('call outside of the API', () => {
  test.for([
    [';;;', 415, 'UNSUPPORTED_BODY'],
    ['application/json', 400, 'BAD_REQUEST'],
  ] as const)('with an unreadable body %s gets the usual error envelope', async ([type, status, code]) => {
    const init = { headers: { 'content-type': type }, body: '{{{' }
    for (const path of ['/nothing', '/media/nothing', '/health/live', '/graphql/nothing'])
      for (const method of ['POST', 'OPTIONS']) {
        const response = await member.http.fetch(path, { method, ...init })
        const answer: unknown = await response.json()
        expect(response.status, path).toBe(status)
        expect(answer).toEqual({
          success: false,
          message: expect.stringMatching(/^The request body/),
          code,
        })
      }
  })
})

describe('path with an unsupported method', () => {
  test.for([
    ['GET', '/auth/login', 'POST, OPTIONS'],
    ['PUT', '/post', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/post/0190a0b0-0000-7000-8000-000000000000', 'GET, HEAD, OPTIONS'],
    ['POST', '/post/me', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/users/profile', 'GET, HEAD, PUT, DELETE, OPTIONS'],
    ['PUT', '/auth/login', 'POST, OPTIONS'],
  ] as const)('%s %s lists the supported methods, as OPTIONS does', async ([method, path, allow]) => {
    const url = `/api/v1${path}`
    const refused = await member.http.fetch(url, { method, ...(method === 'PUT' ? { body: '{' } : {}) })
    expect(refused.status).toBe(405)
    expect(refused.headers.get('allow')).toBe(allow)
    expect(await refused.json()).toEqual({
      success: false,
      message: 'This endpoint does not support this method',
      code: 'METHOD_NOT_ALLOWED',
    })
    const options = await member.http.fetch(url, { method: 'OPTIONS' })
    expect({ status: options.status, body: await options.text() }).toEqual({ status: 204, body: '' })
    expect(options.headers.get('allow')).toBe(allow)
  })
})

test('post that is no form is refused with the expected content type', async () => {
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    expect(await call('/post', { body: '{"title":"hi"}', headers: { 'content-type': type } })).toEqual({
      status: 415,
      body: {
        success: false,
        message: 'The request body must be multipart/form-data',
        code: 'UNSUPPORTED_BODY',
      },
    })
  }
})

describe('form', () => {
  const NO_FORM = {
    status: 400,
    body: { success: false, message: 'The form is not valid multipart/form-data', code: 'VALIDATION_FAILED' },
  }

  test('without its boundary is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    expect(await call('/post', { body: part('name="title"', 'hi\r\n--b--'), headers })).toEqual(NO_FORM)
  })

  test.for([part('name="title"', 'hel'), part('name="post"; filename="a.png"', 'half a pict')])(
    'that is cut off is refused: %j',
    async (body) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      expect(await call('/post', { body, headers })).toEqual(NO_FORM)
    },
  )

  test.for(['{', '{"a":1}', '7', 'null'])('with a text declared as the JSON %s is refused', async (json) => {
    const body = `${part('name="title"\r\nContent-Type: application/json', json)}\r\n--b--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(await call('/post', { body, headers })).toEqual(NO_FORM)
  })

  test('with a prototype property as field name is refused', async () => {
    const form = new FormData()
    form.append('title', 'hi')
    form.append('__proto__', 'x')
    expect((await call('/post', { body: form })).status).toBe(400)
  })

  test('with two images is refused', async () => {
    const form = new FormData()
    form.append('post', new Blob(['one']), 'one.png')
    form.append('post', new Blob(['two']), 'two.png')
    expect(await call('/post', { body: form })).toEqual({
      status: 400,
      body: { success: false, message: 'A request can contain only one file.', code: 'BAD_REQUEST' },
    })
  })
})

test('every response has a content type and a request id', async () => {
  const { headers } = await visit(app).http.fetch('/api/v1/nothing')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

async function call(path: string, init: RequestInit) {
  const response = await member.http.fetch(`/api/v1${path}`, { method: 'POST', ...init })
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const body: unknown = await response.json()
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\bat \w+ \(|FST_/)
  return { status: response.status, body }
}

function part(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`
}

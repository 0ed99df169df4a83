import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { publicSite } from '#tests/support/public-site.ts'
import { sendRaw } from '#tests/support/raw-request.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const ELSEWHERE = 'https://integrator.example'
const JSON_BODY = { 'content-type': 'application/json' }
const SENTENCE = 'This request is only allowed from this site or with an access token'

const app = await sharedApp()
let ann: TestMember
beforeAll(async () => {
  ann = await createMember(app)
})

const cookie = () => `accessToken=${ann.accessToken}`
const bearer = () => `Bearer ${ann.accessToken}`
const ownPosts = async () => (await ann.rest.get('/post/me')).body

describe('page of another site', () => {
  const apis = {
    'a REST call': {
      path: '/api/v1/postinteractions',
      body: '{"postId":"x","type":"like"}',
      refusal: { success: false, code: 'FOREIGN_ORIGIN', message: SENTENCE },
    },
    'a GraphQL operation': {
      path: '/graphql',
      body: '{"query":"mutation { logout(input: {}) { __typename } }"}',
      refusal: { errors: [{ message: SENTENCE, extensions: { code: 'FOREIGN_ORIGIN' } }] },
    },
  }
  const origins = {
    'that says where it is from': { origin: ELSEWHERE },
    'that does not': { origin: 'null' },
    'whose browser says so': { 'sec-fetch-site': 'cross-site' },
    'of a neighbour by name': { origin: ELSEWHERE, 'sec-fetch-site': 'same-site' },
  }

  for (const [api, { path, body, refusal }] of Object.entries(apis)) {
    test.for(Object.entries(origins))(`${api} with a cookie is refused to an origin %s`, async ([, from]) => {
      const headers: HeadersInit = { ...JSON_BODY, ...from, cookie: cookie() }
      const response = await fetch(`${app.url}${path}`, { method: 'POST', headers, body })
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual(refusal)
    })

    test(`${api} with a token is allowed and readable`, async () => {
      const headers = { ...JSON_BODY, origin: ELSEWHERE, authorization: bearer() }
      const response = await fetch(`${app.url}${path}`, {
        method: 'POST',
        headers,
        body: path === '/graphql' ? '{"query":"{ viewer { email } }"}' : body,
      })
      expect(response.status).not.toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      const exposed = response.headers.get('access-control-expose-headers')?.split(', ')
      const limits = [...response.headers.keys()].filter((header) => header.startsWith('ratelimit-'))
      expect(limits).toContain('ratelimit-remaining')
      expect(exposed).toEqual(expect.arrayContaining([...limits, 'content-location', 'retry-after']))
    })

    test(`${api} passes its CORS preflight`, async () => {
      const response = await fetch(`${app.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: ELSEWHERE,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      })
      expect(response.status).toBe(204)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-methods')).toContain('DELETE')
      expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key')
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    })
  }

  describe('cannot use calls about credentials with or without a token:', () => {
    const CALLS = [
      'register',
      'otp-verify',
      'otp-resend',
      'login',
      'logout',
      'refresh',
      'forgot-password',
      'reset-password',
      'change-password',
      'verify-username',
      'identity/start',
      'identity',
      // A path that a router could decode to the path of the login.
      '%6cogin',
    ]

    test.for(CALLS)('REST %s', async (call) => {
      const path = `${app.url}/api/v1/auth/${call}`
      const body = JSON.stringify({ email: ann.email, password: PASSWORD })
      for (const token of ['none', bearer()]) {
        const headers = { ...JSON_BODY, origin: ELSEWHERE, authorization: token }
        const response = await fetch(path, { method: 'POST', headers, body })
        expect(response.status).toBe(403)
        expect(await response.json()).toMatchObject({ success: false, code: 'FOREIGN_ORIGIN' })
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
      }
      expect(await preflight(path, 'authorization,content-type')).toBeNull()
    })

    test.for([
      `login(input: { email: "ann@mail.example", password: "${PASSWORD}" })`,
      'logout(input: {})',
      'refreshSession(input: {})',
      'requestPasswordReset(input: { email: "ann@mail.example" })',
      'startIdentitySignIn(input: {})',
    ])('GraphQL %s', async (field) => {
      const body = JSON.stringify({ query: `mutation { ${field} { __typename } }` })
      const refusal = { errors: [{ message: SENTENCE, extensions: { code: 'FOREIGN_ORIGIN' } }] }
      for (const token of ['none', bearer()]) {
        const headers = { ...JSON_BODY, origin: ELSEWHERE, authorization: token }
        const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })
        expect(response.status).toBe(403)
        expect(await response.json()).toMatchObject(refusal)
      }
      expect(await preflight(`${app.url}/graphql`, 'content-type')).toBeNull()
    })
  })

  test('can check its token', async () => {
    const headers = { origin: ELSEWHERE, authorization: bearer() }
    const response = await fetch(`${app.url}/api/v1/auth/verify`, { headers })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  })

  test('cannot log in or post with a form', async () => {
    const before = await ownPosts()
    const form = new FormData()
    form.append('title', 'Forged')
    form.append('operations', '{"query":"mutation { __typename }"}')
    form.append('map', '{}')
    for (const path of ['/api/v1/post', '/graphql']) {
      const response = await fetch(`${app.url}${path}`, {
        method: 'POST',
        headers: { origin: ELSEWHERE },
        body: form,
      })
      expect(response.status).toBe(403)
    }
    expect(await ownPosts()).toEqual(before)
  })

  test.for([
    ['with Basic authentication', 'Basic YW5uOnNlc2FtZQ==', 403],
    ['with an invalid token', 'Bearer nothing', 403],
  ] as const)('cannot refresh or end a session by its cookie %s', async ([, authorization, status]) => {
    const headers = {
      ...JSON_BODY,
      origin: ELSEWHERE,
      authorization,
      cookie: `refreshToken=${ann.refreshToken}`,
    }
    const send = (path: string, body: string) => fetch(`${app.url}${path}`, { method: 'POST', headers, body })
    expect((await send('/api/v1/auth/refresh', '{}')).status).toBe(status)
    await send('/api/v1/auth/logout', '{}')
    await send('/graphql', '{"query":"mutation { logout(input: {}) { __typename } }"}')
    expect((await ann.rest.get('/auth/verify')).status).toBe(200)
  })

  test('cannot read pages and their cookies', async () => {
    const response = await fetch(`${app.url}/m/account/feed`, { headers: { origin: ELSEWHERE } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

/** The origin allowed by the response to a preflight request. */
async function preflight(url: string, requestHeaders: string): Promise<string | null> {
  const headers = {
    origin: ELSEWHERE,
    'access-control-request-method': 'POST',
    'access-control-request-headers': requestHeaders,
  }
  const response = await fetch(url, { method: 'OPTIONS', headers })
  return response.headers.get('access-control-allow-origin')
}

describe('own page', () => {
  test.for<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'can make changes with a cookie: %j',
    async (from) => {
      const headers = { ...JSON_BODY, ...from, origin: app.url, cookie: cookie() }
      const body = JSON.stringify({ query: '{ viewer { email } }' })
      const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })
      expect(await response.json()).toMatchObject({ data: { viewer: { email: ann.email } } })
    },
  )

  test('can post with forms', async () => {
    await ann.post('By a form')
    expect(await ownPosts()).toMatchObject({ posts: [{ title: 'By a form' }] })
  })
})

describe('behind a proxy', () => {
  test.for([
    ['uses an internal host name', 'inside.example'],
    ['forwards the Host header', 'guffaw.example'],
  ] as const)('that %s, the public origin is accepted', async ([, host]) => {
    const { address } = await publicSite()
    const send = async (origin: string) => {
      const body = Buffer.from('{"query":"{ __typename }"}')
      const headers = { ...JSON_BODY, host, origin, cookie: 'theme=dark' }
      return (await sendRaw(address, '/graphql', { method: 'POST', headers, body })).status
    }
    expect(await send('https://guffaw.example')).toBe(200)
    for (const origin of ['http://guffaw.example', 'https://guffaw.example:8443', 'https://evil.example'])
      expect(await send(origin), origin).toBe(403)
  })
})

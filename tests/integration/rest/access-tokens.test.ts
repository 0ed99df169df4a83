import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMember, type TestMember, visit } from '#tests/support/members.ts'
import { createGraphQLClient } from '#tests/support/graphql-client.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NO_TOKEN = {
  status: 401,
  body: { success: false, message: 'No token found in cookies', code: 'NOT_AUTHENTICATED' },
}
const BAD_TOKEN = {
  status: 401,
  body: { success: false, message: 'Invalid or expired token', code: 'NOT_AUTHENTICATED' },
}
const REFUSED = [BAD_TOKEN, BAD_TOKEN]

const app = await sharedApp()
let member: TestMember
beforeEach(async () => {
  member = await createMember(app)
})

describe('caller without a token', () => {
  test.for([
    ['GET', '/auth/verify'],
    ['GET', '/post'],
    ['GET', '/post/me'],
    ['GET', '/post/trending'],
    ['GET', '/post/0190a0b0-0000-7000-8000-000000000000'],
    ['DELETE', '/post/me/0190a0b0-0000-7000-8000-000000000000'],
    ['POST', '/post'],
    ['POST', '/postinteractions'],
  ] as const)('is refused at %s %s', async ([method, path]) => {
    const response = await visit(app).http.fetch(`/api/v1${path}`, { method })
    expect({ status: response.status, body: await response.json() }).toEqual(NO_TOKEN)
  })
})

describe('bearer token', () => {
  test('is accepted wherever the cookie is, over REST and GraphQL', async () => {
    const http = createHttpClient(app.url, member.accessToken)
    const rest = createRestClient(http)
    expect((await rest.get('/auth/verify')).status).toBe(200)
    const created = await rest.post('/postinteractions', { postId: await member.post('hi'), type: 'like' })
    expect(created.status).toBe(200)
    const graphql = await createGraphQLClient(http).send('{ viewer { email } }')
    expect(graphql.data).toEqual({ viewer: { email: member.email } })
  })

  test('takes precedence over the cookie', async () => {
    const other = await createMember(app)
    const { http, graphql } = visit(app)
    http.cookies.set('accessToken', other.accessToken)
    const asked = {
      headers: { authorization: `Bearer ${member.accessToken}`, 'content-type': 'application/json' },
    }
    const query = JSON.stringify({ query: '{ viewer { email } }' })
    const response = await http.fetch('/graphql', { method: 'POST', body: query, ...asked })
    expect(await response.json()).toMatchObject({ data: { viewer: { email: member.email } } })
    expect((await graphql.send('{ viewer { email } }')).data).toEqual({ viewer: { email: other.email } })
  })
})

describe('token is refused', () => {
  test('when it is a refresh token', async () => {
    expect(await statusesWith(member.refreshToken)).toEqual(REFUSED)
  })

  test('when one of its letters is changed', async () => {
    const [header = '', claims = '', signature = ''] = member.accessToken.split('.')
    expect(await statusesWith([header, claims, changed(signature)].join('.'))).toEqual(REFUSED)
    expect(await statusesWith([header, changed(claims), signature].join('.'))).toEqual(REFUSED)
    expect(await statusesWith([changed(header), claims, signature].join('.'))).toEqual(REFUSED)
  })

  test('when it names no algorithm', async () => {
    const unsigned = new UnsecuredJWT(claimsOf(member.accessToken)).encode()
    expect(await statusesWith(unsigned)).toEqual(REFUSED)
    expect(await statusesWith(`${unsigned}${member.accessToken.split('.')[2]}`)).toEqual(REFUSED)
  })

  test('when it is signed with another key', async () => {
    const key = new Uint8Array(32).fill(7)
    expect(await statusesWith(await sign(claimsOf(member.accessToken), key))).toEqual(REFUSED)
  })

  test('when it lacks claims despite a valid signature', async () => {
    const tokenKey = signingKey().key
    const claims = claimsOf(member.accessToken)
    expect(await statusesWith(await sign({ ...claims, iss: 'Somebody' }, tokenKey))).toEqual(REFUSED)
    expect(await statusesWith(await sign({ ...claims, sub: 'not-an-id' }, tokenKey))).toEqual(REFUSED)
    expect(await statusesWith(await sign({ ...claims, sid: undefined }, tokenKey))).toEqual(REFUSED)
    const stranger = await createMember(app)
    expect(
      await statusesWith(await sign({ ...claims, sub: claimsOf(stranger.accessToken)['sub'] }, tokenKey)),
    ).toEqual(REFUSED)
    expect((await verify(await sign(claims, tokenKey))).status).toBe(200)
  })

  test('when it is no JWT', async () => {
    for (const token of ['x', 'a.b.c', '..', `${member.accessToken}.`, 'null'])
      expect(await statusesWith(token)).toEqual(REFUSED)
  })

  test('when it has expired', async () => {
    app.clock.advance(24 * 60 * 60 - 60)
    expect((await member.rest.get('/auth/verify')).status).toBe(200)
    app.clock.advance(61)
    expect(await member.rest.get('/auth/verify')).toMatchObject(BAD_TOKEN)
    expect(await member.rest.get('/post')).toMatchObject(BAD_TOKEN)
  })
})

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

function sign(claims: Record<string, unknown>, key: Uint8Array): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: signingKey().id, typ: 'access' })
    .sign(key)
}

function verify(token: string) {
  return createRestClient(createHttpClient(app.url, token)).get('/auth/verify')
}

/** The responses with the token as bearer token and as cookie. */
async function statusesWith(token: string) {
  const bearer = await verify(token)
  const { http, rest } = visit(app)
  http.cookies.set('accessToken', token)
  const cookie = await rest.get('/post')
  return [bearer, cookie].map(({ status, body }) => ({ status, body }))
}

/** Replaces the first letter. */
function changed(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
}

function signingKey() {
  const [newest] = app.dependencies.secrets.tokenKeys
  if (!newest) throw new Error('The server has no key')
  return newest
}

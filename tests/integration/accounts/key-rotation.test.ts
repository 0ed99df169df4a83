import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env.ts'
import { rotateStoredSecret } from '#server/config/secrets.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, registration, type TestMember, visit } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const OLD = 'the-secret-of-last-year-0123456789abcdef'
const NEW = 'the-secret-of-this-year-0123456789abcdef'

let before: TestApp
let during: TestApp
let after: TestApp
let member: TestMember
beforeAll(async () => {
  before = await startTestApp(secretsOf(OLD))
  // The same site, started again with a second and later a third key.
  const { databaseUrl } = before
  ;[during, after] = await Promise.all([
    startTestApp({ databaseUrl, ...secretsOf(`${NEW}, ${OLD}`) }),
    startTestApp({ databaseUrl, ...secretsOf(NEW) }),
  ])
  member = await createMember(before)
})
afterAll(() => Promise.all([during.stop(), after.stop()]).then(() => before.stop()))

test('session from before a key rotation stays valid with both keys', async () => {
  expect(await isSignedIn(during, member.accessToken)).toBe(true)
  expect(await isSignedIn(after, member.accessToken)).toBe(false)
})

test('token from before a key rotation is refreshed to one of the new key, which outlives the old key', async () => {
  const { rest } = visit(during)
  const answer = await rest.post('/auth/refresh', { refreshToken: member.refreshToken })
  expect(answer.status).toBe(200)
  const fresh = answer.text('tokens.access.token')
  expect(keyIdOf(fresh)).not.toBe(keyIdOf(member.accessToken))
  expect(keyIdOf(answer.text('tokens.refresh.token'))).toBe(keyIdOf(fresh))
  expect(await isSignedIn(after, fresh)).toBe(true)
  // A server without the new key refuses its tokens.
  expect(await isSignedIn(before, fresh)).toBe(false)
})

test('refresh tokens of a removed key are refused', async () => {
  const someone = await createMember(before)
  expect(await visit(after).rest.post('/auth/refresh', { refreshToken: someone.refreshToken })).toMatchObject(
    {
      status: 401,
      body: { success: false, message: 'Token refresh failed', code: 'TOKEN_REFRESH_FAILED' },
    },
  )
})

test('key id is stable over restarts and reveals nothing of the secret', async () => {
  const someone = await createMember(before)
  expect(keyIdOf(someone.accessToken)).toBe(keyIdOf(member.accessToken))
  expect(keyIdOf(member.accessToken)).toMatch(/^[0-9a-f]{16}$/)
  expect(headerOf(member.accessToken)).toEqual({ alg: 'HS256', kid: expect.any(String), typ: 'access' })
})

test("servers restarted one after the other accept each other's tokens", async () => {
  const first = await startTestApp()
  const { databaseUrl, dataDirectory } = first
  const someone = await createMember(first)
  await rotateStoredSecret(dataDirectory)
  const next = await startTestApp({ databaseUrl, dataDirectory })

  expect(await isSignedIn(next, someone.accessToken)).toBe(true)
  const refreshed = await visit(next).rest.post('/auth/refresh', { refreshToken: someone.refreshToken })
  const fresh = refreshed.text('tokens.access.token')
  expect(keyIdOf(fresh)).not.toBe(keyIdOf(someone.accessToken))
  await first.run('reload rotated secrets')
  expect(await isSignedIn(first, fresh)).toBe(true)

  const { email } = registration()
  await visit(next).rest.post('/auth/register', registration())
  const otp = codeIn(await next.mailbox.next(email))
  expect((await visit(first).rest.post('/auth/otp-verify', { email, otp })).status).toBe(200)
  await next.stop()
  await first.stop()
})

function secretsOf(AUTH_SECRET: string) {
  return { authSecrets: buildConfig(readEnvironment({ AUTH_SECRET })).authSecrets }
}

async function isSignedIn(app: TestApp, accessToken: string): Promise<boolean> {
  return createAccountApi(createHttpClient(app.url, accessToken)).isSignedIn()
}

function headerOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
}

function keyIdOf(token: string): unknown {
  return headerOf(token)['kid']
}

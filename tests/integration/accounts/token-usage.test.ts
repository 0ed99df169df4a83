import { expect, test } from 'vitest'
import type { Queries } from '#server/platform/database/types.ts'
import { createMember, PASSWORD } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { countWaitingStatements } from '#tests/support/waiting-statements.ts'

const app = await sharedApp()

test('last use of a token is stored within a minute and at most once a minute', async () => {
  const member = await createMember(app)
  const { rest } = await createApiClient(app, member, ['READ'])
  const useAt = async (seconds: number) => {
    app.clock.advance(seconds)
    await Promise.all([rest.get('/auth/verify'), rest.get('/auth/verify')])
    await app.dependencies.background.drain()
    const { body } = await member.rest.get('/tokens')
    return Date.parse(Object(body).tokens[0].lastUsedAt)
  }
  const first = await useAt(0)
  expect(await useAt(30)).toBe(first)
  expect(await useAt(31)).toBeGreaterThanOrEqual(first + 60_000)
})

test('ended session cannot create a token, so a password reset misses none', async () => {
  const { username, rest } = await createMember(app)
  const { database } = app.dependencies
  const endAndAsk = async (transaction: Queries) => {
    const sessions = { member: { username } }
    await transaction.session.updateMany({ where: sessions, data: { endedAt: app.clock.now() } })
    const answer = rest.post('/tokens', { name: 'late', scopes: ['read'], password: PASSWORD })
    await expect.poll(() => countWaitingStatements(app.dependencies.sql)).toBe(1)
    return { answer }
  }
  const { answer } = await database.$transaction(endAndAsk, { maxWait: 10_000, timeout: 15_000 })
  expect(await answer).toMatchObject({ status: 401, body: { message: 'Invalid or expired token' } })
  expect(await database.personalAccessToken.count({ where: { member: { username } } })).toBe(0)
})

test('database contains no secret of a token', async () => {
  const { token } = await createApiClient(app, await createMember(app), ['READ'])
  const rows = await app.dependencies.database.$queryRaw<
    object[]
  >`SELECT t::text FROM personal_access_tokens t`
  expect(rows.length).toBeGreaterThan(0)
  const hex = Buffer.from(token.slice('guffaw_pat_'.length), 'base64url').toString('hex')
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token.slice('guffaw_pat_'.length)}|${hex}`))
})

test('malformed token is refused', async () => {
  const { token } = await createApiClient(app, await createMember(app), ['READ'])
  const others = ['guffaw_pat_', `guffaw_pat_${'A'.repeat(43)}`, `${token}A`, token.toUpperCase()]
  for (const other of others) {
    const answer = await createRestClient(createHttpClient(app.url, other)).get('/auth/verify')
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid or expired token' } })
  }
})

test('REST distinguishes an unknown scope, an invalid id and a missing token', async () => {
  const { rest } = await createMember(app)
  expect(await rest.post('/tokens', { name: 'bot', scopes: ['admin'], expiresInDays: 7 })).toMatchObject({
    status: 400,
    body: { success: false, message: 'Scopes must be read, write or both' },
  })
  expect(await rest.delete('/tokens/mine')).toMatchObject({
    status: 400,
    body: { success: false, message: 'Invalid access token ID format' },
  })
})

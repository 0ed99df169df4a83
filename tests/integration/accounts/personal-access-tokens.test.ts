import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { createAccountApi, type AccountApi, type NewToken } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, visit } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createRestAccountApi } from './rest-account-api.ts'

const TOKEN_INPUT: NewToken = { name: 'Meme bot', scopes: ['READ'], expiresInDays: 30 }
const DAY = 24 * 60 * 60
const DAYS = 'An access token can be valid for 1 to 365 days'
const REVOKED = { outcome: 'done', message: 'Access token revoked' }
const UNKNOWN = { outcome: 'not found', message: 'Access token not found' }

const app = await sharedApp()

describe('personal access tokens', () => {
  test('are shown once and listed without their secret, newest first', async () => {
    const account = createAccountApi((await createMember(app)).http)
    const made = await account.createToken(TOKEN_INPUT)
    expect(made).toEqual({
      outcome: 'done',
      message: 'Access token created. Copy it now: it is not shown again.',
      token: expect.stringMatching(/^guffaw_pat_[\w-]{43}$/),
    })
    app.clock.advance(1)
    await account.createToken({ ...TOKEN_INPUT, name: '  CI \n deploys ', scopes: ['WRITE'] })
    const tokens = await account.listTokens()
    expect(tokens).toMatchObject([
      { name: 'CI deploys', scopes: ['READ', 'WRITE'], lastUsedAt: null },
      { name: 'Meme bot', scopes: ['READ'], lastUsedAt: null },
    ])
    expect(JSON.stringify(tokens)).not.toContain(made.token)
  })

  test('authenticate API clients in both APIs until they are revoked', async () => {
    const member = await createMember(app)
    const account = createAccountApi(member.http)
    const program = programWith((await account.createToken(TOKEN_INPUT)).token)
    for (const way of program) expect(await way.isSignedIn()).toBe(true)

    const [token] = await account.listTokens()
    expect(await account.revokeToken(token?.id ?? '')).toEqual(REVOKED)
    for (const way of program) expect(await way.isSignedIn()).toBe(false)
    expect(await account.listTokens()).toEqual([])
    expect(await account.revokeToken(token?.id ?? '')).toEqual(UNKNOWN)
    expect(await account.isSignedIn()).toBe(true)
  })

  test('are refused after their expiry and stay listed until they are revoked', async () => {
    const { email, http } = await createMember(app)
    const { token } = await createAccountApi(http).createToken({ ...TOKEN_INPUT, expiresInDays: 1 })
    const [program] = programWith(token)
    app.clock.advance(DAY - 10 * 60)
    expect(await program.isSignedIn()).toBe(true)
    app.clock.advance(10 * 60)
    expect(await program.isSignedIn()).toBe(false)

    const fresh = createAccountApi(createHttpClient(app.url, await login(email)))
    const [listed] = await fresh.listTokens()
    expect(listed).toMatchObject({ name: 'Meme bot' })
    expect(await fresh.revokeToken(listed?.id ?? '')).toEqual(REVOKED)
  })

  test('are visible to their owner only', async () => {
    const [ada, bob] = [await createMember(app), await createMember(app)]
    await createAccountApi(ada.http).createToken(TOKEN_INPUT)
    const [token] = await createAccountApi(ada.http).listTokens()
    expect(await createAccountApi(bob.http).listTokens()).toEqual([])
    expect(await createAccountApi(bob.http).revokeToken(token?.id ?? '')).toEqual(UNKNOWN)
    expect(await createAccountApi(ada.http).listTokens()).toHaveLength(1)
  })

  test('expire after 30 days by default', async () => {
    const account = createAccountApi((await createMember(app)).http)
    const { token } = await account.createToken({ name: 'Meme bot', scopes: ['READ'] })
    const [program] = programWith(token)
    app.clock.advance(30 * DAY - 10 * 60)
    expect(await program.isSignedIn()).toBe(true)
    app.clock.advance(10 * 60)
    expect(await program.isSignedIn()).toBe(false)
  })

  test.for<[string, Partial<NewToken>, string]>([
    ['without a name', { name: ' ' }, 'Please enter a name for the access token'],
    ['with an overlong name', { name: 'x'.repeat(61) }, 'The name must be at most 60 characters'],
    ['without scopes', { scopes: [] }, 'Scopes must be read, write or both'],
    ['with a lifetime of zero days', { expiresInDays: 0 }, DAYS],
    ['with a lifetime over a year', { expiresInDays: 366 }, DAYS],
  ])('cannot be created %s', async ([, input, message]) => {
    const account = createAccountApi((await createMember(app)).http)
    expect(await account.createToken({ ...TOKEN_INPUT, ...input })).toEqual({
      outcome: 'invalid',
      message,
      token: null,
    })
    expect(await account.listTokens()).toEqual([])
  })

  test('are limited to twenty, also with concurrent requests', async () => {
    const member = await createMember(app)
    await keepTokens(member.username, 18)
    const account = createAccountApi(member.http)
    const made = await Promise.all(Array.from({ length: 4 }, () => account.createToken(TOKEN_INPUT)))
    expect(made.filter(({ token }) => token)).toHaveLength(2)
    expect(made).toContainEqual({
      outcome: 'invalid',
      message: 'You have 20 access tokens. Please revoke one first.',
      token: null,
    })
    expect(await account.listTokens()).toHaveLength(20)
  })

  test('can update a profile except the email address', async () => {
    const member = await createMember(app)
    const { http } = await createApiClient(app, member, ['WRITE'])
    const { email } = member
    expect(
      await createAccountApi(http).updateProfile({ fullName: 'Ada', bio: 'Counts', email }),
    ).toMatchObject({
      outcome: 'done',
    })
    expect(
      await createAccountApi(http).updateProfile({ fullName: 'Eve', email: 'eve@mail.example' }),
    ).toEqual({
      outcome: 'not allowed',
      message: 'Access tokens cannot manage the account. Please log in.',
    })
    const { body } = await member.rest.get('/users/me/profile-info')
    expect(body).toMatchObject({ data: { user: { fullName: 'Ada', email } } })
  })

  test('are revoked by a password change unless the member keeps them', async () => {
    const member = await createMember(app)
    const account = createAccountApi(member.http)
    const [program] = programWith((await account.createToken(TOKEN_INPUT)).token)
    await app.mailbox.next(member.email)

    const change = { currentPassword: PASSWORD, newPassword: 'Another-horse2' }
    await account.changePassword({ ...change, revokeAccessTokens: false })
    expect(await program.isSignedIn()).toBe(true)
    const kept = await app.mailbox.next(member.email)
    expect(kept.text).toContain('Your access tokens still work')

    await account.changePassword({ currentPassword: 'Another-horse2', newPassword: PASSWORD })
    expect(await program.isSignedIn()).toBe(false)
    expect(await account.listTokens()).toEqual([])
    const revoked = await app.mailbox.next(member.email)
    expect(revoked.text).toContain('Your access tokens were revoked')
  })

  test('are revoked by a password reset', async () => {
    const member = await createMember(app)
    const account = createAccountApi(member.http)
    const [program] = programWith((await account.createToken(TOKEN_INPUT)).token)
    await app.mailbox.next(member.email)

    await account.forgotPassword(member.email)
    const otp = codeIn(await app.mailbox.next(member.email))
    await account.resetPassword({ email: member.email, otp, password: 'Third-horse3' })
    expect(await program.isSignedIn()).toBe(false)
    const reset = await app.mailbox.next(member.email)
    expect(reset.text).toContain('Every device was signed out, every access token revoked')
  })

  test('are deleted with the account', async () => {
    const account = createAccountApi((await createMember(app)).http)
    const [program] = programWith((await account.createToken(TOKEN_INPUT)).token)
    await account.deleteAccount(PASSWORD)
    expect(await program.isSignedIn()).toBe(false)
  })

  test('are announced by a mail', async () => {
    const { email, http } = await createMember(app)
    await createAccountApi(http).createToken({ ...TOKEN_INPUT, name: 'For "me" & <co>', scopes: ['WRITE'] })
    const mail = await app.mailbox.next(email)
    expect(mail.subject).toBe('A new access token for your Guffaw account')
    expect(mail.text).toContain(`An access token named "${isolate('For "me" & <co>')}" was just created.`)
    expect(mail.text).toMatch(/can read and write in your name until \d{4}-\d{2}-\d{2}\./)
    expect(mail.text).not.toContain('guffaw_pat_')
  })
})

/** The same program, by REST and by GraphQL. */
function programWith(token: string | null): [AccountApi, AccountApi] {
  if (!token) throw new Error('No token was made')
  const http = createHttpClient(app.url, token)
  return [createRestAccountApi(http), createAccountApi(http)]
}

/** Inserts many tokens directly, with unknown secrets. */
async function keepTokens(username: string, count: number): Promise<void> {
  const { database } = app.dependencies
  const { id: memberId } = await database.member.findFirstOrThrow({ where: { username } })
  const createdAt = app.clock.now()
  const expiresAt = new Date(createdAt.getTime() + DAY * 1000)
  const tokens = Array.from({ length: count }, () => ({
    id: uuidv7(),
    memberId,
    name: 'kept',
    tokenHash: new Uint8Array(randomBytes(32)),
    scopes: ['read'],
    createdAt,
    expiresAt,
  }))
  await database.personalAccessToken.createMany({ data: tokens })
}

async function login(email: string): Promise<string> {
  const answer = await visit(app).rest.post('/auth/login', { email, password: PASSWORD })
  return answer.text('tokens.access.token')
}

import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { identityApp } from '#tests/support/identity-app.ts'
import { createMember, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
import { codeIn, wrongFor } from '#tests/support/mailbox.ts'
import type { OpenIdProvider } from '#tests/support/openid-provider.ts'

const SIGN_IN = `mutation ($input: SignInWithIdentityInput!) { signInWithIdentity(input: $input) {
  __typename
  ... on SignInWithIdentityPayload { viewer { user { username } } }
  ... on IdentityLinkNeeded { message email hasPassword isCodeSent }
  ... on Error { message code }
} }`
const SIGNED_IN = { __typename: 'SignInWithIdentityPayload' }
const WRONG_PASSWORD = { __typename: 'ValidationError', message: 'Incorrect password' }
const UNLINKED = { outcome: 'done', message: 'Account disconnected' }
const UNKNOWN = { outcome: 'not found', message: 'Connected account not found' }

const { app, provider } = await identityApp()

describe('first link of an identity to an account', () => {
  test('requires more than the same address', async () => {
    const member = await createMember(app)
    const { signIn, http } = await arriveAs(member)
    expect(await signIn()).toEqual({
      __typename: 'IdentityLinkNeeded',
      message: 'An account with this email address already exists. To connect it, confirm that it is yours.',
      email: member.email,
      hasPassword: true,
      isCodeSent: false,
    })
    expect(http.cookies.has('accessToken')).toBe(false)
    expect(await identitiesOf(member)).toEqual([])
  })

  test('is created with the password and notifies the owner', async () => {
    const member = await createMember(app)
    const { signIn } = await arriveAs(member)
    expect(await signIn({ password: 'Wrong-horse1' })).toMatchObject(WRONG_PASSWORD)
    expect(await identitiesOf(member)).toEqual([])
    expect(await signIn({ password: PASSWORD })).toMatchObject({
      ...SIGNED_IN,
      viewer: { user: { username: member.username } },
    })
    const mail = await app.mailbox.next(member.email)
    expect(mail.subject).toBe('A new way to log in to your Guffaw account')
    expect(mail.text).toContain(`An account at ${hostOf(provider)} was just connected`)

    expect(await (await arriveAs(member)).signIn()).toMatchObject(SIGNED_IN)
  })

  test('is created with a mailed code', async () => {
    const member = await createMember(app)
    const { signIn } = await arriveAs(member)
    expect(await signIn({ sendCode: true })).toMatchObject({
      __typename: 'IdentityLinkNeeded',
      message: 'A code to connect your account is on its way to this address.',
      isCodeSent: true,
    })
    const mail = await app.mailbox.next(member.email)
    expect(mail.subject).toBe('Connect your Guffaw account')
    const otp = codeIn(mail)
    const wrongCode = { __typename: 'InvalidCodeError', message: 'OTP verification failed' }
    expect(await signIn({ otp: wrongFor(otp) })).toMatchObject(wrongCode)
    expect(await identitiesOf(member)).toEqual([])
    expect(await signIn({ otp })).toMatchObject(SIGNED_IN)
    expect(await identitiesOf(member)).toHaveLength(1)
  })

  test('limits guesses of the code', async () => {
    const member = await createMember(app)
    const { signIn } = await arriveAs(member)
    await signIn({ sendCode: true })
    const otp = codeIn(await app.mailbox.next(member.email))
    for (let tries = 0; tries < 5; tries += 1) await signIn({ otp: wrongFor(otp) })
    expect(await signIn({ otp })).toMatchObject({ __typename: 'InvalidCodeError' })
    expect(await identitiesOf(member)).toEqual([])
  })

  test('is the only one at its provider', async () => {
    const member = await createMember(app)
    await link(member)
    const { signIn } = await arriveAs(member, 'another')
    expect(await signIn({ password: PASSWORD })).toEqual({
      __typename: 'IdentityRejectedError',
      message:
        'Your account is connected to another account at this provider. Log in with your password to disconnect it.',
      code: 'IDENTITY_REJECTED',
    })
    const { database, clock } = app.dependencies
    const { memberId } = await database.identity.findFirstOrThrow({ where: { subject: member.username } })
    const { issuer } = provider.config
    const second = { issuer, subject: 'another', memberId, createdAt: clock.now() }
    await expect(database.identity.create({ data: second })).rejects.toMatchObject({ code: 'P2002' })
  })
})

describe('linked identities', () => {
  test('are removed by a password reset and have to be linked again', async () => {
    const member = await createMember(app)
    await link(member)
    const { rest } = visit(app)
    await rest.post('/auth/forgot-password', { email: member.email })
    const otp = codeIn(await app.mailbox.next(member.email))
    await rest.post('/auth/reset-password', { email: member.email, otp, password: 'Another-horse2' })
    const mail = await app.mailbox.next(member.email)
    expect(mail.text).toContain('every connected account disconnected')

    expect(await identitiesOf(member)).toEqual([])
    const { signIn } = await arriveAs(member)
    expect(await signIn()).toMatchObject({ __typename: 'IdentityLinkNeeded' })
    expect(await signIn({ password: PASSWORD })).toMatchObject(WRONG_PASSWORD)
    expect(await signIn({ password: 'Another-horse2' })).toMatchObject(SIGNED_IN)
  })

  test('are removed by an email change, which also ends every other session', async () => {
    const member = await createMember(app)
    const intruder = await link(member)
    const verify = async ({ rest }: Pick<TestMember, 'rest'>) => (await rest.get('/auth/verify')).status
    expect(await verify(intruder)).toBe(200)

    const email = `moved_${member.email}`
    await member.rest.put('/users/me/profile-info', { email })
    const otp = codeIn(await app.mailbox.next(email))
    await member.rest.post('/users/me/email-confirm', { otp, password: PASSWORD })
    const mail = await app.mailbox.next(member.email)
    expect(mail.text).toContain('Other devices were signed out')
    expect(mail.text).toContain('accounts at other providers that could log in were disconnected')

    expect(await verify(member)).toBe(200)
    expect(await verify(intruder)).toBe(401)
    expect(await identitiesOf(member)).toEqual([])
    expect(await (await arriveAs(member)).signIn()).toMatchObject({ __typename: 'IdentityProfileNeeded' })
  })

  test('are part of the data export', async () => {
    const member = await createMember(app)
    await link(member)
    const { body } = await member.rest.post('/users/me/data-export', { password: PASSWORD })
    expect(body).toMatchObject({
      identities: [{ issuer: provider.config.issuer, linkedAt: expect.any(String) }],
    })
  })
})

describe('linked identities in the account', () => {
  test('are listed and unlinked by their owner', async () => {
    const member = await createMember(app)
    await link(member)
    const account = createAccountApi(member.http)
    const [identity, ...others] = await account.listIdentities()
    expect(others).toEqual([])
    expect(identity).toMatchObject({ provider: hostOf(provider), issuer: provider.config.issuer })
    expect(await account.unlinkIdentity(identity?.id ?? '')).toEqual(UNLINKED)
    expect(await account.unlinkIdentity(identity?.id ?? '')).toEqual(UNKNOWN)
    expect(await account.listIdentities()).toEqual([])
    expect(await (await arriveAs(member)).signIn()).toMatchObject({ __typename: 'IdentityLinkNeeded' })
  })

  test('are hidden from other members', async () => {
    const [member, other] = [await createMember(app), await createMember(app)]
    await link(member)
    const [identity] = await createAccountApi(member.http).listIdentities()
    expect(await createAccountApi(other.http).listIdentities()).toEqual([])
    expect(await createAccountApi(other.http).unlinkIdentity(identity?.id ?? '')).toEqual(UNKNOWN)
    expect(await createAccountApi(member.http).listIdentities()).toHaveLength(1)
  })
})

/** A browser with a session at the provider for the address of this member. */
async function arriveAs({ username, email }: TestMember, subject = username) {
  const browser = visit(app)
  const nonce = (await browser.rest.post('/auth/identity/start')).text('nonce')
  const idToken = await provider.mint({ sub: subject, email, nonce })
  const signIn = async (proof: { password?: string; otp?: string; sendCode?: boolean } = {}) => {
    const { data } = await browser.graphql.send(SIGN_IN, { input: { idToken, ...proof } })
    return Object(data).signInWithIdentity
  }
  return { ...browser, signIn }
}

/** Links an identity with the password and takes the mail about it from the mailbox. */
async function link(member: TestMember) {
  const browser = await arriveAs(member)
  expect(await browser.signIn({ password: PASSWORD })).toMatchObject(SIGNED_IN)
  await app.mailbox.next(member.email)
  return browser
}

async function identitiesOf({ username }: TestMember) {
  return app.dependencies.database.identity.findMany({ where: { member: { username } } })
}

function hostOf({ config }: OpenIdProvider): string {
  return new URL(config.issuer).host
}

import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { identityApp } from '#tests/support/identity-app.ts'
import { createMember, PASSWORD, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const TOKEN = { name: 'Meme bot', scopes: ['READ'] }
const EXPORT = '/users/me/data-export'
const PASSWORD_REQUIRED = { status: 403, body: { code: 'PASSWORD_REQUIRED' } }
const RECENT_SIGN_IN_REQUIRED = { status: 403, body: { code: 'RECENT_SIGN_IN_REQUIRED' } }

const { app, provider } = await identityApp()

describe('creating an access token', () => {
  test('requires the password of a member who has one', async () => {
    const account = createAccountApi((await createMember(app)).http)
    expect(await account.createToken({ ...TOKEN, password: null })).toEqual({
      outcome: 'not allowed',
      message: 'Please enter your password',
      token: null,
    })
    expect(await account.createToken({ ...TOKEN, password: 'Wrong-horse1' })).toEqual({
      outcome: 'invalid',
      message: 'Incorrect password',
      token: null,
    })
    expect(await account.listTokens()).toEqual([])
    expect(await account.createToken({ ...TOKEN, password: PASSWORD })).toMatchObject({ outcome: 'done' })
  })

  test('requires a recent sign-in of a member without a password', async () => {
    const account = createAccountApi((await joinWithIdentity()).http)
    expect(await account.createToken({ ...TOKEN, password: null })).toMatchObject({ outcome: 'done' })
    app.clock.advance(10 * 60)
    expect(await account.createToken({ ...TOKEN, password: null })).toEqual({
      outcome: 'not allowed',
      message: 'Please log out and log in again. This works within 10 minutes of logging in.',
      token: null,
    })
  })
})

describe('data export', () => {
  test('requires the password of a member who has one', async () => {
    const { rest } = await createMember(app)
    expect(await rest.get(EXPORT)).toMatchObject(PASSWORD_REQUIRED)
    expect(await rest.post(EXPORT, {})).toMatchObject(PASSWORD_REQUIRED)
    expect(await rest.post(EXPORT, { password: 'Wrong-horse1' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message: 'Incorrect password' },
    })
    expect((await rest.post(EXPORT, { password: PASSWORD })).status).toBe(200)
  })

  test('requires a recent sign-in of a member without a password', async () => {
    const { rest } = await joinWithIdentity()
    expect((await rest.get(EXPORT)).status).toBe(200)
    expect((await rest.post(EXPORT, {})).status).toBe(200)
    app.clock.advance(10 * 60)
    expect(await rest.get(EXPORT)).toMatchObject(RECENT_SIGN_IN_REQUIRED)
    expect(await rest.post(EXPORT, {})).toMatchObject(RECENT_SIGN_IN_REQUIRED)
  })
})

test('GraphQL returns the same codes and names the field of a wrong password', async () => {
  const query = `mutation ($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) { ... on Error { code } ... on ValidationError { fields { path } } }
  }`
  const { graphql } = await createMember(app)
  const send = async (password?: string) =>
    (await graphql.send(query, { input: { ...TOKEN, password } })).data
  expect(await send()).toEqual({ createAccessToken: { code: 'PASSWORD_REQUIRED' } })
  expect(await send('Wrong-horse1')).toEqual({
    createAccessToken: { code: 'VALIDATION_FAILED', fields: [{ path: 'password' }] },
  })
})

test('wrong passwords are rate-limited', async () => {
  const limited = await sharedApp('limited')
  const { rest } = await createMember(limited)
  const guess = () => rest.post(EXPORT, { password: 'Wrong-horse1' })
  const answers = []
  for (let tries = 0; tries <= 20; tries += 1) answers.push(await guess())
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})

let joined = 0

/** A member who signed up with an identity provider and never set a password. */
async function joinWithIdentity() {
  joined += 1
  const username = `reauthenticated_${joined}`
  const browser = visit(app)
  const nonce = (await browser.rest.post('/auth/identity/start')).text('nonce')
  const idToken = await provider.mint({ sub: username, email: `${username}@mail.example`, nonce })
  const profile = { username, dateOfBirth: '1991-03-04', termsAndConditions: true }
  expect((await browser.rest.post('/auth/identity', { idToken, ...profile })).status).toBe(200)
  return browser
}

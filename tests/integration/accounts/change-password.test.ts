import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, createMembers, PASSWORD, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NEW_PASSWORD = 'Another-horse2'
const CHANGED = { outcome: 'done', message: 'Your password was changed. All other devices were signed out.' }

const app = await sharedApp()

describe('changing the password', () => {
  test('makes the new password valid and sends a mail', async () => {
    const { email, http } = await createMember(app)
    expect(
      await createAccountApi(http).changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ).toEqual(CHANGED)
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
    expect((await app.mailbox.next(email)).subject).toBe('Your Guffaw password was changed')
  })

  test('keeps this session and ends all others', async () => {
    const { email, http, rest } = await createMember(app)
    const laptop = visit(app)
    await laptop.rest.post('/auth/login', { email, password: PASSWORD })
    const bystander = await createMember(app)

    await createAccountApi(http).changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect(await createAccountApi(http).isSignedIn()).toBe(true)
    expect((await rest.post('/auth/refresh')).status).toBe(200)
    expect(await createAccountApi(laptop.http).isSignedIn()).toBe(false)
    expect((await laptop.rest.post('/auth/refresh')).status).toBe(401)
    expect(await createAccountApi(bystander.http).isSignedIn()).toBe(true)
  })

  test('requires the current password and a valid new one, and changes nothing otherwise', async () => {
    const { email, http } = await createMember(app)
    const laptop = visit(app)
    await laptop.rest.post('/auth/login', { email, password: PASSWORD })
    const mails = app.mailbox.count(email)

    const tooWeak =
      'Password must contain at least one uppercase letter, one lowercase letter, and one special character'
    for (const [currentPassword, newPassword, message] of [
      ['Wrong-horse1', NEW_PASSWORD, 'Incorrect password'],
      [PASSWORD.toLowerCase(), NEW_PASSWORD, 'Incorrect password'],
      ['', NEW_PASSWORD, 'Password is required'],
      [PASSWORD, '', 'Password is required'],
      [PASSWORD, 'Short-1', 'Password must be at least 8 characters'],
      [PASSWORD, 'lower-case-only', tooWeak],
      [PASSWORD, `Too-long${'x'.repeat(121)}`, 'Password must be at most 128 characters'],
    ] as const) {
      expect(await createAccountApi(http).changePassword({ currentPassword, newPassword })).toEqual({
        outcome: 'invalid',
        message,
      })
    }
    await app.dependencies.background.drain()
    expect(app.mailbox.count(email)).toBe(mails)
    expect(await createAccountApi(laptop.http).isSignedIn()).toBe(true)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('requires a session', async () => {
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect(await createAccountApi(visit(app).http).changePassword(change)).toEqual({
      outcome: 'not signed in',
      message: 'No token found in cookies',
    })
  })
})

test('member without a password is told how to set one', async () => {
  const [member] = await createMembers(app, 1)
  await app.dependencies.database.credentials.create({
    data: {
      memberId: member?.id ?? '',
      email: 'no_password@mail.example',
      emailVerifiedAt: app.clock.now(),
      passwordChangedAt: app.clock.now(),
    },
  })
  expect(
    await member?.rest.post('/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    }),
  ).toMatchObject({
    status: 400,
    body: { message: 'Your account has no password yet. Set one with "Forgot password" first.' },
  })
})

test('GraphQL names the field of a wrong current password', async () => {
  const { graphql } = await createMember(app)
  const query = `mutation ($input: ChangePasswordInput!) {
    changePassword(input: $input) { ... on ValidationError { fields { path message } } }
  }`
  const input = { currentPassword: 'Wrong-horse1', newPassword: NEW_PASSWORD }
  expect((await graphql.send(query, { input })).data).toEqual({
    changePassword: { fields: [{ path: 'currentPassword', message: 'Incorrect password' }] },
  })
})

function login(email: string, password: string) {
  return visit(app).rest.post('/auth/login', { email, password })
}

import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registration, visit } from '#tests/support/members.ts'
import { codeIn, wrongFor } from '#tests/support/mailbox.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NEW_PASSWORD = 'Another-horse2'
const SENT = {
  outcome: 'done',
  message: 'If this address belongs to an account, a code to reset its password is on its way.',
}
const CHANGED = { outcome: 'done', message: 'Your password was changed. Please log in with the new one.' }
const FAULTS = [
  ['', 'Password is required'],
  ['Short-1', 'Password must be at least 8 characters'],
  [
    'lower-case-only',
    'Password must contain at least one uppercase letter, one lowercase letter, and one special character',
  ],
  [`Too-long${'x'.repeat(121)}`, 'Password must be at most 128 characters'],
] as const
const FAILED = { outcome: 'invalid', message: 'OTP verification failed' }

const app = await sharedApp()

const ask = (email: string) => createAccountApi(visit(app).http).forgotPassword(email)
const reset = (email: string, otp: string, password = NEW_PASSWORD) =>
  createAccountApi(visit(app).http).resetPassword({ email, otp, password })

async function codeFor(email: string): Promise<string> {
  await ask(email)
  return codeIn(await app.mailbox.next(email))
}

describe('password reset', () => {
  test('with the mailed code replaces the old password', async () => {
    const { email } = await createMember(app)
    expect(await reset(` ${email.toUpperCase()}`, await codeFor(email))).toEqual(CHANGED)
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
    expect((await app.mailbox.next(email)).subject).toBe('Your Guffaw password was changed')
  })

  test('ends every session and starts none', async () => {
    const member = await createMember(app)
    const laptop = visit(app)
    await laptop.rest.post('/auth/login', { email: member.email, password: PASSWORD })
    const otp = await codeFor(member.email)

    const { http } = visit(app)
    expect(
      await createAccountApi(http).resetPassword({ email: member.email, otp, password: NEW_PASSWORD }),
    ).toEqual(CHANGED)
    expect([...http.cookies.keys()]).toEqual(['device'])
    for (const device of [member, laptop]) {
      expect(await createAccountApi(device.http).isSignedIn()).toBe(false)
      expect(await device.rest.post('/auth/refresh')).toMatchObject({
        status: 401,
        body: { message: 'Token refresh failed' },
      })
    }
  })

  test('for an unknown address gets the same response and sends no mail', async () => {
    const { email } = await createMember(app)
    expect(await ask(email)).toEqual(SENT)
    expect(await ask('reset_nobody@mail.example')).toEqual(SENT)
    await app.mailbox.next(email)
    await app.dependencies.background.drain()
    expect(app.mailbox.count('reset_nobody@mail.example')).toBe(0)

    expect(await reset('reset_nobody@mail.example', '123456')).toEqual(FAILED)
  })

  test('validates the new password without using up the code', async () => {
    const { email } = await createMember(app)
    const otp = await codeFor(email)
    for (const [password, message] of FAULTS)
      expect(await reset(email, otp, password)).toEqual({ outcome: 'invalid', message })
    expect(await reset(email, otp)).toEqual(CHANGED)
  })

  test('requires an email address', async () => {
    expect(await ask('')).toEqual({ outcome: 'invalid', message: 'Email is required' })
    expect(await ask('ada')).toEqual({ outcome: 'invalid', message: 'Please enter a valid email address' })
  })

  test('is refused with a wrong code, and with the right one after five wrong ones', async () => {
    const { email } = await createMember(app)
    const otp = await codeFor(email)
    for (let tries = 0; tries < 5; tries += 1) expect(await reset(email, wrongFor(otp))).toEqual(FAILED)
    expect(await reset(email, otp)).toEqual(FAILED)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('is refused after ten minutes', async () => {
    const early = await createMember(app)
    const late = await createMember(app)
    const otp = await codeFor(early.email)
    const lateOtp = await codeFor(late.email)
    app.clock.advance(9 * 60)
    expect(await reset(early.email, otp)).toEqual(CHANGED)
    app.clock.advance(60)
    expect(await reset(late.email, lateOtp)).toEqual(FAILED)
  })

  test('accepts a code once, also with concurrent requests', async () => {
    const { email } = await createMember(app)
    const otp = await codeFor(email)
    const both = await Promise.all([reset(email, otp), reset(email, otp)])
    expect(both).toEqual(expect.arrayContaining([CHANGED, FAILED]))
    expect(await reset(email, otp)).toEqual(FAILED)
  })

  test('refuses codes for another purpose or another member', async () => {
    const newcomer = await registerSomeone()
    expect(await reset(newcomer.email, newcomer.otp)).toEqual(FAILED)

    const ada = await createMember(app)
    const bob = await createMember(app)
    await codeFor(bob.email)
    expect(await reset(bob.email, await codeFor(ada.email))).toEqual(FAILED)
  })

  test('sends another code after a minute, which replaces the first', async () => {
    const { email } = await createMember(app)
    const first = await codeFor(email)
    expect(await ask(email)).toEqual(SENT)
    await app.dependencies.background.drain()
    expect(app.mailbox.count(email)).toBe(1)

    app.clock.advance(60)
    const second = await codeFor(email)
    expect(await reset(email, first)).toEqual(FAILED)
    expect(await reset(email, second)).toEqual(CHANGED)
  })

  test('for an unverified registration gets the same response and sends no code', async () => {
    const { email } = await registerSomeone()
    const mails = app.mailbox.count(email)
    expect(await ask(email)).toEqual(await ask('reset_nobody_at_all@mail.example'))
    await app.dependencies.background.drain()
    expect(app.mailbox.count(email)).toBe(mails)
  })
})

let waiting = 0

/** A member with an unverified address, with the code to verify it. */
async function registerSomeone(): Promise<{ email: string; otp: string }> {
  waiting += 1
  const email = `reset_waiting_${waiting}@mail.example`
  await visit(app).rest.post('/auth/register', registration({ username: `reset_waiting_${waiting}`, email }))
  return { email, otp: codeIn(await app.mailbox.next(email)) }
}

function login(email: string, password: string) {
  return visit(app).rest.post('/auth/login', { email, password })
}

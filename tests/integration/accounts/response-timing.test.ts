import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPasswords, type Passwords } from '#server/platform/passwords.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, registration, visit } from '#tests/support/members.ts'
import { createGate } from '#tests/support/gate.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

/** No mail can be sent before the end of the tests. */
const post = createGate()
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
const verify = vi.fn<Passwords['verify']>(passwords.verify)
let app: TestApp
beforeAll(async () => {
  const mailer = { send: post.pass, close: () => undefined }
  app = await startTestApp({}, { mailer, passwords: { ...passwords, verify } })
  const { database } = app.dependencies
  await database.member.create({ data: someone(app.clock.now()) })
  await database.registration.create({ data: someoneWaiting(app.clock.now()) })
})
afterAll(() => {
  post.open()
  return app.stop()
})

// Checking a password takes almost all of the time, also without a hash: see passwords.test.ts.
test('refused login checks one password for unknown and known addresses', async () => {
  const { email } = await createMember(app)
  for (const address of [email, 'known@mail.example', 'unknown@mail.example']) {
    verify.mockClear()
    const { status } = await visit(app).rest.post('/auth/login', { email: address, password: 'Wrong-horse1' })
    expect([status, verify.mock.calls.length], address).toEqual([401, 1])
  }
})

test('a password reset request gets a response while no mail can be sent', async () => {
  const { forgotPassword } = createAccountApi(visit(app).http)
  expect(await forgotPassword('known@mail.example')).toEqual(await forgotPassword('unknown@mail.example'))
  await post.reached
})

test('a registration and a code request get a response while no mail can be sent', async () => {
  const { rest } = visit(app)
  const again = registration({ email: 'waiting@mail.example' })
  expect((await rest.post('/auth/register', again)).status).toBe(201)
  expect((await rest.post('/auth/otp-resend', { email: 'waiting@mail.example' })).status).toBe(200)
  await post.reached
})

function someone(now: Date) {
  return {
    id: '0190a1b2-0000-7000-8000-000000000000',
    username: 'known',
    fullName: 'Nora Known',
    dateOfBirth: new Date('1990-05-17'),
    createdAt: now,
    updatedAt: now,
    credentials: { create: { email: 'known@mail.example', emailVerifiedAt: now, passwordChangedAt: now } },
  }
}

function someoneWaiting(createdAt: Date) {
  return {
    id: '0190a1b2-0000-7000-8000-000000000001',
    username: 'unverified',
    dateOfBirth: new Date('1990-05-17'),
    email: 'waiting@mail.example',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    createdAt,
  }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountApis } from '#tests/support/account-apis.ts'
import { createMember, registration, visit } from '#tests/support/members.ts'
import { createGate } from '#tests/support/gate.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const TRIES = 20
/** Without a hash for unknown addresses, their responses would be ten times faster. */
const NOISE = 2

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('refused login takes equally long for unknown and known addresses', async () => {
  const { email } = await createMember(app)
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  await timeLogin('warm_up@mail.example')
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Alternating, so that other load on the machine affects both.
    times.known.push(await timeLogin(email))
    times.unknown.push(await timeLogin(`nobody_${tries}@mail.example`))
  }
  const ratio = median(times.unknown) / median(times.known)
  expect(ratio).toBeGreaterThan(1 / NOISE)
  expect(ratio).toBeLessThan(NOISE)
})

describe('while no mail can be sent', () => {
  const post = createGate()
  let slow: TestApp
  beforeAll(async () => {
    slow = await startTestApp({}, { mailer: { send: post.pass, close: () => undefined } })
    const { database } = slow.dependencies
    await database.member.create({ data: someone(slow.clock.now()) })
    await database.registration.create({ data: someoneWaiting(slow.clock.now()) })
  })
  afterAll(() => {
    post.open()
    return slow.stop()
  })

  test.each(accountApis)('a password reset request over $api gets a response', async ({ createApi }) => {
    const known = await createApi(visit(slow).http).forgotPassword('known@mail.example')
    const unknown = await createApi(visit(slow).http).forgotPassword('unknown@mail.example')
    expect(known).toEqual(unknown)
    await post.reached
  })

  test('a registration and a code request get a response', async () => {
    const { rest } = visit(slow)
    const again = registration({ email: 'waiting@mail.example' })
    expect((await rest.post('/auth/register', again)).status).toBe(201)
    expect((await rest.post('/auth/otp-resend', { email: 'waiting@mail.example' })).status).toBe(200)
    await post.reached
  })
})

async function timeLogin(email: string): Promise<number> {
  const { rest } = visit(app)
  const start = performance.now()
  const { status } = await rest.post('/auth/login', { email, password: 'Wrong-horse1' })
  expect(status).toBe(401)
  return performance.now() - start
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

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

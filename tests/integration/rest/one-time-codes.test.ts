import { describe, expect, test } from 'vitest'
import { createMember, nextAccount, registration, visit } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const FAILED = {
  status: 400,
  body: { success: false, message: 'OTP verification failed', code: 'INVALID_CODE' },
}
const RESENT = {
  status: 200,
  body: { success: true, message: 'If this address has a pending registration, a new code is on its way.' },
}

const app = await sharedApp()

describe('right code', () => {
  test('verifies the address, starts a session for API clients and sets no cookie', async () => {
    const { email, otp } = await registerSomeone()
    const answer = await verify(email, otp)
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your email is verified. You can log in now.' },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    const program = createHttpClient(app.url, answer.text('tokens.access.token'))
    expect((await createRestClient(program).get('/auth/verify')).status).toBe(200)
  })

  test('can be surrounded by white space', async () => {
    const { email, otp } = await registerSomeone()
    expect((await verify(email, ` ${otp}\n`)).status).toBe(200)
  })

  test('is accepted once', async () => {
    const { email, otp } = await registerSomeone()
    await verify(email, otp)
    expect(await verify(email, otp)).toMatchObject(FAILED)
  })

  test('is accepted once by concurrent requests', async () => {
    const { email, otp } = await registerSomeone()
    const answers = await Promise.all([verify(email, otp), verify(email, otp), verify(email, otp)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2)
  })

  test('is accepted for ten minutes', async () => {
    const { email, otp } = await registerSomeone()
    app.clock.advance(9 * 60)
    expect((await verify(email, otp)).status).toBe(200)

    const late = await registerSomeone()
    app.clock.advance(10 * 60)
    expect(await verify(late.email, late.otp)).toMatchObject(FAILED)
  })

  test('is accepted for its address only', async () => {
    const { otp } = await registerSomeone()
    const other = await registerSomeone()
    // With a chance of one in a million both codes are equal, and the test fails wrongly.
    expect(await verify(other.email, otp)).toMatchObject(FAILED)
  })
})

describe('wrong code', () => {
  test('gets the same response as one for an unknown address', async () => {
    const { email, otp } = await registerSomeone()
    const wrong = await verify(email, wrongFor(otp))
    expect(wrong).toMatchObject(FAILED)
    const unknown = await verify('nobody@mail.example', otp)
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: wrong.status,
      body: wrong.body,
    })
  })

  test('leaves a fifth try after four times', async () => {
    const { email, otp } = await registerSomeone()
    for (let tries = 0; tries < 4; tries += 1) await verify(email, wrongFor(otp))
    expect((await verify(email, otp)).status).toBe(200)
  })

  test('voids the right one after five times', async () => {
    const { email, otp } = await registerSomeone()
    for (let tries = 0; tries < 5; tries += 1) await verify(email, wrongFor(otp))
    expect(await verify(email, otp)).toMatchObject(FAILED)
  })

  test('is counted in concurrent requests', async () => {
    const { email, otp } = await registerSomeone()
    await Promise.all(Array.from({ length: 8 }, () => verify(email, wrongFor(otp))))
    expect(await verify(email, otp)).toMatchObject(FAILED)
  })

  test('that is not six digits is refused without counting', async () => {
    const { email, otp } = await registerSomeone()
    for (const typed of ['', '12345', '1234567', '12a456', '１２３４５６', 123456, null, undefined]) {
      expect(await verify(email, typed)).toMatchObject({
        status: 400,
        body: { success: false, message: 'Please enter the 6-digit code', code: 'VALIDATION_FAILED' },
      })
    }
    expect((await verify(email, otp)).status).toBe(200)
  })

  test('requires an email address', async () => {
    expect(await verify('', '123456')).toMatchObject({ status: 400, body: { message: 'Email is required' } })
    expect(await verify('ada', '123456')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address' },
    })
  })
})

describe('new code', () => {
  test('is sent after a minute and voids the first', async () => {
    const { email, otp } = await registerSomeone()
    app.clock.advance(61)
    expect(await resend(email)).toMatchObject(RESENT)
    const newer = codeIn(await app.mailbox.next(email))
    expect(await verify(email, otp)).toMatchObject(FAILED)
    expect((await verify(email, newer)).status).toBe(200)
  })

  test('allows five tries again', async () => {
    const { email, otp } = await registerSomeone()
    for (let tries = 0; tries < 5; tries += 1) await verify(email, wrongFor(otp))
    app.clock.advance(61)
    await resend(email)
    expect((await verify(email, codeIn(await app.mailbox.next(email)))).status).toBe(200)
  })

  test('is not sent within the minute, with the same response', async () => {
    const { email, otp } = await registerSomeone()
    app.clock.advance(30)
    expect(await resend(email)).toMatchObject(RESENT)
    await app.dependencies.background.drain()
    expect(app.mailbox.count(email)).toBe(1)
    expect((await verify(email, otp)).status).toBe(200)
  })

  test('is sent once for concurrent requests', async () => {
    const { email } = await registerSomeone()
    app.clock.advance(61)
    await Promise.all(Array.from({ length: 5 }, () => resend(email)))
    await app.dependencies.background.drain()
    expect(app.mailbox.count(email)).toBe(2)
  })

  test('is not sent for verified addresses, with the same response', async () => {
    const member = await createMember(app)
    app.clock.advance(61)
    expect(await resend(member.email)).toMatchObject(RESENT)
    expect(await resend('nobody@mail.example')).toMatchObject(RESENT)
    await app.dependencies.background.drain()
    expect(app.mailbox.count(member.email)).toBe(0)
    expect(app.mailbox.count('nobody@mail.example')).toBe(0)
  })

  test('requires an email address', async () => {
    expect(await resend('')).toMatchObject({ status: 400, body: { message: 'Email is required' } })
  })
})

async function registerSomeone() {
  const account = nextAccount('waiting')
  await visit(app).rest.post('/auth/register', registration(account))
  return { email: account.email, otp: codeIn(await app.mailbox.next(account.email)) }
}

function verify(email: string, otp: unknown) {
  return visit(app).rest.post('/auth/otp-verify', { email, otp })
}

function resend(email: string) {
  return visit(app).rest.post('/auth/otp-resend', { email })
}

function wrongFor(otp: string): string {
  return otp === '000000' ? '000001' : '000000'
}

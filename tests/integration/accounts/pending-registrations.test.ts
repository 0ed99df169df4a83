import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createMember, PASSWORD, registration, visit } from '#tests/support/members.ts'
import { listAt } from '#tests/support/json.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { countWaitingStatements } from '#tests/support/waiting-statements.ts'

const FAILED = {
  status: 400,
  body: { success: false, message: 'OTP verification failed', code: 'INVALID_CODE' },
}
const TAKEN = {
  status: 409,
  body: { success: false, message: 'Username is not available', code: 'USERNAME_TAKEN' },
}
const TAKEN_MEANWHILE = {
  status: 409,
  body: {
    success: false,
    message: 'Your username was taken in the meantime. Please register again with another one.',
    code: 'USERNAME_TAKEN',
  },
}
const STRANGERS_PASSWORD = 'Strangers-own-1'
const HALF_AN_HOUR = 30 * 60
const SEVEN_DAYS = 7 * 24 * 60 * 60

const app = await sharedApp()

type Browser = ReturnType<typeof visit>
const register = ({ rest }: Browser, changes: Record<string, unknown>) =>
  rest.post('/auth/register', registration(changes))
const verify = ({ rest }: Browser, email: string, otp: string) =>
  rest.post('/auth/otp-verify', { email, otp })
const login = ({ rest }: Browser, email: string, password = PASSWORD) =>
  rest.post('/auth/login', { email, password })
const nextCode = async (email: string) => codeIn(await app.mailbox.next(email))

describe('second registration with the same address', () => {
  test('does not replace the first: each code verifies its own registration', async () => {
    const email = 'victim_one@mail.example'
    await register(visit(app), { username: 'victim_one', email })
    const otp = await nextCode(email)
    await register(visit(app), { username: 'stranger_one', email, password: STRANGERS_PASSWORD })

    // Also by API clients, which keep no cookie.
    expect((await verify(visit(app), email, otp)).status).toBe(200)
    expect((await login(visit(app), email, STRANGERS_PASSWORD)).status).toBe(401)
    const own = visit(app)
    expect((await login(own, email)).status).toBe(200)
    expect((await own.rest.get('/users/me/profile-info')).text('data.user.username')).toBe('victim_one')
  })

  test("before the owner's does not help a stranger: each browser accepts only its own code", async () => {
    const email = 'victim_two@mail.example'
    await register(visit(app), { username: 'stranger_two', email, password: STRANGERS_PASSWORD })
    const strangersMail = await app.mailbox.next(email)
    expect(strangersMail.text).toContain('@stranger_two')
    const browser = visit(app)
    await register(browser, { username: 'victim_two', email })
    const ownMail = await app.mailbox.next(email)
    expect(ownMail.text).toContain('@victim_two')

    expect(await verify(browser, email, codeIn(strangersMail))).toMatchObject(FAILED)
    expect((await verify(browser, email, codeIn(ownMail))).status).toBe(200)
    expect((await login(visit(app), email, STRANGERS_PASSWORD)).status).toBe(401)
    expect(await verify(visit(app), email, codeIn(strangersMail))).toMatchObject(FAILED)
  })

  test('does not interfere with the code sent again at a login', async () => {
    const email = 'victim_three@mail.example'
    await register(visit(app), { username: 'victim_three', email })
    await app.mailbox.next(email)
    const phone = visit(app)
    expect((await login(phone, email)).status).toBe(403)
    await register(visit(app), { username: 'stranger_three', email, password: STRANGERS_PASSWORD })
    await app.mailbox.next(email)

    app.clock.advance(61)
    await phone.rest.post('/auth/otp-resend', { email })
    const mail = await app.mailbox.next(email)
    expect(mail.text).toContain('@victim_three')
    expect((await verify(phone, email, codeIn(mail))).status).toBe(200)
    expect((await login(phone, email)).status).toBe(200)
  })
})

describe('repeated registration in the same browser', () => {
  test('corrects a mistyped address, keeps the username and voids the first code', async () => {
    const browser = visit(app)
    await register(browser, { username: 'typo', email: 'tpyo@mail.example' })
    const first = await nextCode('tpyo@mail.example')
    expect((await browser.rest.post('/auth/verify-username', { username: 'typo' })).body).toMatchObject({
      success: true,
    })
    expect((await register(browser, { username: 'typo', email: 'typo@mail.example' })).status).toBe(201)

    expect(await verify(visit(app), 'tpyo@mail.example', first)).toMatchObject(FAILED)
    const second = await nextCode('typo@mail.example')
    expect((await verify(browser, 'typo@mail.example', second)).status).toBe(200)
  })
})

describe('username of a pending registration', () => {
  test('is reserved for half an hour', async () => {
    await register(visit(app), { username: 'held', email: 'held@mail.example' })
    const others = { username: 'HELD', email: 'other@mail.example' }
    app.clock.advance(HALF_AN_HOUR - 1)
    expect(await register(visit(app), others)).toMatchObject(TAKEN)
    app.clock.advance(1)
    expect((await register(visit(app), others)).status).toBe(201)
    expect((await login(visit(app), 'held@mail.example')).status).toBe(403)
    app.clock.advance(SEVEN_DAYS)
    expect((await login(visit(app), 'held@mail.example')).status).toBe(401)
  })

  test('can be verified after the reservation if nobody else has taken it', async () => {
    const email = 'late_riser@mail.example'
    const browser = visit(app)
    await register(browser, { username: 'late_riser', email })
    await app.mailbox.next(email)
    app.clock.advance(HALF_AN_HOUR)
    await browser.rest.post('/auth/otp-resend', { email })
    expect((await verify(browser, email, await nextCode(email))).status).toBe(200)
  })

  test.each([['another registration'], ['a member']])(
    'taken by %s after the reservation is refused with the reason',
    async (holder) => {
      const username = holder === 'a member' ? 'lapsed_one' : 'lapsed_two'
      const [email, others] = [`${username}@mail.example`, `next_${username}@mail.example`]
      const browser = visit(app)
      await register(browser, { username, email })
      await app.mailbox.next(email)
      app.clock.advance(HALF_AN_HOUR)
      expect((await register(visit(app), { username, email: others })).status).toBe(201)
      const othersCode = await nextCode(others)
      if (holder === 'a member') await verify(visit(app), others, othersCode)

      await browser.rest.post('/auth/otp-resend', { email })
      expect(await verify(browser, email, await nextCode(email))).toMatchObject(TAKEN_MEANWHILE)
      expect((await register(browser, { username: `${username}_b`, email })).status).toBe(201)
      expect((await verify(browser, email, await nextCode(email))).status).toBe(200)
    },
  )

  test('is given to exactly one of concurrent registrations', async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    // Reads continue while writes wait, so several requests find the name available before one of them inserts it.
    await client.query('BEGIN; LOCK TABLE registrations IN SHARE MODE')
    const attempts = Array.from({ length: 4 }, (_, number) =>
      register(visit(app), {
        username: number % 2 === 0 ? 'popular' : 'Popular',
        email: `popular_${number}@mail.example`,
      }),
    )
    await expect.poll(() => countWaitingStatements(app.dependencies.sql)).toBeGreaterThan(1)
    await client.query('COMMIT')
    await client.end()

    const answers = await Promise.all(attempts)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(TAKEN)
  })

  test('is given to the first to verify of two concurrent registrations', async () => {
    await register(visit(app), { username: 'wanted', email: 'quick@mail.example' })
    await register(visit(app), { username: 'unwanted', email: 'slow@mail.example' })
    await app.dependencies.database.registration.updateMany({
      where: { email: 'slow@mail.example' },
      data: { username: 'Wanted' },
    })
    const [quick, slow] = [await nextCode('quick@mail.example'), await nextCode('slow@mail.example')]
    expect((await verify(visit(app), 'quick@mail.example', quick)).status).toBe(200)
    expect(await verify(visit(app), 'slow@mail.example', slow)).toMatchObject(TAKEN_MEANWHILE)
    expect((await register(visit(app), { username: 'wanted_2', email: 'slow@mail.example' })).status).toBe(
      201,
    )
  })
})

test('code is invalid once its address belongs to a member', async () => {
  const email = 'moved_in@mail.example'
  await register(visit(app), { username: 'too_late', email })
  const otp = await nextCode(email)
  const member = await createMember(app)
  await member.rest.put('/users/me/profile-info', { email })
  await member.rest.post('/users/me/email-confirm', { otp: await nextCode(email), password: PASSWORD })
  expect(await verify(visit(app), email, otp)).toMatchObject(FAILED)
})

test('verifying in a browser starts no session before the login', async () => {
  const { rest, graphql } = visit(app)
  const email = 'one_device@mail.example'
  await rest.post('/auth/register', registration({ username: 'one_device', email }))
  const input = { email, otp: await nextCode(email) }
  const { data } = await graphql.send(
    'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { __typename } }',
    { input },
  )
  expect(data).toEqual({ verifyOtp: { __typename: 'VerifyOtpPayload' } })
  await rest.post('/auth/login', { email, password: PASSWORD })
  expect(listAt((await rest.get('/users/me/sessions')).body, 'sessions')).toHaveLength(1)
})

import { describe, expect, test } from 'vitest'
import { WRONG_CODES_MAX, WRONG_CODES_WINDOW_SECONDS } from '#rules/limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registration } from '#tests/support/members.ts'
import { codeIn, wrongFor } from '#tests/support/mailbox.ts'
import { clientIn, newNetwork } from '#tests/support/networks.ts'
import { metric } from '#tests/support/read-metrics.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NEW_PASSWORD = 'Another-horse2'
const TRIES = 5

const app = await sharedApp('limited')

type Client = ReturnType<typeof clientIn>

const login = ({ rest }: Client, email: string, password = PASSWORD) =>
  rest.post('/auth/login', { email, password })
const reset = ({ rest }: Client, email: string, otp: string) =>
  rest.post('/auth/reset-password', { email, otp, password: NEW_PASSWORD })

/** Advances the clock, since a code is sent at most once a minute. */
async function requestCode({ rest }: Client, email: string): Promise<string> {
  app.clock.advance(61)
  expect((await rest.post('/auth/forgot-password', { email })).status).toBe(200)
  return codeIn(await app.mailbox.next(email))
}

const stranger = () => clientIn(app, newNetwork())
const apiClient = () => clientIn(app, newNetwork(), { hasCookies: false })

function concurrently<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, run))
}

async function credentialsOf(email: string) {
  return app.dependencies.database.credentials.findUniqueOrThrow({ where: { email } })
}

describe('login guess limits', () => {
  test('count wrong passwords per network, so an API client in another one can log in', async () => {
    const { email } = await createMember(app)
    const attacker = stranger()
    const { uses } = RATE_LIMITS.signInsToAccountFromNetwork
    const wrong = await concurrently(uses, () => login(attacker, email, 'Wrong-horse1'))
    expect(wrong.map(({ status }) => status)).toEqual(Array(uses).fill(401))
    expect((await login(attacker, email)).status).toBe(429)
    expect((await login(apiClient(), email)).status).toBe(200)
  })

  test('give a browser that has signed in before its own limit', async () => {
    const { email } = await createMember(app)
    const owner = stranger()
    await login(owner, email)
    const { rateLimiter } = app.dependencies
    for (let tries = 0; tries < RATE_LIMITS.signInsToAccount.uses; tries += 1)
      await rateLimiter.consume('signInsToAccount', email)
    expect((await login(stranger(), email)).status).toBe(429)
    const left = RATE_LIMITS.signInsFromDevice.uses - 1
    const wrong = await concurrently(left, () => login(owner, email, 'Wrong-horse1'))
    expect(wrong.map(({ status }) => status)).toEqual(Array(left).fill(401))
    expect((await login(owner, email)).status).toBe(200)
  })

  test('reject a device cookie of another account or with another signature', async () => {
    const [member, victim] = [await createMember(app), await createMember(app)]
    const thief = stranger()
    await login(thief, member.email)
    const cookie = thief.http.cookies.get('device') ?? ''
    await concurrently(RATE_LIMITS.signInsFromDevice.uses, () => login(thief, member.email, 'Wrong-horse1'))
    expect((await login(thief, member.email)).status).toBe(429)

    const { rateLimiter } = app.dependencies
    for (let tries = 0; tries < RATE_LIMITS.signInsToAccount.uses; tries += 1) {
      await rateLimiter.consume('signInsToAccount', victim.email)
      await rateLimiter.consume('signInsToAccount', member.email)
    }
    expect((await login(thief, victim.email)).status).toBe(429)
    const forger = stranger()
    forger.http.cookies.set('device', `00000000-0000-4000-8000-000000000000.${cookie.split('.')[1]}`)
    expect((await login(forger, member.email)).status).toBe(429)
  })

  test('set the device cookie, unreadable for scripts, after successful logins only', async () => {
    const { email } = await createMember(app)
    const wrong = await login(stranger(), email, 'Wrong-horse1')
    const unknown = await login(stranger(), 'nobody@mail.example', 'Wrong-horse1')
    expect([wrong.headers.getSetCookie(), unknown.headers.getSetCookie()]).toEqual([[], []])
    const { headers } = await login(stranger(), email)
    expect(headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^device=.+; HttpOnly; SameSite=Lax$/),
    )
  })

  test('are independent of the limits for codes', async () => {
    const { email } = await createMember(app)
    const client = stranger()
    const otp = await requestCode(client, email)
    const tooMany = RATE_LIMITS.signInsToAccountFromNetwork.uses + 1
    await concurrently(tooMany, () => login(client, email, 'Wrong-horse1'))
    expect((await login(client, email)).status).toBe(429)
    expect((await reset(client, email, otp)).status).toBe(200)

    const guesser = stranger()
    await concurrently(tooMany, () => reset(guesser, email, '123456'))
    expect((await reset(guesser, email, '123456')).status).toBe(429)
    expect((await login(guesser, email, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('code guess limits', () => {
  const guess = async (client: Client, email: string, otp: string, tries = TRIES) => {
    const answers = await concurrently(tries, () => reset(client, email, wrongFor(otp)))
    expect(answers.map(({ status }) => status)).toEqual(Array(tries).fill(400))
  }

  test.each([
    ['browser', stranger],
    ['API client', apiClient],
  ])('of the %s that requested the code are not used up by others', async (_name, open) => {
    const { email } = await createMember(app)
    const owner = open()
    const otp = await requestCode(owner, email)
    await concurrently(5, () => guess(stranger(), email, otp))
    // The tries of all other networks together are used up.
    expect((await reset(stranger(), email, otp)).status).toBe(400)
    expect((await reset(owner, email, otp)).status).toBe(200)
  })

  test('allow five tries per browser, separate from others in its network', async () => {
    const { email } = await createMember(app)
    const network = newNetwork()
    const [owner, neighbor] = [clientIn(app, network), clientIn(app, network)]
    const otp = await requestCode(owner, email)
    await guess(neighbor, email, otp)
    await guess(owner, email, otp, TRIES - 1)
    expect((await reset(owner, email, otp)).status).toBe(200)

    const { email: otherEmail } = await createMember(app)
    const other = stranger()
    const otherOtp = await requestCode(stranger(), otherEmail)
    await guess(other, otherEmail, otherOtp)
    expect((await reset(other, otherEmail, otherOtp)).status).toBe(400)
  })

  test('of a registration are not used up by others', async () => {
    const newcomer = stranger()
    const input = registration({ username: 'guessed_newcomer', email: 'guessed@mail.example' })
    await newcomer.rest.post('/auth/register', input)
    const { email } = input
    const otp = codeIn(await app.mailbox.next(email))
    await concurrently(5, () => {
      const { rest } = stranger()
      return concurrently(TRIES, () => rest.post('/auth/otp-verify', { email, otp: wrongFor(otp) }))
    })
    expect((await stranger().rest.post('/auth/otp-verify', { email, otp })).status).toBe(400)
    expect((await newcomer.rest.post('/auth/otp-verify', { email, otp })).status).toBe(200)
  })

  test('of a new email address are not used up by other sessions of the member', async () => {
    const member = await createMember(app)
    const email = 'moved_guess@mail.example'
    await member.rest.put('/users/me/profile-info', { email })
    const otp = codeIn(await app.mailbox.next(email))
    const other = stranger()
    await login(other, member.email)
    const confirm = ({ rest }: Pick<Client, 'rest'>, code: string) =>
      rest.post('/users/me/email-confirm', { otp: code, password: PASSWORD })
    await concurrently(TRIES, () => confirm(other, wrongFor(otp)))
    expect((await confirm(other, otp)).status).toBe(400)
    expect((await confirm(member, otp)).status).toBe(200)
  })
})

describe('code requests', () => {
  test('create no code once the mail limit is reached', async () => {
    const { email } = await createMember(app)
    const { memberId } = await credentialsOf(email)
    const { uses } = RATE_LIMITS.codeMailsPerHour
    const { forgotPassword } = createAccountApi(stranger().http)
    const unknown = await forgotPassword('nobody@mail.example')
    for (let asked = 0; asked < uses + 3; asked += 1) {
      app.clock.advance(61)
      expect(await forgotPassword(email)).toEqual(unknown)
      await app.dependencies.background.drain()
    }
    expect(await app.dependencies.database.oneTimeCode.count({ where: { memberId } })).toBe(uses)
    expect(app.mailbox.count(email)).toBe(uses)
  })

  test('refused by the hourly limit do not count for the daily limit', async () => {
    const { email } = await createMember(app)
    const anHour = RATE_LIMITS.codeMailsPerHour
    const unknown = stranger()
    for (let asked = 0; asked < RATE_LIMITS.codeMailsPerDay.uses + anHour.uses; asked += 1) {
      app.clock.advance(61)
      await unknown.rest.post('/auth/forgot-password', { email })
      await app.dependencies.background.drain()
    }
    const { isAllowed } = await app.dependencies.rateLimiter.consume('codeMailsPerDay', email)
    expect(isAllowed).toBe(true)
  })

  test('of a known browser still work when strangers have used up the mail limit', async () => {
    const { email } = await createMember(app)
    const owner = stranger()
    await login(owner, email)
    const { rateLimiter } = app.dependencies
    for (let sent = 0; sent < RATE_LIMITS.codeMailsPerDay.uses; sent += 1)
      await rateLimiter.consume('codeMailsPerDay', email)
    expect((await reset(owner, email, await requestCode(owner, email))).status).toBe(200)
  })

  test('get the same response and kind of cookie for known and unknown addresses', async () => {
    const { email } = await createMember(app)
    const known = await stranger().rest.post('/auth/forgot-password', { email })
    const unknown = await stranger().rest.post('/auth/forgot-password', { email: 'nobody@mail.example' })
    const cookies = [known, unknown].map(({ headers }) =>
      headers.getSetCookie().map((line) => line.replace(/=[^;]+/, '')),
    )
    expect(known.body).toEqual(unknown.body)
    expect(cookies[0]).toEqual(cookies[1])
    expect(cookies[0]).toHaveLength(1)
  })
})

describe('wrong codes of an account', () => {
  const expectNotice = async (email: string) => {
    const subject = 'Someone is guessing codes of your Guffaw account'
    expect(await app.mailbox.next(email)).toMatchObject({ subject })
  }

  test('are counted across codes, and the owner gets one mail', async () => {
    const { email } = await createMember(app)
    for (let count = 0; count < 4; count += 1) {
      const otp = await requestCode(stranger(), email)
      await concurrently(2, () => {
        const client = stranger()
        return concurrently(3, () => reset(client, email, wrongFor(otp)))
      })
      if (count === 1) await expectNotice(email)
    }
    await app.dependencies.background.drain()
    // Five tries of each code, until the fourth code is refused without a try.
    expect((await credentialsOf(email)).wrongCodes).toBe(WRONG_CODES_MAX)
    expect(app.mailbox.count(email)).toBe(5)
    expect(await metric(app, 'wrong_codes_total{purpose="reset_password"}')).toBeGreaterThanOrEqual(
      WRONG_CODES_MAX,
    )
  })

  test('of browsers that request codes end the tries of all unknown browsers', async () => {
    const { email } = await createMember(app)
    const owner = stranger()
    await login(owner, email)
    for (let count = 0; count < 3; count += 1) {
      const guesser = stranger()
      const otp = await requestCode(guesser, email)
      for (let tries = 0; tries < TRIES; tries += 1) await reset(guesser, email, wrongFor(otp))
      if (count === 1) await expectNotice(email)
    }
    const another = stranger()
    expect((await reset(another, email, await requestCode(another, email))).status).toBe(400)
    expect((await reset(owner, email, await requestCode(owner, email))).status).toBe(200)
  })

  test('over the maximum block everyone for a day except known browsers', async () => {
    const { email } = await createMember(app)
    const owner = stranger()
    await login(owner, email)
    const { database } = app.dependencies
    const tooMany = { wrongCodes: WRONG_CODES_MAX, wrongCodesSince: app.clock.now() }
    await database.credentials.update({ where: { email }, data: tooMany })
    const unknown = stranger()
    const otp = await requestCode(stranger(), email)
    const refused = await reset(unknown, email, otp)
    const nobody = await reset(unknown, 'nobody@mail.example', otp)
    expect([refused.status, refused.body]).toEqual([nobody.status, nobody.body])
    expect((await reset(owner, email, otp)).status).toBe(200)
    expect((await app.mailbox.next(email)).subject).toBe('Your Guffaw password was changed')

    const requested = await requestCode(unknown, email)
    expect((await reset(unknown, email, requested)).status).toBe(400)

    app.clock.advance(WRONG_CODES_WINDOW_SECONDS)
    const later = await requestCode(stranger(), email)
    expect((await reset(stranger(), email, later)).status).toBe(200)
  })
})

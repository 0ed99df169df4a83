import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember, PASSWORD, registration, visit } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const REGISTERED = {
  success: true,
  message: 'Registration successful! Please verify your email with OTP.',
}

describe('registration', () => {
  test('mails a code', async () => {
    const answer = await register({ username: 'ada', email: 'ada@mail.example' })
    expect(answer).toMatchObject({ status: 201, body: REGISTERED })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^registration=[-0-9a-f]{36}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    ])

    const mail = await app.mailbox.next('ada@mail.example')
    expect(mail.subject).toBe('Your Guffaw verification code')
    const otp = codeIn(mail)
    expect(mail.html).toContain(otp)
    const verified = await visit(app).rest.post('/auth/otp-verify', { email: 'ada@mail.example', otp })
    expect(verified.status).toBe(200)
  })

  test('normalizes case and white space of the address', async () => {
    await register({ username: 'grace', email: '  Grace@Mail.Example ' })
    const otp = codeIn(await app.mailbox.next('grace@mail.example'))
    const verified = await visit(app).rest.post('/auth/otp-verify', { email: 'GRACE@mail.example', otp })
    expect(verified.status).toBe(200)
  })

  const FAULTS: [string, Record<string, unknown>, string][] = [
    ['no username', { username: '' }, 'Username is required'],
    ['a missing username', { username: undefined }, 'Username is required'],
    ['a number for a username', { username: 12345 }, 'Username is required'],
    ['two letters', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['31 letters', { username: 'a'.repeat(31) }, 'Username must be at most 30 characters'],
    [
      'a space in the username',
      { username: 'ada lovelace' },
      'Username can only contain letters, numbers, and underscore (no spaces)',
    ],
    [
      'an umlaut in the username',
      { username: 'jürgen' },
      'Username can only contain letters, numbers, and underscore (no spaces)',
    ],
    ['no address', { email: '' }, 'Email is required'],
    ['a blank address', { email: '   ' }, 'Email is required'],
    ['a missing address', { email: undefined }, 'Email is required'],
    ['an address without a host', { email: 'ada@' }, 'Please enter a valid email address'],
    ['an address without an @', { email: 'ada.mail.example' }, 'Please enter a valid email address'],
    [
      'an address with a line break',
      { email: 'ada@mail.example\nBcc: all@mail.example' },
      'Please enter a valid email address',
    ],
    [
      'an overlong address',
      { email: `${'a'.repeat(250)}@mail.example` },
      'Please enter a valid email address',
    ],
    ['no date of birth', { dateOfBirth: '' }, 'Date of birth is required'],
    ['a missing date of birth', { dateOfBirth: undefined }, 'Date of birth is required'],
    ['an invalid date', { dateOfBirth: '2001-02-30' }, 'Please enter a valid date of birth'],
    ['another date format', { dateOfBirth: '17/05/1990' }, 'Please enter a valid date of birth'],
    ['only a year', { dateOfBirth: '1990' }, 'Please enter a valid date of birth'],
    ['a date before 1900', { dateOfBirth: '1789-07-14' }, 'Please enter a valid date of birth'],
    ['a date of birth in the future', { dateOfBirth: '2990-05-17' }, 'You must be at least 18 years old'],
    ['no password', { password: '' }, 'Password is required'],
    ['a missing password', { password: undefined }, 'Password is required'],
    ['seven characters', { password: 'Abcde1!' }, 'Password must be at least 8 characters'],
    [
      'no uppercase letter',
      { password: 'abcdefg1!' },
      'Password must contain at least one uppercase letter, one lowercase letter, and one special character',
    ],
    [
      'no lowercase letter',
      { password: 'ABCDEFG1!' },
      'Password must contain at least one uppercase letter, one lowercase letter, and one special character',
    ],
    [
      'no special character',
      { password: 'Abcdefg1' },
      'Password must contain at least one uppercase letter, one lowercase letter, and one special character',
    ],
    ['129 characters', { password: `Abc!${'x'.repeat(125)}` }, 'Password must be at most 128 characters'],
    ['refused terms', { termsAndConditions: false }, 'You must accept the Terms and Conditions'],
    ['missing terms', { termsAndConditions: undefined }, 'You must accept the Terms and Conditions'],
    ['terms that are a string', { termsAndConditions: 'yes' }, 'You must accept the Terms and Conditions'],
  ]
  test.for(FAULTS)('with %s is refused', async ([, changes, message]) => {
    const answer = await register(changes)
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } })
  })

  test('is refused until the day of the 18th birthday', async () => {
    const today = app.clock.now()
    const birthday = (daysLater: number) => {
      const date = new Date(Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate()))
      date.setUTCDate(date.getUTCDate() + daysLater)
      return date.toISOString().slice(0, 10)
    }
    expect(await register({ username: 'teen', dateOfBirth: birthday(1) })).toMatchObject({
      status: 400,
      body: { message: 'You must be at least 18 years old' },
    })
    const grown = { username: 'grown', email: 'grown@mail.example', dateOfBirth: birthday(0) }
    expect(await register(grown)).toMatchObject({ status: 201 })
  })

  test('cannot use a taken username in other case', async () => {
    const { username } = await createMember(app, 'original')
    const answer = await register({ username: username.toUpperCase(), email: 'copy@mail.example' })
    expect(answer).toMatchObject({
      status: 409,
      body: { success: false, message: 'Username is not available', code: 'USERNAME_TAKEN' },
    })
    expect(app.mailbox.count('copy@mail.example')).toBe(0)
  })

  test('sent twice at once creates one registration', async () => {
    const twice = { username: 'impatient', email: 'impatient@mail.example' }
    const answers = await Promise.all([register(twice), register(twice), register(twice)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: REGISTERED })
    await app.dependencies.background.drain()
    const codes = [codeIn(await app.mailbox.next(twice.email)), codeIn(await app.mailbox.next(twice.email))]
    const verified = await Promise.all(
      codes.map((otp) => visit(app).rest.post('/auth/otp-verify', { email: twice.email, otp })),
    )
    expect(verified.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })
})

describe('unverified registration', () => {
  test('is replaced by another one of the same address', async () => {
    await register({ username: 'first_try', email: 'again@mail.example', password: 'Forgotten-1' })
    await app.mailbox.next('again@mail.example')
    app.clock.advance(61)
    expect(await register({ username: 'second_try', email: 'again@mail.example' })).toMatchObject({
      status: 201,
    })
    const otp = codeIn(await app.mailbox.next('again@mail.example'))
    const { rest } = visit(app)
    await rest.post('/auth/otp-verify', { email: 'again@mail.example', otp })

    const forgotten = await rest.post('/auth/login', { email: 'again@mail.example', password: 'Forgotten-1' })
    expect(forgotten.status).toBe(401)
    const login = await rest.post('/auth/login', { email: 'again@mail.example', password: PASSWORD })
    expect(login.status).toBe(200)
    expect((await rest.get('/post/me')).status).toBe(200)
    expect(await register({ username: 'first_try', email: 'other@mail.example' })).toMatchObject({
      status: 201,
    })
  })
})

describe('taken email address', () => {
  test('gets the same response as a free one, and its owner a mail', async () => {
    const owner = await createMember(app, 'owner')
    const free = await register({ username: 'free_name', email: 'free@mail.example' })
    const taken = await register({ username: 'taken_name', email: owner.email.toUpperCase() })
    expect(taken.status).toBe(free.status)
    expect(taken.body).toEqual(free.body)
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()])

    const mail = await app.mailbox.next(owner.email)
    expect(mail.subject).toBe('You already have a Guffaw account')
    expect(mail.text).not.toMatch(/\d{6}/)
    const login = await visit(app).rest.post('/auth/login', { email: owner.email, password: PASSWORD })
    expect(login.status).toBe(200)
  })

  test("is not revealed by its owner's username", async () => {
    const owner = await createMember(app, 'owner')
    const ofOwner = await register({ username: owner.username, email: owner.email })
    const ofAnyone = await register({ username: owner.username, email: 'anyone@mail.example' })
    expect(ofOwner).toMatchObject({ status: ofAnyone.status, body: ofAnyone.body })
  })
})

function register(changes: Record<string, unknown>) {
  return visit(app).rest.post('/auth/register', registration(changes))
}

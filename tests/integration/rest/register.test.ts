import { describe, expect, test } from 'vitest'
import { createMember, nextAccount, PASSWORD, registration, visit } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()

const REGISTERED = {
  success: true,
  message: 'Registration successful! Please verify your email with OTP.',
}

describe('registration', () => {
  test('mails a code', async () => {
    const account = nextAccount('ada')
    const { email } = account
    const answer = await register(account)
    expect(answer).toMatchObject({ status: 201, body: REGISTERED })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^registration=[-0-9a-f]{36}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    ])

    const mail = await app.mailbox.next(email)
    expect(mail.subject).toBe('Your Guffaw verification code')
    const otp = codeIn(mail)
    expect(mail.html).toContain(otp)
    const verified = await visit(app).rest.post('/auth/otp-verify', { email, otp })
    expect(verified.status).toBe(200)
  })

  test('normalizes case and white space of the address', async () => {
    const { username, email } = nextAccount('grace')
    await register({ username, email: `  ${email.replace('grace', 'Grace').replace('mail', 'Mail')} ` })
    const otp = codeIn(await app.mailbox.next(email))
    const typed = email.toUpperCase()
    const verified = await visit(app).rest.post('/auth/otp-verify', { email: typed, otp })
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
    expect(await register({ ...nextAccount('teen'), dateOfBirth: birthday(1) })).toMatchObject({
      status: 400,
      body: { message: 'You must be at least 18 years old' },
    })
    expect(await register({ ...nextAccount('grown'), dateOfBirth: birthday(0) })).toMatchObject({
      status: 201,
    })
  })

  test('cannot use a taken username in other case', async () => {
    const { username } = await createMember(app, 'original')
    const { email } = nextAccount('copy')
    const answer = await register({ username: username.toUpperCase(), email })
    expect(answer).toMatchObject({
      status: 409,
      body: { success: false, message: 'Username is not available', code: 'USERNAME_TAKEN' },
    })
    expect(app.mailbox.count(email)).toBe(0)
  })

  test('sent twice at once creates one registration', async () => {
    const twice = nextAccount('impatient')
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
    const first = nextAccount('first_try')
    const { email } = first
    await register({ ...first, password: 'Forgotten-1' })
    await app.mailbox.next(email)
    app.clock.advance(61)
    expect(await register({ ...nextAccount('second_try'), email })).toMatchObject({ status: 201 })
    const otp = codeIn(await app.mailbox.next(email))
    const { rest } = visit(app)
    await rest.post('/auth/otp-verify', { email, otp })

    const forgotten = await rest.post('/auth/login', { email, password: 'Forgotten-1' })
    expect(forgotten.status).toBe(401)
    const login = await rest.post('/auth/login', { email, password: PASSWORD })
    expect(login.status).toBe(200)
    expect((await rest.get('/post/me')).status).toBe(200)
    expect(await register({ ...nextAccount('other'), username: first.username })).toMatchObject({
      status: 201,
    })
  })
})

describe('taken email address', () => {
  test('gets the same response as a free one, and its owner a mail', async () => {
    const owner = await createMember(app, 'owner')
    const free = await register(nextAccount('free_name'))
    const taken = await register({ ...nextAccount('taken_name'), email: owner.email.toUpperCase() })
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
    const ofAnyone = await register({ ...nextAccount('anyone'), username: owner.username })
    expect(ofOwner).toMatchObject({ status: ofAnyone.status, body: ofAnyone.body })
  })
})

function register(changes: Record<string, unknown>) {
  return visit(app).rest.post('/auth/register', registration(changes))
}

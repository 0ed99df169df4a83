import { describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registration, type TestMember, visit } from '#tests/support/members.ts'
import { codeIn, wrongFor } from '#tests/support/mailbox.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const PENDING = {
  outcome: 'done',
  message: 'Profile updated. A code to confirm the new address is on its way to it.',
}
const CHANGED = {
  outcome: 'done',
  message: 'Your email address was changed. All other devices were signed out.',
}
const FAILED = { outcome: 'invalid', message: 'OTP verification failed' }

const app = await sharedApp()

const ask = ({ http }: TestMember, email: string) => createAccountApi(http).updateProfile({ email })
const confirm = ({ http }: TestMember, otp: string) => createAccountApi(http).confirmEmail(otp)

async function askForCode(member: TestMember, email: string): Promise<string> {
  expect(await ask(member, email)).toEqual(PENDING)
  return codeIn(await app.mailbox.next(email))
}

describe('email change', () => {
  test('takes effect with the mailed code and notifies the old address', async () => {
    const member = await createMember(app)
    const email = newAddress()
    expect(
      await createAccountApi(member.http).updateProfile({ email: ` ${email.toUpperCase()} `, bio: 'Moved' }),
    ).toEqual(PENDING)
    const otp = codeIn(await app.mailbox.next(email))
    expect(await emailOf(member)).toBe(member.email)
    expect(await logsIn(member.email)).toBe(true)
    expect(await logsIn(email)).toBe(false)
    await app.dependencies.background.drain()
    expect(app.mailbox.count(member.email)).toBe(0)

    expect(await confirm(member, otp)).toEqual(CHANGED)
    expect(await emailOf(member)).toBe(email)
    expect(await logsIn(member.email)).toBe(false)
    expect(await logsIn(email)).toBe(true)
    const mail = await app.mailbox.next(member.email)
    expect(mail).toMatchObject({ subject: 'Your Guffaw address was changed' })
    expect(mail.text).toContain(email)
    expect(await confirm(member, otp)).toEqual(FAILED)
  })

  test('to the current address needs no code', async () => {
    const member = await createMember(app)
    expect(await ask(member, member.email.toUpperCase())).toEqual({
      outcome: 'done',
      message: 'Profile updated successfully',
    })
    await app.dependencies.background.drain()
    expect(app.mailbox.count(member.email)).toBe(0)
    expect(await confirm(member, '123456')).toEqual(FAILED)
  })

  test("to another member's address gets the same response and notifies that member", async () => {
    const [member, owner] = [await createMember(app), await createMember(app)]
    const otp = await askForCode(member, newAddress())
    expect(await ask(member, owner.email)).toEqual(PENDING)
    const mail = await app.mailbox.next(owner.email)
    expect(mail.subject).toBe('This address belongs to your Guffaw account')
    expect(mail.text).not.toContain('regist')
    expect(mail.text).not.toMatch(/\d{6}/)
    // The earlier code is invalid, as after a request for any other address. Otherwise the responses would differ.
    expect(await confirm(member, otp)).toEqual(FAILED)
    expect(await emailOf(member)).toBe(member.email)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test('requires the password, and a missing one does not use up the code', async () => {
    const member = await createMember(app)
    const otp = await askForCode(member, newAddress())
    const account = createAccountApi(member.http)
    expect(await account.confirmEmail(otp, '')).toEqual({
      outcome: 'invalid',
      message: 'Password is required',
    })
    expect(await account.confirmEmail(otp, 'Stolen-session1')).toEqual({
      outcome: 'invalid',
      message: 'Incorrect password',
    })
    expect(await emailOf(member)).toBe(member.email)
    expect(await confirm(member, otp)).toEqual(CHANGED)
  })

  test('can be confirmed by signed-in members only', async () => {
    expect(await createAccountApi(visit(app).http).confirmEmail('123456')).toEqual({
      outcome: 'not signed in',
      message: 'No token found in cookies',
    })
  })

  test('made by a stranger is undone by the instructions in the mail to the old address', async () => {
    const thief = await createMember(app)
    const { email } = thief
    const stolen = newAddress()
    await confirm(thief, await askForCode(thief, stolen))
    const advice = await app.mailbox.next(email)
    expect(advice.text).toContain(`Log in with ${stolen} and your password`)
    expect(advice.text).not.toContain('answer this mail')

    const { rest, http } = visit(app)
    await rest.post('/auth/login', { email: stolen, password: PASSWORD })
    const owner = createAccountApi(http)
    await owner.changePassword({ currentPassword: PASSWORD, newPassword: 'Another-horse2' })
    expect(await createAccountApi(thief.http).isSignedIn()).toBe(false)
    app.clock.advance(60)
    expect(await owner.updateProfile({ email })).toEqual(PENDING)
    expect(await owner.confirmEmail(codeIn(await app.mailbox.next(email)), 'Another-horse2')).toEqual(CHANGED)
    expect((await rest.get('/users/profile')).text('email')).toBe(email)
  })

  test('is refused with a wrong code, and with the right one after five wrong ones', async () => {
    const member = await createMember(app)
    const otp = await askForCode(member, newAddress())
    for (let tries = 0; tries < 5; tries += 1) expect(await confirm(member, wrongFor(otp))).toEqual(FAILED)
    expect(await confirm(member, otp)).toEqual(FAILED)
    expect(await confirm(member, '12 34')).toEqual({
      outcome: 'invalid',
      message: 'Please enter the 6-digit code',
    })
    expect(await emailOf(member)).toBe(member.email)
  })

  test("is refused after ten minutes and with another member's code", async () => {
    const [member, other] = [await createMember(app), await createMember(app)]
    const otp = await askForCode(member, newAddress())
    await askForCode(other, newAddress())
    expect(await confirm(other, otp)).toEqual(FAILED)
    app.clock.advance(10 * 60)
    expect(await confirm(member, otp)).toEqual(FAILED)
  })

  test('uses the address requested last', async () => {
    const member = await createMember(app)
    const first = await askForCode(member, newAddress())
    const last = newAddress()
    const otp = await askForCode(member, last)
    expect(await confirm(member, first)).toEqual(FAILED)
    expect(await confirm(member, otp)).toEqual(CHANGED)
    expect(await emailOf(member)).toBe(last)
  })

  test('is refused when someone else verified the address meanwhile', async () => {
    const member = await createMember(app)
    const email = newAddress()
    const otp = await askForCode(member, email)
    await visit(app).rest.post('/auth/register', registration({ username: usernameFor(email), email }))
    const theirs = codeIn(await app.mailbox.next(email))
    expect((await visit(app).rest.post('/auth/otp-verify', { email, otp: theirs })).status).toBe(200)

    expect(await confirm(member, otp)).toEqual(FAILED)
    expect(await emailOf(member)).toBe(member.email)
    expect(await logsIn(email)).toBe(true)
  })

  test('is not blocked by an unverified registration', async () => {
    const member = await createMember(app)
    const email = newAddress()
    const squatter = registration({ username: usernameFor(email), email, password: 'Squatting-horse1' })
    await visit(app).rest.post('/auth/register', squatter)
    await app.mailbox.next(email)

    expect(await confirm(member, await askForCode(member, email))).toEqual(CHANGED)
    expect(await emailOf(member)).toBe(email)
    expect(await createAccountApi(visit(app).http).checkUsername(usernameFor(email))).toMatchObject({
      isAvailable: true,
    })
  })

  test('stops the old address from receiving password reset codes', async () => {
    const member = await createMember(app)
    await createAccountApi(visit(app).http).forgotPassword(member.email)
    const resetOtp = codeIn(await app.mailbox.next(member.email))
    await confirm(member, await askForCode(member, newAddress()))
    const input = { email: member.email, otp: resetOtp, password: 'Another-horse2' }
    expect(await createAccountApi(visit(app).http).resetPassword(input)).toEqual(FAILED)
  })
})

let made = 0
function newAddress(): string {
  made += 1
  return `email_change_${made}@mail.example`
}

function usernameFor(email: string): string {
  return email.slice(0, email.indexOf('@'))
}

async function emailOf({ rest }: TestMember): Promise<string> {
  return (await rest.get('/users/profile')).text('email')
}

async function logsIn(email: string): Promise<boolean> {
  return (await visit(app).rest.post('/auth/login', { email, password: PASSWORD })).status === 200
}

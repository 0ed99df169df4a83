import type { Email } from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAccountApi, type AccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registration, type TestMember, visit } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { identityApp } from '#tests/support/identity-app.ts'

const { app, provider } = await identityApp()

type Recipient = { member: TestMember; account: AccountApi }

const mails: {
  name: string
  subject: string
  hasCode: boolean
  advice: RegExp
  cause(recipient: Recipient): Promise<Email>
}[] = [
  {
    name: 'code of a registration',
    subject: 'Your Guffaw verification code',
    hasCode: true,
    advice: /If you did not register as @mail_newcomer, ignore this mail and do not share the code/,
    async cause() {
      const email = 'mail_newcomer@mail.example'
      await visit(app).rest.post('/auth/register', registration({ username: 'mail_newcomer', email }))
      return app.mailbox.next(email)
    },
  },
  {
    name: 'notice of an existing account',
    subject: 'You already have a Guffaw account',
    hasCode: false,
    advice: /If it was not you, you do not need to do anything/,
    async cause({ member }) {
      await visit(app).rest.post(
        '/auth/register',
        registration({ username: 'mail_other', email: member.email }),
      )
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'code of a password reset',
    subject: 'Reset your Guffaw password',
    hasCode: true,
    advice: /If it was not you, ignore this mail and do not share the code/,
    async cause({ member, account }) {
      await account.forgotPassword(member.email)
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'notice of a changed password',
    subject: 'Your Guffaw password was changed',
    hasCode: false,
    advice: /If it was not you, choose "Forgot password" on the login page immediately/,
    async cause({ member, account }) {
      await account.changePassword({ currentPassword: PASSWORD, newPassword: 'Another-horse2' })
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'notice of a new access token',
    subject: 'A new access token for your Guffaw account',
    hasCode: false,
    advice: /If it was not you, choose "Forgot password" on the login page immediately/,
    async cause({ member, account }) {
      await account.createToken({ name: 'bot', scopes: ['READ'], password: PASSWORD })
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'code to link an identity',
    subject: 'Connect your Guffaw account',
    hasCode: true,
    advice: /If it was not you, ignore this mail and do not share the code/,
    async cause({ member }) {
      await signInWithIdentity(member, { sendCode: true })
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'notice of a linked identity',
    subject: 'A new way to log in to your Guffaw account',
    hasCode: false,
    advice: /If it was not you, choose "Forgot password" on the login page immediately/,
    async cause({ member }) {
      await signInWithIdentity(member, { password: PASSWORD })
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'notice of a reset password',
    subject: 'Your Guffaw password was changed',
    hasCode: false,
    advice: /If it was not you, change the password of this mailbox first/,
    async cause({ member, account }) {
      const { email } = member
      await account.forgotPassword(email)
      const otp = codeIn(await app.mailbox.next(email))
      await account.resetPassword({ email, otp, password: 'Another-horse2' })
      return app.mailbox.next(email)
    },
  },
  {
    name: 'code of an email change',
    subject: 'Confirm your new Guffaw address',
    hasCode: true,
    advice: /If you did not ask for this, ignore this mail/,
    async cause({ member, account }) {
      const email = `moved_${member.email}`
      await account.updateProfile({ email })
      return app.mailbox.next(email)
    },
  },
  {
    name: 'notice of an email change to a taken address',
    subject: 'This address belongs to your Guffaw account',
    hasCode: false,
    advice: /If it was not you, you do not need to do anything/,
    async cause({ member }) {
      const other = await createMember(app)
      await other.rest.put('/users/me/profile-info', { email: member.email })
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'notice of a changed email address',
    subject: 'Your Guffaw address was changed',
    hasCode: false,
    advice: /Log in with elsewhere_member_\d+@mail\.example and your password, and change the password/,
    async cause({ member, account }) {
      const email = `elsewhere_${member.email}`
      await account.updateProfile({ email })
      await account.confirmEmail(codeIn(await app.mailbox.next(email)))
      return app.mailbox.next(member.email)
    },
  },
  {
    name: 'notice of a deleted account',
    subject: 'Your Guffaw account is deleted',
    hasCode: false,
    advice: /If it was not you, change the password of this mailbox/,
    async cause({ member, account }) {
      await account.deleteAccount(PASSWORD)
      return app.mailbox.next(member.email)
    },
  },
]

describe.each(mails)('mail $name', ({ subject, hasCode, advice, cause }) => {
  let mail: Email
  beforeAll(async () => {
    const member = await createMember(app)
    mail = await cause({ member, account: createAccountApi(member.http) })
  })

  test('has the sender Guffaw and a subject without a code', () => {
    expect(mail.subject).toBe(subject)
    expect(mail.subject).not.toMatch(/\d/)
    expect(mail.from).toEqual({ name: 'Guffaw', address: 'no-reply@guffaw.example' })
    expect(mail.to).toHaveLength(1)
    expect(mail.messageId).toBeTruthy()
    expect(mail.date).toBeTruthy()
  })

  test('has the same text in plain text and HTML, with advice for unexpected mails', () => {
    const text = paragraphsOf(mail.text)
    expect(text.length).toBeGreaterThan(1)
    expect(text.join(' ')).toMatch(advice)
    expect(wordsOf(mail.html)).toEqual(['Guffaw', ...text])
  })

  test('contains a code with its lifetime if it needs one', () => {
    expect(mail.text?.match(/\b\d{6}\b/g) ?? []).toHaveLength(hasCode ? 1 : 0)
    expect(mail.text?.includes('It works once, for 10 minutes.')).toBe(hasCode)
  })

  test('loads no remote content and runs no scripts', () => {
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(mail.html).not.toMatch(/<(script|img|link|iframe|form)|https?:|url\(/i)
  })
})

async function signInWithIdentity({ username, email }: TestMember, proof: object): Promise<void> {
  const { rest } = visit(app)
  const nonce = (await rest.post('/auth/identity/start')).text('nonce')
  const idToken = await provider.mint({ sub: username, email, nonce })
  await rest.post('/auth/identity', { idToken, ...proof })
}

function paragraphsOf(text = ''): string[] {
  return text.trim().split(/\r?\n\r?\n/)
}

/** The text of the HTML part, by paragraph. */
function wordsOf(html = ''): string[] {
  const body = html.slice(html.indexOf('<body'))
  const paragraphs = body.match(/<p [^>]*>[\s\S]*?<\/p>/g) ?? []
  return paragraphs.map((paragraph) =>
    paragraph.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  )
}

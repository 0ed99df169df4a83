import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMailbox, type Mailbox } from '#tests/support/mailbox.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import type { Mailer } from './mailer.ts'

const FROM = 'Guffaw <no-reply@guffaw.example>'
const MAIL = { to: 'ada@mail.example', subject: 'Ein Gruß', text: 'Hello', html: '<p>Hello</p>' }

let mailbox: Mailbox
let mailer: Mailer
beforeEach(async () => {
  mailbox = await openMailbox()
  mailer = createSmtpMailer({ smtpUrl: mailbox.smtpUrl, requireTls: false, from: FROM })
})
afterEach(async () => {
  mailer.close()
  await mailbox.close()
})

test('mail arrives as written from the configured address', async () => {
  await mailer.send(MAIL)
  expect(await mailbox.next(MAIL.to)).toMatchObject({
    from: { name: 'Guffaw', address: 'no-reply@guffaw.example' },
    to: [{ address: MAIL.to }],
    subject: MAIL.subject,
    text: expect.stringContaining('Hello'),
    html: expect.stringContaining('<p>Hello</p>'),
  })
})

test('line breaks in an address or a subject add no header', async () => {
  await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: all@mail.example' })
  const mail = await mailbox.next(MAIL.to)
  expect(mail.bcc ?? []).toEqual([])
  expect(mailbox.count('all@mail.example')).toBe(0)
})

test('concurrent mails all arrive', async () => {
  const addresses = Array.from({ length: 20 }, (_, n) => `member_${n}@mail.example`)
  await Promise.all(addresses.map((to) => mailer.send({ ...MAIL, to })))
  expect(addresses.filter((address) => mailbox.count(address) === 1)).toEqual(addresses)
})

test('mail that no server accepts is an error', async () => {
  const smtpUrl = 'smtp://127.0.0.1:1'
  const nowhere = createSmtpMailer({ smtpUrl, requireTls: false, from: FROM })
  await expect(nowhere.send(MAIL)).rejects.toThrow('ECONNREFUSED')
  nowhere.close()
})

describe('with TLS required', () => {
  test('a server without STARTTLS gets no mail', async () => {
    const strict = createSmtpMailer({ smtpUrl: mailbox.smtpUrl, requireTls: true, from: FROM })
    await expect(strict.send(MAIL)).rejects.toThrow('STARTTLS')
    expect(mailbox.count(MAIL.to)).toBe(0)
    strict.close()
  })

  test('a URL parameter does not disable it', async () => {
    const smtpUrl = `${mailbox.smtpUrl}?requireTLS=false&ignoreTLS=true`
    const strict = createSmtpMailer({ smtpUrl, requireTls: true, from: FROM })
    await expect(strict.send(MAIL)).rejects.toThrow('STARTTLS')
    expect(mailbox.count(MAIL.to)).toBe(0)
    strict.close()
  })

  test('a server with STARTTLS gets the mail', async () => {
    const encrypted = await openMailbox({ startTls: true })
    // The certificate of the server is self-signed.
    const smtpUrl = `${encrypted.smtpUrl}?tls.rejectUnauthorized=false`
    const strict = createSmtpMailer({ smtpUrl, requireTls: true, from: FROM })
    await strict.send(MAIL)
    expect(encrypted.count(MAIL.to)).toBe(1)
    strict.close()
    await encrypted.close()
  })
})

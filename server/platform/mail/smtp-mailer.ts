import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

const TIMEOUT = 15_000

type SmtpOptions = { smtpUrl: string; requireTls: boolean; from: string }

/** With `requireTls`, a server without STARTTLS receives neither mails nor the password. */
export function createSmtpMailer({ smtpUrl, requireTls, from }: SmtpOptions): Mailer {
  const url = new URL(smtpUrl)
  // Nodemailer gives parameters of the URL precedence over options.
  if (requireTls) url.searchParams.set('requireTLS', 'true')
  const transport = createTransport(
    {
      url: url.href,
      pool: true,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    },
    { from },
  )
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}

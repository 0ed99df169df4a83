import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Milliseconds without an answer after which a mail server is away. */
const PATIENCE = 15_000

type SmtpOptions = { smtpUrl: string; requireTls: boolean; from: string }

/**
 * Hands mail to an SMTP server, over a few connections that are kept open. With `requireTls` a server without STARTTLS,
 * or whose offer of it was removed on the way, gets no mail and no password.
 */
export function createSmtpMailer({ smtpUrl, requireTls, from }: SmtpOptions): Mailer {
  const url = new URL(smtpUrl)
  // Nodemailer lets parameters of the URL win over options.
  if (requireTls) url.searchParams.set('requireTLS', 'true')
  const transport = createTransport(
    {
      url: url.href,
      pool: true,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
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

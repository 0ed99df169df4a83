import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/ports/mailer.ts'

/** Milliseconds without an answer after which a mail server is away. */
const PATIENCE = 15_000

/** Hands mail to an SMTP server, over a few connections that are kept open. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
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

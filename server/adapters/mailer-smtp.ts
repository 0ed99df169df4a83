import { createTransport } from 'nodemailer'
import type { Mailer } from '#server/ports/mailer.ts'

/** Hands mail to an SMTP server, over a few connections that are kept open. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true }, { from })
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}

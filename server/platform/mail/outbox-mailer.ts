import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { v7 as uuidv7 } from 'uuid'
import type { Logger } from '#server/platform/logger.ts'
import type { Mailer } from './mailer.ts'

/** Writes mails to .eml files, for development. The configuration rejects it in production. */
export function createOutboxMailer(directory: string, from: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      const file = path.join(directory, `${uuidv7()}.eml`)
      await mkdir(directory, { recursive: true })
      await writeFile(file, message)
      const digits = /\b\d{6}\b/.exec(mail.text)?.[0]
      log.info({ to: mail.to, file }, `Mail "${mail.subject}"${digits ? ` with the code ${digits}` : ''}`)
    },
    close: () => transport.close(),
  }
}

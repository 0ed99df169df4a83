import { EventEmitter, once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { portOf } from './ports.ts'

export type Mailbox = {
  smtpUrl: string
  /** The oldest unread mail to this address. Waits for one. */
  next(address: string): Promise<Email>
  /** The number of mails to this address so far. */
  count(address: string): number
  close(): Promise<void>
}

/** An SMTP server that keeps all mails. */
export async function openMailbox({ startTls = false } = {}): Promise<Mailbox> {
  const received: { to: string; email: Email; isTaken: boolean }[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onData(stream, session, done) {
      const keep = async () => {
        const email = await PostalMime.parse(await buffer(stream))
        for (const { address } of session.envelope.rcptTo)
          received.push({ to: address, email, isTaken: false })
        arrivals.emit('mail')
      }
      callbackify(keep)((error) => done(error))
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    async next(address) {
      for (;;) {
        const found = received.find(({ to, isTaken }) => to === address && !isTaken)
        if (found) {
          found.isTaken = true
          return found.email
        }
        await once(arrivals, 'mail')
      }
    },
    count: (address) => received.filter(({ to }) => to === address).length,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The code of six digits in the text of a mail. */
export function codeIn(email: Email): string {
  const code = /\b\d{6}\b/.exec(email.text ?? '')?.[0]
  if (!code) throw new Error(`There is no code in the mail "${email.subject}"`)
  return code
}

/** A different code of six digits. */
export function wrongFor(code: string): string {
  return code === '123456' ? '654321' : '123456'
}

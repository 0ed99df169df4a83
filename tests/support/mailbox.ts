import { EventEmitter, once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { portOf } from './ports.ts'

export type Mailbox = {
  smtpUrl: string
  /** The first mail to this address that was not asked for yet; waits for one. */
  next(address: string): Promise<Email>
  /** How many mails this address ever got. */
  count(address: string): number
  close(): Promise<void>
}

/** A real SMTP server that keeps what it is given. */
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

/** The six digits in a mail's text. */
export function codeIn(email: Email): string {
  const code = /\b\d{6}\b/.exec(email.text ?? '')?.[0]
  if (!code) throw new Error(`There is no code in the mail "${email.subject}"`)
  return code
}

/** Six digits that are not these. */
export function wrongFor(code: string): string {
  return code === '123456' ? '654321' : '123456'
}

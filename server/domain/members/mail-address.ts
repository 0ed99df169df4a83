import type { Dependencies } from '#server/domain/dependencies.ts'
import type { Mail } from '#server/ports/mailer.ts'

/**
 * Mails somebody who did not prove that they want it: only so often, or a stranger could fill a mailbox with codes.
 * A mail too many is dropped without a word to the one who asked.
 */
export async function mailAddress({ rateLimiter, mailer, log }: Dependencies, mail: Mail): Promise<void> {
  const hour = await rateLimiter.consume('codeMailsAnHour', mail.to)
  const day = await rateLimiter.consume('codeMailsADay', mail.to)
  if (hour.isAllowed && day.isAllowed) await mailer.send(mail)
  else log.warn('A mail was not sent: the address has had enough of them')
}

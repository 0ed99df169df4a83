import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/**
 * Mails somebody who did not prove that they want it: only so often, or a stranger could fill a mailbox with codes.
 * A mail too many is dropped without a word to the one who asked.
 */
export async function mailAddress(dependencies: Dependencies, mail: Mail): Promise<void> {
  if (await takeMailAllowance(dependencies, mail.to)) await dependencies.mailer.send(mail)
}

/** Counts a mail against the limits of an address, or of a browser that the account knows; false when none is left. */
export async function takeMailAllowance(
  { rateLimiter, log }: Pick<Dependencies, 'rateLimiter' | 'log'>,
  key: string,
): Promise<boolean> {
  const hour = await rateLimiter.consume('codeMailsAnHour', key)
  // A mail that the hour refuses is not counted for the day: strangers could use up the day within minutes.
  if (hour.isAllowed && (await rateLimiter.consume('codeMailsADay', key)).isAllowed) return true
  log.warn('A mail was not sent: the address has reached its mail limit')
  return false
}

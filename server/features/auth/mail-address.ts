import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/**
 * Sends a mail that a stranger may have requested. A mail above the limit of the address is dropped, and the caller
 * does not learn about it.
 */
export async function mailAddress(dependencies: Dependencies, mail: Mail): Promise<void> {
  if (await takeMailAllowance(dependencies, mail.to)) await dependencies.mailer.send(mail)
}

/** Counts a mail against the limits of an address or of a known browser. Returns false if a limit is reached. */
export async function takeMailAllowance(
  { rateLimiter, log }: Pick<Dependencies, 'rateLimiter' | 'log'>,
  key: string,
): Promise<boolean> {
  const hour = await rateLimiter.consume('codeMailsAnHour', key)
  // A mail above the hourly limit does not count toward the daily limit, which strangers could exhaust within
  // minutes.
  if (hour.isAllowed && (await rateLimiter.consume('codeMailsADay', key)).isAllowed) return true
  log.warn('Mail was not sent: the address has reached its mail limit')
  return false
}

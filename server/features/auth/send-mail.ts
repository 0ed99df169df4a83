import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** The response does not wait for the mail, because its duration would reveal whether one was sent. */
export function sendMail(dependencies: Dependencies, mail: Mail): void {
  sendInBackground(dependencies, () => dependencies.mailer.send(mail))
}

/** Runs work that may send a mail, such as creating a code for a known address. */
export function sendInBackground({ background }: Dependencies, task: () => Promise<void>): void {
  void background.run('send a mail', task)
}

/**
 * Sends a mail that a stranger may have requested. A mail above the limit of the address is dropped, and the caller
 * does not learn about it.
 */
export async function sendLimitedMail(dependencies: Dependencies, mail: Mail): Promise<void> {
  if (await consumeMailLimit(dependencies, mail.to)) await dependencies.mailer.send(mail)
}

/** Counts a mail against the limits of an address or of a known browser. Returns false if a limit is reached. */
export async function consumeMailLimit(
  { rateLimiter, log }: Pick<Dependencies, 'rateLimiter' | 'log'>,
  key: string,
): Promise<boolean> {
  const hour = await rateLimiter.consume('codeMailsPerHour', key)
  // A mail above the hourly limit does not count toward the daily limit, which strangers could exhaust within
  // minutes.
  if (hour.isAllowed && (await rateLimiter.consume('codeMailsPerDay', key)).isAllowed) return true
  log.warn('Mail was not sent: the address has reached its mail limit')
  return false
}

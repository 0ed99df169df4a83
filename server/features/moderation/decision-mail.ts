import { PRODUCT_NAME } from '#rules/limits.ts'
import { compose } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** A statement of reasons. `url` is the page where the decision can be appealed, or null if it cannot. */
export function decisionMail(
  to: string,
  { statement, note, url }: { statement: string; note: string; url: string | null },
): Mail {
  return compose(to, `A decision about your ${PRODUCT_NAME} account`, [
    statement,
    `The moderator wrote: “${note}”`,
    'A person made this decision after a report of other members, and not a program.',
    ...(url === null ? [] : [`You can appeal once. Another moderator decides about it: ${url}`]),
  ])
}

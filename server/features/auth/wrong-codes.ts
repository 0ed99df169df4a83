import { WRONG_CODES_MAX, WRONG_CODES_NOTICE, WRONG_CODES_WINDOW_SECONDS } from '#rules/limits.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import type { Credentials } from '#server/generated/prisma/client.ts'
import { findKnownDevice } from './known-devices.ts'
import { wrongCodesMail } from './mails.ts'
import { sendMail } from './send-mail.ts'

/** The owner of the account gets one mail in each window in which many codes are wrong. */
export async function countWrongCode(dependencies: Dependencies, memberId: string): Promise<void> {
  const { database, clock } = dependencies
  const now = clock.now()
  const oldest = windowStart(now)
  const counted = await kysely(database)
    .updateTable('credentials')
    .set((eb) => {
      const inWindow = eb.case().when('wrong_codes_since', '>', oldest)
      return {
        wrong_codes: inWindow
          .then(eb('wrong_codes', '+', 1))
          .else(1)
          .end(),
        wrong_codes_since: inWindow.then(eb.ref('wrong_codes_since')).else(now).end(),
      }
    })
    .where('member_id', '=', memberId)
    .returning(['email', 'wrong_codes as wrongCodes'])
    .executeTakeFirst()
  if (counted?.wrongCodes === WRONG_CODES_NOTICE) sendMail(dependencies, wrongCodesMail(counted.email))
}

/**
 * After too many wrong codes, only browsers that have signed in to the account can try more. An attacker can request codes
 * himself, so the browser that requested a code is not trusted.
 */
export function refusesUnknownBrowser(
  dependencies: Pick<Dependencies, 'clock' | 'secrets'>,
  { email, wrongCodes, wrongCodesSince }: Pick<Credentials, 'email' | 'wrongCodes' | 'wrongCodesSince'>,
  caller: Caller,
): boolean {
  const isCurrent = wrongCodesSince !== null && wrongCodesSince > windowStart(dependencies.clock.now())
  const hasTooMany = isCurrent && wrongCodes >= WRONG_CODES_MAX
  return hasTooMany && findKnownDevice(dependencies, caller, email) === null
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - WRONG_CODES_WINDOW_SECONDS * 1000)
}

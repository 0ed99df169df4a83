import { WRONG_CODES_MAX, WRONG_CODES_NOTICE, WRONG_CODES_WINDOW_SECONDS } from '#rules/limits.ts'
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
  const counted = await database.$queryRaw<{ email: string; wrongCodes: number }[]>`
    UPDATE credentials SET
      wrong_codes = CASE WHEN wrong_codes_since > ${oldest} THEN wrong_codes + 1 ELSE 1 END,
      wrong_codes_since = CASE WHEN wrong_codes_since > ${oldest} THEN wrong_codes_since ELSE ${now} END
    WHERE member_id = ${memberId}::uuid
    RETURNING email, wrong_codes AS "wrongCodes"`
  for (const { email, wrongCodes } of counted) {
    if (wrongCodes === WRONG_CODES_NOTICE) sendMail(dependencies, wrongCodesMail(email))
  }
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

import { USERNAME_RESERVATION_SECONDS } from '#rules/limits.ts'
import { usernameSchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { UsernameTakenError } from './refusals.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The member or the registration that may already have the name. */
type Owner = { memberId?: string; email?: string; registrationId?: string | null }

/** Throws UsernameTakenError if another member has the name or a recent registration reserves it. */
export async function assertUsernameAvailable(
  { database, clock }: { database: Queries; clock: Clock },
  username: string,
  { memberId, email, registrationId }: Owner,
): Promise<void> {
  const conflicts = await database.$queryRaw<unknown[]>`
    SELECT 1 FROM members
    WHERE lower(username) = lower(${username}) AND id IS DISTINCT FROM ${memberId ?? null}::uuid
    UNION ALL
    SELECT 1 FROM registrations
    WHERE lower(username) = lower(${username}) AND created_at > ${reservationLimit(clock.now())}
      AND email IS DISTINCT FROM ${email ?? null} AND id IS DISTINCT FROM ${registrationId ?? null}::uuid`
  if (conflicts.length > 0) throw new UsernameTakenError()
}

/** Locks the name until the end of the transaction, so that concurrent checks see its result. */
export async function lockUsername(transaction: Queries, username: string): Promise<void> {
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtext('username'), hashtext(lower(${username})))`
}

/** Registrations that were created at this time or earlier no longer reserve their username. */
export function reservationLimit(now: Date): Date {
  return new Date(now.getTime() - USERNAME_RESERVATION_SECONDS * 1000)
}

/** Ignores case. Throws ValidationError if the username is invalid. */
export async function isUsernameAvailable(
  dependencies: Dependencies,
  input: unknown,
  { registrationId }: Caller,
): Promise<boolean> {
  const username = parseInput(usernameSchema, input)
  try {
    await assertUsernameAvailable(dependencies, username, { registrationId })
    return true
  } catch (error) {
    if (error instanceof UsernameTakenError) return false
    throw error
  }
}

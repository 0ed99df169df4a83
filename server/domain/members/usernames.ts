import { usernameSchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { parseInput, UsernameTakenError } from '#server/domain/errors.ts'
import type { Caller } from '#server/domain/rate-limits.ts'
import { oldestWaiting } from './registrations.ts'

/** Who may have the name already: they may keep it. */
type Claimant = { memberId?: string; email?: string; registrationId?: string | null }

/** A name is a member's, or held for somebody who registered and may still come back to verify. */
const HOLDERS_OF_USERNAME = {
  name: 'holders-of-username',
  text: `
    SELECT FROM members WHERE lower(username) = lower($1) AND id IS DISTINCT FROM $2::uuid
    UNION ALL
    SELECT FROM registrations WHERE lower(username) = lower($1) AND created_at > $3
      AND email IS DISTINCT FROM $4 AND id IS DISTINCT FROM $5::uuid`,
}

export async function refuseTakenUsername(
  { sql, clock }: Pick<Dependencies, 'sql' | 'clock'>,
  username: string,
  { memberId, email, registrationId }: Claimant,
): Promise<void> {
  const holders = await sql(HOLDERS_OF_USERNAME, [
    username,
    memberId ?? null,
    oldestWaiting(clock.now()),
    email ?? null,
    registrationId ?? null,
  ])
  if (holders.length > 0) throw new UsernameTakenError()
}

/** Whether the name is free, in upper or lower case. Throws ValidationError for what could not be a name. */
export async function isUsernameAvailable(
  dependencies: Dependencies,
  input: unknown,
  { registrationId }: Caller,
): Promise<boolean> {
  const username = parseInput(usernameSchema, input)
  try {
    await refuseTakenUsername(dependencies, username, { registrationId })
    return true
  } catch (error) {
    if (error instanceof UsernameTakenError) return false
    throw error
  }
}

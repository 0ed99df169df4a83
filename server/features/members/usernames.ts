import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { FORMER_USERNAME_DAYS, FORMER_USERNAMES_MAX, USERNAME_RESERVATION_SECONDS } from '#rules/limits.ts'
import { usernameSchema } from '#rules/member-rules.ts'
import { isReservedUsername } from '#rules/username-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { lockMember } from '#server/platform/database/lock-member.ts'
import { UsernameTakenError } from './refusals.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The member or the registration that may already have the name. */
type Owner = { memberId?: string; email?: string; registrationId?: string | null }

type QueriesAt = { database: Queries; clock: Clock }

/** Throws UsernameTakenError if the name is reserved, or another member or a recent registration has it or had it lately. */
export async function assertUsernameAvailable(
  { database, clock }: QueriesAt,
  username: string,
  { memberId, email, registrationId }: Owner,
): Promise<void> {
  if (isReservedUsername(username)) throw new UsernameTakenError()
  const now = clock.now()
  const hasName = sql<boolean>`lower(username) = lower(${username})`
  const queries = kysely(database)
  const member = queries
    .selectFrom('members')
    .select('id')
    .where(hasName)
    .where('id', 'is distinct from', memberId ?? null)
  const registration = queries
    .selectFrom('registrations')
    .select('id')
    .where(hasName)
    .where('created_at', '>', reservationLimit(now))
    .where('email', 'is distinct from', email ?? null)
    .where('id', 'is distinct from', registrationId ?? null)
  const former = await database.formerUsername.findFirst({
    where: {
      nameHash: hashName(username),
      releasedAt: { gt: formerLimit(now) },
      ...(memberId === undefined ? {} : { OR: [{ memberId: null }, { memberId: { not: memberId } }] }),
    },
  })
  const [owner] = await member.unionAll(registration).execute()
  if (former || owner) throw new UsernameTakenError()
}

/**
 * Locks the member and reserves their current name, unless the new one differs by case only. Throws UsernameTakenError if the new
 * name is not available. Called in the transaction that changes the name.
 */
export async function releaseUsername(queries: QueriesAt, memberId: string, newName: string): Promise<void> {
  const { database } = queries
  await lockMember(database, memberId)
  const { username } = await database.member.findUniqueOrThrow({ where: { id: memberId } })
  if (username.toLowerCase() === newName.toLowerCase()) return
  await assertUsernameAvailable(queries, newName, { memberId })
  await reserveFormerUsername(queries, username, memberId)
  const older = await database.formerUsername.findMany({
    where: { memberId },
    orderBy: { releasedAt: 'desc' },
    skip: FORMER_USERNAMES_MAX,
    select: { nameHash: true },
  })
  const nameHash = { in: older.map((former) => former.nameHash) }
  await database.formerUsername.deleteMany({ where: { nameHash } })
}

/** Without an owner, nobody can take the name until it is available again. */
export async function reserveFormerUsername(
  { database, clock }: QueriesAt,
  username: string,
  memberId: string | null,
): Promise<void> {
  const nameHash = hashName(username)
  const former = { memberId, releasedAt: clock.now() }
  await database.formerUsername.upsert({
    where: { nameHash },
    create: { nameHash, ...former },
    update: former,
  })
}

export async function sweepFormerUsernames({ database, clock }: Dependencies): Promise<void> {
  await database.formerUsername.deleteMany({ where: { releasedAt: { lte: formerLimit(clock.now()) } } })
}

/** Locks the name until the end of the transaction, so that concurrent checks see its result. */
export async function lockUsername(transaction: Queries, username: string): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtext('username'), hashtext(lower(${username})))::text
  `.execute(kysely(transaction))
}

/** Registrations that were created at this time or earlier no longer reserve their username. */
export function reservationLimit(now: Date): Date {
  return new Date(now.getTime() - USERNAME_RESERVATION_SECONDS * 1000)
}

function formerLimit(now: Date): Date {
  return new Date(now.getTime() - FORMER_USERNAME_DAYS * 24 * 60 * 60 * 1000)
}

/** A deleted account leaves only this hash. */
function hashName(username: string) {
  return new Uint8Array(createHash('sha256').update(username.toLowerCase()).digest())
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

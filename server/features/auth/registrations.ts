import { v7 as uuidv7 } from 'uuid'
import { REGISTRATION_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { InvalidCodeError } from './refusals.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import type { Registration } from '#server/generated/prisma/client.ts'
import {
  lockUsername,
  reservationLimit,
  assertUsernameAvailable,
} from '#server/features/members/usernames.ts'

/** The limit allows for several people and mistakes. Each pending registration is another chance to guess a code. */
const PENDING_MAX = 5

/**
 * Reserves the username until the address is verified. A second registration in the same browser replaces the first;
 * registrations of the same address in other browsers are unaffected.
 */
export async function storeRegistration(
  { database, clock }: Dependencies,
  registration: Omit<Registration, 'id' | 'createdAt'>,
  previousId: string | null,
): Promise<Registration> {
  const createdAt = clock.now()
  const isExpired = { createdAt: { lte: expiryLimit(createdAt) } }
  const { username, email } = registration
  return database.$transaction(async (transaction) => {
    await lockUsername(transaction, username)
    const owner = { email, registrationId: previousId }
    await assertUsernameAvailable({ database: transaction, clock }, username, owner)
    await transaction.registration.deleteMany({
      where: previousId ? { OR: [{ id: previousId }, isExpired] } : isExpired,
    })
    return transaction.registration.create({ data: { id: uuidv7(), ...registration, createdAt } })
  })
}

/**
 * Returns the registrations that a code for this address may belong to, newest first. A browser with a pending
 * registration of the address gets only its own.
 */
export async function pendingRegistrations(
  { database, clock }: Dependencies,
  email: string,
  { registrationId }: Caller,
): Promise<Registration[]> {
  const pending = { email, createdAt: { gt: expiryLimit(clock.now()) } }
  const own = registrationId
    ? await database.registration.findFirst({ where: { ...pending, id: registrationId } })
    : null
  if (own) return [own]
  return database.registration.findMany({
    where: pending,
    orderBy: { createdAt: 'desc' },
    take: PENDING_MAX,
  })
}

/** Creates the member and removes all other registrations of the address. */
export async function createMember(
  { database, clock }: Dependencies,
  { email, username, dateOfBirth, passwordHash, createdAt }: Registration,
): Promise<{ memberId: string }> {
  const now = clock.now()
  const id = uuidv7()
  try {
    await database.$transaction(async (transaction) => {
      await lockUsername(transaction, username)
      if (createdAt <= reservationLimit(now))
        await assertUsernameAvailable({ database: transaction, clock }, username, { email })
      await transaction.member.create({
        data: {
          id,
          username,
          fullName: username,
          dateOfBirth,
          createdAt: now,
          updatedAt: now,
          needsOnboarding: true,
          credentials: { create: { email, passwordHash, emailVerifiedAt: now, passwordChangedAt: now } },
        },
      })
      await transaction.registration.deleteMany({ where: { email } })
    })
  } catch (error) {
    const isTaken =
      error instanceof UsernameTakenError ||
      isUniqueViolation(error, 'members_username_key', 'credentials_email_key')
    if (!isTaken) throw error
    const isMember = (await database.credentials.findUnique({ where: { email } })) !== null
    // The code is invalid once the address belongs to a member.
    throw isMember ? new InvalidCodeError() : new UsernameTakenError(messages.usernameTakenMeanwhile)
  }
  return { memberId: id }
}

/** Registrations that were created at this time or earlier have expired. */
function expiryLimit(now: Date): Date {
  return new Date(now.getTime() - REGISTRATION_SECONDS * 1000)
}

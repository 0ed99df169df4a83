import { messages } from '#rules/messages.ts'
import { addSecurityNotice } from '#server/features/notices/add-notice.ts'
import { emailChangeSchema, profileSchema } from '#rules/member-rules.ts'
import { announceEndedAccess } from '#server/features/auth/access-events.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { InvalidCodeError } from '#server/features/auth/refusals.ts'
import { NotAuthenticatedError, parseInput } from '#server/platform/refusals.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { isUniqueViolation } from '#server/platform/database/unique-violation.ts'
import { requirePassword } from './reauthentication.ts'
import { sessionOrigins } from '#server/features/auth/code-origins.ts'
import { addressInUseMail, emailChangedMail, emailChangeMail } from '#server/features/auth/mails.ts'
import { issueCode, redeemCode } from '#server/features/auth/one-time-codes.ts'
import { sendInBackground, sendMail } from '#server/features/auth/send-mail.ts'
import { endSessions } from '#server/features/auth/session.ts'
import { releaseUsername } from '#server/features/members/usernames.ts'
import { requireSession, type SessionViewer, type Writer } from '#server/platform/viewer.ts'

export type ProfileInput = Partial<Record<'fullName' | 'username' | 'email' | 'phone' | 'bio', unknown>>

/**
 * A new email address requires a session and takes effect with the code that is mailed to it (`confirmEmailChange`).
 * Returns whether a confirmation is pending.
 */
export async function updateProfile(
  dependencies: Dependencies,
  viewer: Writer,
  input: ProfileInput,
): Promise<{ isEmailPending: boolean }> {
  const { email, phone, bio, ...names } = parseInput(profileSchema, input)
  await limitUse(dependencies, 'profileChanges', viewer.memberId)
  const { database, clock } = dependencies
  const current = await database.credentials.findUnique({ where: { memberId: viewer.memberId } })
  if (!current) throw new NotAuthenticatedError()
  const isNewAddress = email !== undefined && email !== current.email
  const session = isNewAddress ? requireSession(viewer) : null
  // A mail goes to each address, whoever it belongs to.
  if (isNewAddress) await limitUse(dependencies, 'addressChanges', viewer.memberId)
  const { username } = names
  const change = (queries: Queries) =>
    queries.member.updateMany({
      where: { id: viewer.memberId },
      data: { ...names, phone: emptyToNull(phone), bio: emptyToNull(bio), updatedAt: clock.now() },
    })
  try {
    const { count } = await (username === undefined
      ? change(database)
      : database.$transaction(async (transaction) => {
          await releaseUsername({ database: transaction, clock }, viewer.memberId, username)
          return change(transaction)
        }))
    if (count === 0) throw new NotAuthenticatedError()
  } catch (error) {
    if (isUniqueViolation(error, 'members_username_key')) throw new UsernameTakenError()
    throw error
  }
  if (isNewAddress && session)
    sendInBackground(dependencies, () => requestEmailChange(dependencies, session, email))
  return { isEmailPending: isNewAddress }
}

/**
 * Changes the email address to that of the latest request. Requires the password, because the owner of the new
 * address can reset it and take over the account. Ends all other sessions and unlinks all identities, which were
 * linked with the previous address.
 */
export async function confirmEmailChange(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: { otp: unknown; password: unknown },
): Promise<void> {
  const { otp, password } = parseInput(emailChangeSchema, input)
  const { database, clock } = dependencies
  const { email: previousEmail } = await requirePassword(dependencies, viewer, password, 'password')
  const request = { memberId: viewer.memberId, purpose: 'CHANGE_EMAIL' as const }
  const newest = await database.oneTimeCode.findFirst({ where: request, orderBy: { createdAt: 'desc' } })
  if (!newest) throw new InvalidCodeError()
  const origins = sessionOrigins(viewer.sessionId)
  if (!(await redeemCode(dependencies, { ...request, email: newest.email }, otp, origins)))
    throw new InvalidCodeError()
  try {
    await database.$transaction(async (transaction) => {
      await transaction.registration.deleteMany({ where: { email: newest.email } })
      const { count } = await transaction.credentials.updateMany({
        where: { memberId: viewer.memberId },
        data: { email: newest.email, emailVerifiedAt: clock.now() },
      })
      if (count === 0) throw new NotAuthenticatedError()
      await transaction.identity.deleteMany({ where: { memberId: viewer.memberId } })
      await endSessions({ database: transaction, clock }, viewer.memberId, viewer.sessionId)
      await addSecurityNotice(transaction, viewer.memberId, messages.emailWasChanged, clock.now())
    })
  } catch (error) {
    // Another member verified the same address concurrently.
    if (isUniqueViolation(error, 'credentials_email_key')) throw new InvalidCodeError()
    throw error
  }
  announceEndedAccess(dependencies, viewer.memberId)
  sendMail(dependencies, emailChangedMail(previousEmail, newest.email))
}

/**
 * The owner of an address in use is notified by mail, and the response is the same as for a free address. The new
 * code also invalidates the previous one, as after any other request.
 */
async function requestEmailChange(
  dependencies: Dependencies,
  { memberId, sessionId }: SessionViewer,
  email: string,
): Promise<void> {
  const request = { memberId, purpose: 'CHANGE_EMAIL' as const, email }
  const code = await issueCode(dependencies, request, sessionOrigins(sessionId))
  if (!code) return
  const owner = await dependencies.database.credentials.findUnique({ where: { email } })
  await dependencies.mailer.send(owner ? addressInUseMail(email) : emailChangeMail(email, code))
}

/** An empty value removes the field, and undefined leaves it unchanged. */
function emptyToNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text
}

import { messages } from '#rules/messages.ts'
import { addSecurityNotice } from '#server/features/notices/add-notice.ts'
import { randomUUID } from 'node:crypto'
import { addressInputSchema, passwordResetSchema } from '#rules/member-rules.ts'
import { announceEndedAccess } from '#server/features/auth/access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { assertUncommonPassword } from '#server/features/auth/common-passwords.ts'
import { resetOrigins } from '#server/features/auth/code-origins.ts'
import { limitCodeAttempt } from '#server/features/auth/guess-limits.ts'
import { createDeviceToken, findKnownDevice } from '#server/features/auth/known-devices.ts'
import { passwordResetDoneMail, passwordResetMail } from '#server/features/auth/mails.ts'
import { issueCode, verifyAddress } from '#server/features/auth/one-time-codes.ts'
import { sendInBackground, sendMail } from '#server/features/auth/send-mail.ts'
import { endSessions } from '#server/features/auth/session.ts'

/**
 * Mails a code to a member. Neither the response nor its duration reveals whether the address is known. Returns the
 * id that identifies the browser in the next request.
 */
export async function requestPasswordReset(
  dependencies: Dependencies,
  input: { email: unknown },
  caller: Caller,
): Promise<string> {
  const { email } = parseInput(addressInputSchema, input)
  await limitUse(dependencies, 'codesFromNetwork', caller.network)
  const codeRequestId = caller.codeRequestId ?? randomUUID()
  sendInBackground(dependencies, async () => {
    const credentials = await dependencies.database.credentials.findUnique({ where: { email } })
    if (!credentials) return
    // Known browsers have their own mail limit, which strangers cannot exhaust.
    const device = findKnownDevice(dependencies, caller, email)
    const code = await issueCode(
      dependencies,
      { memberId: credentials.memberId, purpose: 'RESET_PASSWORD', email },
      resetOrigins(caller, codeRequestId),
      device ? `device ${device}` : email,
    )
    if (code) await dependencies.mailer.send(passwordResetMail(email, code))
  })
  return codeRequestId
}

/**
 * Ends all sessions, revokes all personal access tokens and unlinks all identities, because an intruder may hold one.
 * Returns the device token of the browser.
 */
export async function resetPassword(
  dependencies: Dependencies,
  input: { email: unknown; otp: unknown; password: unknown },
  caller: Caller,
): Promise<string> {
  const { email, otp, password } = parseInput(passwordResetSchema, input)
  await assertUncommonPassword(password, 'password')
  await limitCodeAttempt(dependencies, caller, email)
  const { database, clock, passwords } = dependencies
  // Unknown addresses also cost a hash, so that the response takes the same time.
  const passwordHash = await passwords.hash(password)
  const { memberId } = await verifyAddress(dependencies, { purpose: 'RESET_PASSWORD', email, otp }, caller)
  const now = clock.now()
  await database.$transaction(async (transaction) => {
    await transaction.credentials.update({
      where: { memberId },
      data: { passwordHash, passwordChangedAt: now },
    })
    await endSessions({ database: transaction, clock }, memberId)
    await transaction.personalAccessToken.deleteMany({ where: { memberId } })
    await transaction.identity.deleteMany({ where: { memberId } })
    await addSecurityNotice(transaction, memberId, messages.passwordWasChanged, now)
  })
  announceEndedAccess(dependencies, memberId)
  sendMail(dependencies, passwordResetDoneMail(email))
  return createDeviceToken(dependencies, email)
}

import { messages } from '#rules/messages.ts'
import { addSecurityNotice } from '#server/features/notifications/add-notice.ts'
import { randomUUID } from 'node:crypto'
import { addressInputSchema, passwordResetSchema } from '#rules/member-rules.ts'
import { announceEndedAccess } from './access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { resetOrigins } from './code-origins.ts'
import { limitCodeAttempt } from './guess-limits.ts'
import { createDeviceToken, findKnownDevice } from './known-devices.ts'
import { passwordResetDoneMail, passwordResetMail } from './mails.ts'
import { issueCode, verifyAddress } from './one-time-codes.ts'
import { sendInBackground, sendMail } from './send-mail.ts'
import { endSessions } from './session.ts'

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

import { passwordChangeSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { addSecurityNotice } from '#server/features/notifications/add-notice.ts'
import { announceEndedAccess } from './access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import { sendMail } from './send-mail.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { passwordChangedMail } from './mails.ts'
import { endSessions } from './session.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** Requires the current password, ends all other sessions and, by default, revokes all access tokens. */
export async function changePassword(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: Partial<Record<'currentPassword' | 'newPassword' | 'revokeAccessTokens', unknown>>,
): Promise<void> {
  const { currentPassword, newPassword, revokeAccessTokens } = parseInput(passwordChangeSchema, input)
  await assertUncommonPassword(newPassword, 'newPassword')
  const { database, clock, passwords } = dependencies
  const { email } = await requirePassword(dependencies, viewer, currentPassword, 'currentPassword')
  const passwordHash = await passwords.hash(newPassword)
  await database.$transaction(async (transaction) => {
    const { count } = await transaction.credentials.updateMany({
      where: { memberId: viewer.memberId },
      data: { passwordHash, passwordChangedAt: clock.now() },
    })
    if (count === 0) throw new NotAuthenticatedError()
    await endSessions({ database: transaction, clock }, viewer.memberId, viewer.sessionId)
    if (revokeAccessTokens)
      await transaction.personalAccessToken.deleteMany({ where: { memberId: viewer.memberId } })
    await addSecurityNotice(transaction, viewer.memberId, messages.passwordWasChanged, clock.now())
  })
  announceEndedAccess(dependencies, viewer.memberId)
  sendMail(dependencies, passwordChangedMail(email, { areTokensRevoked: revokeAccessTokens }))
}

/** Protects operations from stolen sessions. A wrong password is reported for the input field `field`. */
export async function requirePassword(
  dependencies: Dependencies,
  viewer: SessionViewer,
  password: string,
  field: string,
): Promise<{ email: string }> {
  await limitUse(dependencies, 'passwordChecks', viewer.memberId)
  const { memberId } = viewer
  const credentials = await dependencies.database.credentials.findUnique({ where: { memberId } })
  if (!credentials) throw new NotAuthenticatedError()
  const { email, passwordHash } = credentials
  if (await dependencies.passwords.verify(password, passwordHash)) return { email }
  const message = passwordHash ? messages.passwordWrong : messages.passwordNotSet
  throw new ValidationError([{ path: field, message }])
}

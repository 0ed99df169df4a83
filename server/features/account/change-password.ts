import { passwordChangeSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { requirePassword } from './reauthentication.ts'
import { addSecurityNotice } from '#server/features/notices/add-notice.ts'
import { announceEndedAccess } from '#server/features/auth/access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError, parseInput } from '#server/platform/refusals.ts'
import { sendMail } from '#server/features/auth/send-mail.ts'
import { assertUncommonPassword } from '#server/features/auth/common-passwords.ts'
import { passwordChangedMail } from '#server/features/auth/mails.ts'
import { endSessions } from '#server/features/auth/session.ts'
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

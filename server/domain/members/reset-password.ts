import { addressInputSchema, passwordResetSchema } from '#rules/member-rules.ts'
import { announce } from '#server/domain/announce.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { parseInput } from '#server/domain/errors.ts'
import { limitSignIn, limitUse, type Caller } from '#server/domain/rate-limits.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { mailAddress } from './mail-address.ts'
import { passwordResetDoneMail, passwordResetMail } from './mails.ts'
import { issueCode, proveAddress } from './one-time-codes.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from './session.ts'

/** Sends a code to a member's address. Says nothing, in words or time, about whether it is one. */
export async function requestPasswordReset(
  dependencies: Dependencies,
  input: { email: unknown },
  { network }: Caller,
): Promise<void> {
  const { email } = parseInput(addressInputSchema, input)
  await limitUse(dependencies, 'codesFromAddress', network)
  void dependencies.background.run('send a mail', async () => {
    const holder = await dependencies.database.credentials.findUnique({ where: { email } })
    if (!holder) return
    const code = await issueCode(dependencies, {
      memberId: holder.memberId,
      purpose: 'RESET_PASSWORD',
      email,
    })
    if (code) await mailAddress(dependencies, passwordResetMail(email, code))
  })
}

/**
 * Sets a new password with the code from the mail. Every session ends, every personal access token is revoked and every
 * identity is unlinked, since an intruder may hold one.
 */
export async function resetPassword(
  dependencies: Dependencies,
  input: { email: unknown; otp: unknown; password: unknown },
  caller: Caller,
): Promise<void> {
  const { email, otp, password } = parseInput(passwordResetSchema, input)
  await refuseCommonPassword(password, 'password')
  await limitSignIn(dependencies, caller, email)
  const { database, clock, background, mailer } = dependencies
  // Hashed for unknown addresses too: the time must not tell.
  const passwordHash = await hashPassword(password)
  const { memberId } = await proveAddress(dependencies, {
    purpose: 'RESET_PASSWORD',
    email,
    otp,
  })
  const now = clock.now()
  await database.$transaction(async (transaction) => {
    await transaction.credentials.update({
      where: { memberId },
      data: { passwordHash, passwordChangedAt: now },
    })
    await endSessions({ database: transaction, clock }, memberId)
    await transaction.personalAccessToken.deleteMany({ where: { memberId } })
    await transaction.identity.deleteMany({ where: { memberId } })
  })
  announce(dependencies, { type: 'access-ended', memberId })
  void background.run('send a mail', () => mailer.send(passwordResetDoneMail(email)))
}

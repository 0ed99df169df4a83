import { loginSchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { BadCredentialsError, EmailNotVerifiedError } from './refusals.ts'
import { parseInput } from '#server/platform/refusals.ts'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { limitSignIn } from './guess-limits.ts'
import { createDeviceToken } from './known-devices.ts'
import { pendingRegistrations } from './registrations.ts'
import { startSession, type SessionTokens } from './session.ts'

/**
 * Neither the response nor its duration reveals whether the address is known. Every sign-in loads both the member and
 * the registrations, and verifies one password.
 */
export async function signIn(
  dependencies: Dependencies,
  input: { email: unknown; password: unknown },
  caller: Caller,
): Promise<{ memberId: string; tokens: SessionTokens; deviceToken: string }> {
  const { email, password } = parseInput(loginSchema, input)
  await limitSignIn(dependencies, caller, email)
  const [member, [registration]] = await Promise.all([
    dependencies.database.credentials.findUnique({ where: { email } }),
    pendingRegistrations(dependencies, email, caller),
  ])
  const isCorrect = await dependencies.passwords.verify(password, (member ?? registration)?.passwordHash)
  if (isCorrect && member) {
    const tokens = await startSession(dependencies, member.memberId, caller.userAgent)
    return { memberId: member.memberId, tokens, deviceToken: createDeviceToken(dependencies, email) }
  }
  if (isCorrect && registration) throw new EmailNotVerifiedError(registration.id)
  throw new BadCredentialsError()
}

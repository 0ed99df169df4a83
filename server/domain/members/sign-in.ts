import { loginSchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { BadCredentialsError, EmailNotVerifiedError, parseInput } from '#server/domain/errors.ts'
import { limitSignIn, type Caller } from '#server/domain/rate-limits.ts'
import { isPassword } from './passwords.ts'
import { startSession, type SessionTokens } from './session.ts'

/** A session for who knows the address's password. Whether the address is known shows in neither words nor time. */
export async function signIn(
  dependencies: Dependencies,
  input: { email: unknown; password: unknown },
  caller: Caller,
): Promise<{ memberId: string; tokens: SessionTokens }> {
  const { email, password } = parseInput(loginSchema, input)
  await limitSignIn(dependencies, caller, email)
  const credentials = await dependencies.database.credentials.findUnique({ where: { email } })
  const isRight = await isPassword(password, credentials?.passwordHash)
  if (!credentials || !isRight) throw new BadCredentialsError()
  if (!credentials.emailVerifiedAt) throw new EmailNotVerifiedError()
  const tokens = await startSession(dependencies, credentials.memberId, caller.userAgent)
  return { memberId: credentials.memberId, tokens }
}

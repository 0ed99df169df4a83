import { RECENT_SIGN_IN_MINUTES } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { messages } from '#rules/messages.ts'
import { NotAuthenticatedError, ValidationError } from '#server/platform/refusals.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { PasswordRequiredError, RecentSignInRequiredError } from '#server/features/auth/refusals.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/**
 * Protects operations whose effect outlives a stolen session. Members without a password must have signed in
 * recently.
 */
export async function requireReauthentication(
  dependencies: Dependencies,
  viewer: SessionViewer,
  password: string | undefined,
): Promise<void> {
  const { database, clock } = dependencies
  const credentials = await database.credentials.findUnique({ where: { memberId: viewer.memberId } })
  if (credentials?.passwordHash) {
    if (password === undefined) throw new PasswordRequiredError()
    await requirePassword(dependencies, viewer, password, 'password')
    return
  }
  const earliest = new Date(clock.now().getTime() - RECENT_SIGN_IN_MINUTES * 60_000)
  const session = await database.session.findUnique({ where: { id: viewer.sessionId } })
  if (!session) throw new NotAuthenticatedError()
  if (session.createdAt <= earliest) throw new RecentSignInRequiredError()
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

import { RECENT_SIGN_IN_MINUTES } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { PasswordRequiredError, RecentSignInRequiredError } from './refusals.ts'
import { requirePassword } from './change-password.ts'
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

import { REFRESH_GRACE_SECONDS } from '#rules/limits.ts'
import { announceEndedAccess } from './access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { NoTokenToRefreshError, TokenRefreshFailedError } from './refusals.ts'
import { issueTokens, reissueTokens, type SessionTokens } from './session.ts'
import { hashToken, readToken, type TokenClaims } from './tokens.ts'

/**
 * Exchanges a refresh token for new tokens of the same session. A reused token means that two clients hold it, so the
 * session ends. Within a few seconds, as when two tabs refresh at once, the same token returns the same successor, so
 * that a session never has two valid refresh tokens.
 */
export async function refreshSession(
  dependencies: Dependencies,
  refreshToken: string | null,
): Promise<SessionTokens> {
  if (!refreshToken) throw new NoTokenToRefreshError()
  const claims = await readToken(dependencies, 'refresh', refreshToken)
  if (!claims) throw new TokenRefreshFailedError({ wasSessionEnded: false })

  const outcome = await dependencies.database.$transaction((transaction) =>
    exchangeToken(dependencies, transaction, claims, refreshToken),
  )
  if (outcome === 'reused') announceEndedAccess(dependencies, claims.memberId)
  if (typeof outcome === 'string') throw new TokenRefreshFailedError({ wasSessionEnded: outcome === 'ended' })
  return outcome
}

async function exchangeToken(
  dependencies: Dependencies,
  transaction: Queries,
  claims: TokenClaims,
  refreshToken: string,
): Promise<SessionTokens | 'ended' | 'refused' | 'reused'> {
  const now = dependencies.clock.now()
  const { sessionId } = claims
  // Concurrent refreshes of the session wait here for each other.
  const session = await kysely(transaction)
    .selectFrom('sessions')
    .select('created_at as createdAt')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const token = await transaction.refreshToken.findFirst({
    where: { tokenHash: hashToken(refreshToken), sessionId },
    select: { usedAt: true },
  })
  // The session of a valid token has not expired.
  if (!session) return 'ended'
  if (!token) return 'refused'

  const graceStart = new Date(now.getTime() - REFRESH_GRACE_SECONDS * 1000)
  if (token.usedAt && token.usedAt <= graceStart) {
    await transaction.session.update({ where: { id: sessionId }, data: { endedAt: now } })
    return 'reused'
  }
  const reissued = token.usedAt ? await reissueTokens(dependencies, transaction, claims) : null
  if (reissued) return reissued
  // Sessions from older releases may have several unused tokens.
  await transaction.refreshToken.updateMany({ where: { sessionId, usedAt: null }, data: { usedAt: now } })
  return issueTokens(dependencies, transaction, claims, session.createdAt)
}

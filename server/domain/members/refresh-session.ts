import { REFRESH_GRACE_SECONDS } from '#rules/limits.ts'
import { announce } from '#server/domain/announce.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NoTokenToRefreshError, TokenRefreshFailedError } from '#server/domain/errors.ts'
import { issueTokens, type SessionTokens } from './session.ts'
import { hashToken, readToken } from './tokens.ts'

/**
 * Exchanges a refresh token for new tokens of the same session. A token serves once: seen again it was stolen, by the
 * one who comes now or the one who came before, and the whole session ends. Two tabs may race for a few seconds.
 */
export async function refreshSession(
  dependencies: Dependencies,
  refreshToken: string | null,
): Promise<SessionTokens> {
  if (!refreshToken) throw new NoTokenToRefreshError()
  const claims = await readToken(dependencies, 'refresh', refreshToken)
  if (!claims) throw new TokenRefreshFailedError()

  const { database, clock } = dependencies
  const now = clock.now()
  const family = await database.refreshToken.findUnique({
    where: { tokenHash: hashToken(refreshToken) },
    select: { id: true, session: { select: { endedAt: true } } },
  })
  if (!family || family.session.endedAt) throw new TokenRefreshFailedError()

  // Of two who exchange the same token at once, one marks it; the other finds when that was.
  const marked = await database.refreshToken.updateMany({
    where: { id: family.id, usedAt: null },
    data: { usedAt: now },
  })
  if (marked.count === 0 && !(await wasUsedJustNow(dependencies, family.id))) {
    await database.session.updateMany({
      where: { id: claims.sessionId, endedAt: null },
      data: { endedAt: now },
    })
    announce(dependencies, { type: 'access-ended', memberId: claims.memberId })
    throw new TokenRefreshFailedError()
  }
  return issueTokens(dependencies, claims)
}

async function wasUsedJustNow({ database, clock }: Dependencies, id: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - REFRESH_GRACE_SECONDS * 1000)
  return (await database.refreshToken.findFirst({ where: { id, usedAt: { gt: since } } })) !== null
}

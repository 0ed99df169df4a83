import { v7 as uuidv7 } from 'uuid'
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { NoRefreshTokenError, NotAuthenticatedError } from '#server/domain/errors.ts'
import { hashToken, readToken, signToken } from './tokens.ts'

/** Who asks: a member, by one of their sessions. */
export type Viewer = { memberId: string; sessionId: string }

export type SessionTokens = { accessToken: string; refreshToken: string }

/** A new sign-in on one device. */
export async function startSession(
  dependencies: Dependencies,
  memberId: string,
  userAgent: string | null,
): Promise<SessionTokens> {
  const { database, clock } = dependencies
  const now = clock.now()
  const sessionId = uuidv7()
  const refreshTokenId = uuidv7()
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000)
  const claims = { memberId, sessionId }
  const refreshToken = await signToken(dependencies, 'refresh', claims, {
    tokenId: refreshTokenId,
    expiresAt,
  })
  const accessToken = await signToken(dependencies, 'access', claims, {
    tokenId: uuidv7(),
    expiresAt: new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000),
  })
  await database.session.create({
    data: {
      id: sessionId,
      memberId,
      userAgent: userAgent?.slice(0, 400) ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      refreshTokens: {
        create: { id: refreshTokenId, tokenHash: hashToken(refreshToken), createdAt: now, expiresAt },
      },
    },
  })
  return { accessToken, refreshToken }
}

const LIVE_SESSION = {
  name: 'live-session',
  text: 'SELECT id FROM sessions WHERE id = $1 AND member_id = $2 AND ended_at IS NULL AND expires_at > $3',
}

/** Who holds this access token; null when it is not good or its session has ended, so that a logout holds at once. */
export async function authenticate(
  dependencies: Dependencies,
  accessToken: string | null,
): Promise<Viewer | null> {
  const claims = accessToken ? await readToken(dependencies, 'access', accessToken) : null
  if (!claims) return null
  const live = await dependencies.sql(LIVE_SESSION, [
    claims.sessionId,
    claims.memberId,
    dependencies.clock.now(),
  ])
  return live.length > 0 ? claims : null
}

export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new NotAuthenticatedError()
  return viewer
}

/** Says which of the two the caller lacks: a token, or a good one. */
export function requireSession(viewer: Viewer | null, accessToken: string | null): Viewer {
  if (!viewer) throw new NotAuthenticatedError(accessToken ? messages.tokenInvalid : messages.noToken)
  return viewer
}

/** Ends the session that the refresh token belongs to. A token that is no longer good has nothing left to end. */
export async function endSession(dependencies: Dependencies, refreshToken: string | null): Promise<void> {
  if (!refreshToken) throw new NoRefreshTokenError()
  const { database, clock } = dependencies
  await database.session.updateMany({
    where: { refreshTokens: { some: { tokenHash: hashToken(refreshToken) } }, endedAt: null },
    data: { endedAt: clock.now() },
  })
}

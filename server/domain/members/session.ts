import { v7 as uuidv7 } from 'uuid'
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '#rules/limits.ts'
import { announce } from '#server/domain/announce.ts'
import type { Dependencies, Queries } from '#server/domain/dependencies.ts'
import type { Clock } from '#server/ports/clock.ts'
import { AccountSuspendedError, NoRefreshTokenError } from '#server/domain/errors.ts'
import { hashToken, readToken, signToken, type TokenClaims } from './tokens.ts'
import { isProgram, type SessionViewer, type Viewer } from './viewer.ts'

export type SessionTokens = { accessToken: string; refreshToken: string }

const USER_AGENT_MAX = 400

/** A new sign-in on one device; refused to who is suspended. */
export async function startSession(
  dependencies: Dependencies,
  memberId: string,
  userAgent: string | null,
): Promise<SessionTokens> {
  const now = dependencies.clock.now()
  const id = uuidv7()
  await dependencies.database.$transaction(async (transaction) => {
    await refuseSuspended(transaction, memberId)
    await transaction.session.create({
      data: {
        id,
        memberId,
        userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: later(now, REFRESH_TOKEN_SECONDS),
      },
    })
  })
  return issueTokens(dependencies, { memberId, sessionId: id })
}

/** Who suspends them meanwhile waits for the end of this transaction, and then ends its session too. */
async function refuseSuspended(transaction: Queries, memberId: string): Promise<void> {
  const [member] = await transaction.$queryRaw<{ isSuspended: boolean }[]>`
    SELECT suspended_at IS NOT NULL AS "isSuspended" FROM members WHERE id = ${memberId}::uuid FOR SHARE`
  if (member?.isSuspended) throw new AccountSuspendedError()
}

/** The next tokens of a session, which lives as long as its newest refresh token. */
export async function issueTokens(dependencies: Dependencies, claims: TokenClaims): Promise<SessionTokens> {
  const { database, clock } = dependencies
  const now = clock.now()
  const expiresAt = later(now, REFRESH_TOKEN_SECONDS)
  const id = uuidv7()
  const refreshToken = await signToken(dependencies, 'refresh', claims, { tokenId: id, expiresAt })
  const accessToken = await signToken(dependencies, 'access', claims, {
    tokenId: uuidv7(),
    expiresAt: later(now, ACCESS_TOKEN_SECONDS),
  })
  await database.session.update({
    where: { id: claims.sessionId },
    data: {
      lastUsedAt: now,
      expiresAt,
      refreshTokens: { create: { id, tokenHash: hashToken(refreshToken), createdAt: now, expiresAt } },
    },
  })
  return { accessToken, refreshToken }
}

/** The session of this access token; null when the token is not good or the session has ended. */
export async function findSession(
  dependencies: Dependencies,
  accessToken: string,
): Promise<SessionViewer | null> {
  const claims = await readToken(dependencies, 'access', accessToken)
  return claims && (await isLiveSession(dependencies, claims)) ? claims : null
}

export function isLiveSession({ liveSessions }: Dependencies, session: SessionViewer): Promise<boolean> {
  return liveSessions.load(session)
}

/**
 * Ends the session of the first of these refresh tokens that is one of ours, else the one by which the caller is known.
 * One that has ended has nothing left to end.
 */
export async function logOut(
  dependencies: Dependencies,
  refreshTokens: readonly (string | null | undefined)[],
  viewer: Viewer | null,
): Promise<void> {
  const shown = refreshTokens.flatMap((token) => token || [])
  if (shown.length === 0) throw new NoRefreshTokenError()
  const { database, clock } = dependencies
  const sessionId =
    (await sessionOf(dependencies, shown)) ?? (viewer && !isProgram(viewer) ? viewer.sessionId : null)
  if (!sessionId) return
  const ended = await database.session.updateManyAndReturn({
    where: { id: sessionId, endedAt: null },
    data: { endedAt: clock.now() },
    select: { memberId: true },
  })
  for (const { memberId } of ended) announce(dependencies, { type: 'access-ended', memberId })
}

async function sessionOf(
  { database }: Dependencies,
  refreshTokens: readonly string[],
): Promise<string | null> {
  for (const token of refreshTokens) {
    const ours = await database.refreshToken.findUnique({
      where: { tokenHash: hashToken(token) },
      select: { sessionId: true },
    })
    if (ours) return ours.sessionId
  }
  return null
}

/** Signs a member out of every session but this one, at once. */
export async function endOtherSessions(
  dependencies: Dependencies,
  { memberId, sessionId }: SessionViewer,
): Promise<void> {
  await endSessions(dependencies, memberId, sessionId)
  announce(dependencies, { type: 'access-ended', memberId })
}

/** Within the caller's transaction, who announces it afterwards. */
export async function endSessions(
  { database, clock }: { database: Queries; clock: Clock },
  memberId: string,
  exceptSessionId?: string,
): Promise<void> {
  await database.session.updateMany({
    where: { memberId, endedAt: null, ...(exceptSessionId ? { id: { not: exceptSessionId } } : {}) },
    data: { endedAt: clock.now() },
  })
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

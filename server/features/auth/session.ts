import { v7 as uuidv7 } from 'uuid'
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS, SESSION_SECONDS_MAX } from '#rules/limits.ts'
import { announceEndedAccess } from './access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AccountSuspendedError, NoRefreshTokenError } from './refusals.ts'
import { liveSessions } from './live-sessions.ts'
import { hashToken, readToken, signToken, type TokenClaims } from './tokens.ts'
import { isProgram, type SessionViewer, type Viewer } from '#server/platform/viewer.ts'

export type SessionTokens = { accessToken: string; refreshToken: string }

const USER_AGENT_MAX = 400

/** Throws AccountSuspendedError. */
export async function startSession(
  dependencies: Dependencies,
  memberId: string,
  userAgent: string | null,
): Promise<SessionTokens> {
  const now = dependencies.clock.now()
  const id = uuidv7()
  return dependencies.database.$transaction(async (transaction) => {
    await assertNotSuspended(transaction, memberId)
    await transaction.session.create({
      data: {
        id,
        memberId,
        userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: addSeconds(now, REFRESH_TOKEN_SECONDS),
      },
    })
    return issueTokens(dependencies, transaction, { memberId, sessionId: id }, now)
  })
}

/** A concurrent suspension waits for this transaction and then also ends its session. */
async function assertNotSuspended(transaction: Queries, memberId: string): Promise<void> {
  const member = await kysely(transaction)
    .selectFrom('members')
    .select('suspended_at as suspendedAt')
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst()
  if (member?.suspendedAt) throw new AccountSuspendedError()
}

/** The session expires with its latest refresh token, at most 90 days after its sign-in. */
export async function issueTokens(
  dependencies: Dependencies,
  transaction: Queries,
  claims: TokenClaims,
  signedInAt: Date,
): Promise<SessionTokens> {
  const now = dependencies.clock.now()
  const expiresAt = earliest(
    addSeconds(now, REFRESH_TOKEN_SECONDS),
    addSeconds(signedInAt, SESSION_SECONDS_MAX),
  )
  const id = uuidv7()
  const tokens = await signTokens(dependencies, claims, { id, createdAt: now, expiresAt })
  await transaction.session.update({
    where: { id: claims.sessionId },
    data: {
      lastUsedAt: now,
      expiresAt,
      refreshTokens: {
        create: { id, tokenHash: hashToken(tokens.refreshToken), createdAt: now, expiresAt },
      },
    },
  })
  return tokens
}

/**
 * Signs the current refresh token again, with a new access token. Only its hash is stored, but the same claims and
 * key yield the same token. Returns null if the key has changed.
 */
export async function reissueTokens(
  dependencies: Dependencies,
  transaction: Queries,
  claims: TokenClaims,
): Promise<SessionTokens | null> {
  const newest = await transaction.refreshToken.findFirst({
    where: { sessionId: claims.sessionId, usedAt: null },
    orderBy: { createdAt: 'desc' },
  })
  if (!newest) return null
  const tokens = await signTokens(dependencies, claims, newest)
  return Buffer.compare(hashToken(tokens.refreshToken), newest.tokenHash) === 0 ? tokens : null
}

async function signTokens(
  dependencies: Dependencies,
  claims: TokenClaims,
  { id, createdAt, expiresAt }: { id: string; createdAt: Date; expiresAt: Date },
): Promise<SessionTokens> {
  const now = dependencies.clock.now()
  const [accessToken, refreshToken] = await Promise.all([
    signToken(dependencies, 'access', claims, {
      tokenId: uuidv7(),
      issuedAt: now,
      expiresAt: earliest(addSeconds(now, ACCESS_TOKEN_SECONDS), expiresAt),
    }),
    signToken(dependencies, 'refresh', claims, { tokenId: id, issuedAt: createdAt, expiresAt }),
  ])
  return { accessToken, refreshToken }
}

/** Returns null if the access token is invalid or its session has ended. */
export async function findSession(
  dependencies: Dependencies,
  accessToken: string,
): Promise<SessionViewer | null> {
  const claims = await readToken(dependencies, 'access', accessToken)
  return claims && (await liveSessions(dependencies).isLive(claims)) ? claims : null
}

/** Reads the database, because the event of an ended session can arrive before its announcement. */
export function isLiveSession(dependencies: Dependencies, session: SessionViewer): Promise<boolean> {
  return liveSessions(dependencies).check(session)
}

/**
 * Ends the session of the first known refresh token, or else the session of the viewer. An ended session is not an
 * error.
 */
export async function logOut(
  dependencies: Dependencies,
  refreshTokens: readonly (string | null | undefined)[],
  viewer: Viewer | null,
): Promise<void> {
  const tokens = refreshTokens.flatMap((token) => token || [])
  if (tokens.length === 0) throw new NoRefreshTokenError()
  const { database, clock } = dependencies
  const sessionId =
    (await findSessionId(dependencies, tokens)) ?? (viewer && !isProgram(viewer) ? viewer.sessionId : null)
  if (!sessionId) return
  const ended = await database.session.updateManyAndReturn({
    where: { id: sessionId, endedAt: null },
    data: { endedAt: clock.now() },
    select: { memberId: true },
  })
  for (const { memberId } of ended) announceEndedAccess(dependencies, memberId)
}

async function findSessionId(
  { database }: Dependencies,
  refreshTokens: readonly string[],
): Promise<string | null> {
  for (const token of refreshTokens) {
    const stored = await database.refreshToken.findUnique({
      where: { tokenHash: hashToken(token) },
      select: { sessionId: true },
    })
    if (stored) return stored.sessionId
  }
  return null
}

/** Runs in the transaction of the caller, which calls `announceEndedAccess` after the commit. */
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

function addSeconds(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000)
}

function earliest(first: Date, second: Date): Date {
  return first < second ? first : second
}

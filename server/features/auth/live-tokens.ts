import { PERSONAL_TOKEN_USE_SECONDS } from '#rules/limits.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { hashToken } from './tokens.ts'
import type { ProgramViewer } from '#server/platform/viewer.ts'

const LIVE_TOKEN = prepareQuery(
  'live-personal-token',
  ({ tokenHash, now }: ParametersOf<{ tokenHash: Uint8Array; now: Date }>) =>
    query
      .selectFrom('personal_access_tokens')
      .select(['id as tokenId', 'member_id as memberId', 'expires_at as expiresAt', 'scopes'])
      .select('last_used_at as lastUsedAt')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now),
)

/** Returns null if the token is unknown, expired or revoked. */
export async function findTokenViewer(
  dependencies: Dependencies,
  token: string,
): Promise<ProgramViewer | null> {
  const now = dependencies.clock.now()
  const [found] = await LIVE_TOKEN(dependencies.sql, { tokenHash: hashToken(token), now })
  if (!found) return null
  const { lastUsedAt, scopes, ...access } = found
  const viewer = { ...access, canWrite: scopes.includes('write') }
  recordUse(dependencies, viewer, lastUsedAt, now)
  return viewer
}

export async function isLiveToken(
  { database, clock }: Dependencies,
  { tokenId }: ProgramViewer,
): Promise<boolean> {
  const where = { id: tokenId, expiresAt: { gt: clock.now() } }
  return (await database.personalAccessToken.findUnique({ where })) !== null
}

/** Writes at most once a minute, in the background. The statement ignores concurrent writes after the first. */
function recordUse(
  { database, background }: Dependencies,
  { tokenId }: ProgramViewer,
  lastUsedAt: Date | null,
  now: Date,
): void {
  const latest = new Date(now.getTime() - PERSONAL_TOKEN_USE_SECONDS * 1000)
  if (lastUsedAt && lastUsedAt > latest) return
  void background.run('record the use of an access token', async () => {
    await database.personalAccessToken.updateMany({
      where: { id: tokenId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: latest } }] },
      data: { lastUsedAt: now },
    })
  })
}

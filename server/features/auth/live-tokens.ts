import { PERSONAL_TOKEN_USE_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { hashToken } from './tokens.ts'
import type { ProgramViewer } from '#server/platform/viewer.ts'

const LIVE_TOKEN = {
  name: 'live-personal-token',
  text: `
    SELECT id AS "tokenId", member_id AS "memberId", expires_at AS "expiresAt", 'write' = ANY(scopes) AS "canWrite",
      last_used_at AS "lastUsedAt"
    FROM personal_access_tokens WHERE token_hash = $1 AND expires_at > $2`,
}

const LIVE_TOKEN_BY_ID = {
  name: 'live-personal-token-by-id',
  text: 'SELECT id FROM personal_access_tokens WHERE id = $1 AND expires_at > $2',
}

const RECORD_USE = {
  name: 'record-personal-token-use',
  text: `
    UPDATE personal_access_tokens SET last_used_at = $2
    WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $3)`,
}

/** Returns null if the token is unknown, expired or revoked. */
export async function findTokenViewer(
  dependencies: Dependencies,
  token: string,
): Promise<ProgramViewer | null> {
  const { sql, clock } = dependencies
  const now = clock.now()
  const [found] = await sql<ProgramViewer & { lastUsedAt: Date | null }>(LIVE_TOKEN, [hashToken(token), now])
  if (!found) return null
  const { lastUsedAt, ...viewer } = found
  recordUse(dependencies, viewer, lastUsedAt, now)
  return viewer
}

export async function isLiveToken(
  { sql, clock }: Dependencies,
  { tokenId }: ProgramViewer,
): Promise<boolean> {
  return (await sql(LIVE_TOKEN_BY_ID, [tokenId, clock.now()])).length > 0
}

/** Writes at most once a minute, in the background. The statement ignores concurrent writes after the first. */
function recordUse(
  { sql, background }: Dependencies,
  { tokenId }: ProgramViewer,
  lastUsedAt: Date | null,
  now: Date,
): void {
  const latest = new Date(now.getTime() - PERSONAL_TOKEN_USE_SECONDS * 1000)
  if (lastUsedAt && lastUsedAt > latest) return
  void background.run('record the use of an access token', async () => {
    await sql(RECORD_USE, [tokenId, now, latest])
  })
}

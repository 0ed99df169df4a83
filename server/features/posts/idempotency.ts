import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_SECONDS } from '#rules/limits.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { IdempotencyKeyReusedError } from './refusals.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Milliseconds. The first sweep after a long pause has much to remove. */
const SWEEP_TIMEOUT = 10 * 60_000

/** A request that its sender has given a name, to be able to send it again without doing it twice. */
export type NamedRequest = { memberId: string; key: string; requestHash: Buffer }

/** Null when the sender gave it no name. */
export async function nameRequest(
  { memberId }: Viewer,
  key: string | null,
  { upload, ...content }: { text: string; altText: string; mediaId: string | null; upload: Upload | null },
): Promise<NamedRequest | null> {
  if (key === null) return null
  const parts = [content.text, content.altText, content.mediaId, upload && (await upload.digest())]
  return { memberId, key, requestHash: createHash('sha256').update(JSON.stringify(parts)).digest() }
}

const EARLIER_POST = {
  name: 'earlier-post',
  text: `
    SELECT post_id AS "postId", request_hash AS "requestHash" FROM idempotency_keys
    WHERE member_id = $1 AND key = $2`,
}

/** The id of the post that the same request made before. The same name for something else is refused. */
export async function findEarlierPost(
  { sql }: Dependencies,
  { memberId, key, requestHash }: NamedRequest,
): Promise<string | null> {
  const [earlier] = await sql<{ postId: string; requestHash: Buffer }>(EARLIER_POST, [memberId, key])
  if (!earlier) return null
  if (!earlier.requestHash.equals(requestHash)) throw new IdempotencyKeyReusedError()
  return earlier.postId
}

export async function sweepIdempotencyKeys({ database, clock }: Dependencies): Promise<void> {
  const oldest = new Date(clock.now().getTime() - IDEMPOTENCY_KEY_SECONDS * 1000)
  await longTransaction(database, SWEEP_TIMEOUT, (transaction) =>
    transaction.idempotencyKey.deleteMany({ where: { createdAt: { lte: oldest } } }),
  )
}

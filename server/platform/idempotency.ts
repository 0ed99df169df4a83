import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Upload } from '#server/platform/http/uploads.ts'
import { defineRefusal } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Milliseconds. The first sweep after a long downtime deletes many rows. */
const SWEEP_TIMEOUT = 10 * 60_000

export const IdempotencyKeyReusedError = defineRefusal({
  name: 'IdempotencyKeyReusedError',
  code: 'IDEMPOTENCY_KEY_REUSED',
  status: 409,
  message: messages.idempotencyKeyReused,
  description: 'The idempotency key was used for a different request within the last day.',
})

export type NamedRequest = {
  memberId: string
  mutation: string
  key: string
  requestHash: Buffer
}

/** Returns null if the request has no key. `content` are the values of the input. */
export async function nameRequest(
  { memberId }: Viewer,
  mutation: NamedRequest['mutation'],
  key: string | null,
  { content, upload }: { content: readonly (string | null)[]; upload: Upload | null },
): Promise<NamedRequest | null> {
  if (key === null) return null
  const parts = [...content, upload && (await upload.digest())]
  const requestHash = createHash('sha256').update(JSON.stringify(parts)).digest()
  return { memberId, mutation, key, requestHash }
}

/** Returns the id of what an earlier request created. Throws IdempotencyKeyReusedError for another input with the same key. */
export async function findEarlierRequest(
  { database }: Dependencies,
  { requestHash, ...request }: NamedRequest,
): Promise<string | null> {
  const earlier = await database.idempotencyKey.findUnique({ where: { memberId_mutation_key: request } })
  if (earlier && !requestHash.equals(earlier.requestHash)) throw new IdempotencyKeyReusedError()
  return earlier?.createdId ?? null
}

/** Fails if a concurrent request with the same key was faster. */
export async function storeRequest(
  transaction: Queries,
  request: NamedRequest,
  createdId: string,
  createdAt: Date,
): Promise<void> {
  const { requestHash } = request
  await transaction.idempotencyKey.create({
    data: { ...request, requestHash: new Uint8Array(requestHash), createdId, createdAt },
  })
}

export async function sweepIdempotencyKeys({ database, clock }: Dependencies): Promise<void> {
  const oldest = new Date(clock.now().getTime() - IDEMPOTENCY_KEY_SECONDS * 1000)
  await longTransaction(database, SWEEP_TIMEOUT, (transaction) =>
    transaction.idempotencyKey.deleteMany({ where: { createdAt: { lte: oldest } } }),
  )
}

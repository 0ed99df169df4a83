import { v7 as uuidv7 } from 'uuid'
import type { RateLimitName } from '#rules/rate-limits.ts'
import { lockAuthor } from '#server/platform/database/lock-member.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { findEarlierRequest, storeRequest, type NamedRequest } from '#server/platform/idempotency.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { limitText } from './limit-text.ts'

type NewContent<Prepared, Created> = {
  /** Null if the client chose no idempotency key. */
  request: NamedRequest | null
  text: string
  use: RateLimitName
  /** Refuses before the use is counted and slow work begins. */
  check(): Promise<void>
  /** Does slow work before the transaction. */
  prepare(): Promise<Prepared>
  create(transaction: Queries, row: { id: string; now: Date }, prepared: Prepared): Promise<Created>
}

/** `created` is null if an earlier request with the same key created the content. */
type Outcome<Created> = { id: string; created: Created | null }

/** Creates a post or comment once for all requests with the same key. */
export async function createContent<Prepared, Created>(
  dependencies: Dependencies,
  author: Writer,
  { request, text, use, check, prepare, create }: NewContent<Prepared, Created>,
): Promise<Outcome<Created>> {
  const { database, clock } = dependencies
  const { memberId } = author
  const earlierId = request && (await findEarlierRequest(dependencies, request))
  if (earlierId) return { id: earlierId, created: null }
  await check()
  await limitUse(dependencies, use, memberId)
  const prepared = await prepare()
  const now = clock.now()
  // The id has the same time as the row, so that both have the same order.
  const id = uuidv7({ msecs: now.getTime() })
  try {
    // Here, a file that is refused or fails to arrive does not count as a repetition of the text.
    await limitText(dependencies, author, text)
    const created = await database.$transaction(async (transaction) => {
      await lockAuthor(transaction, memberId)
      const result = await create(transaction, { id, now }, prepared)
      if (request) await storeRequest(transaction, request, id, now)
      return result
    })
    return { id, created }
  } catch (error) {
    // A concurrent request with the same key was faster, and may have used the same upload.
    const fasterId = request && (await findEarlierRequest(dependencies, request))
    if (fasterId) return { id: fasterId, created: null }
    throw error
  }
}

import { UNFINISHED_VIDEOS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'

/** Seconds. The remaining processing time of the other files is unknown. */
const RETRY_SECONDS = 60

/** Throws RateLimitedError if too many files of the member are being processed. */
export async function limitMediaJobs<Result>(
  { concurrencyLimiter }: Dependencies,
  memberId: string,
  job: () => Promise<Result>,
): Promise<Result> {
  const release = acquireSlot(concurrencyLimiter, memberId)
  try {
    return await job()
  } finally {
    release()
  }
}

function acquireSlot(limiter: Dependencies['concurrencyLimiter'], memberId: string): () => void {
  try {
    return limiter.enter('memberMediaJobs', memberId)
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error
    throw new RateLimitedError(error.retryAfterSeconds, messages.filesProcessing)
  }
}

/** Throws RateLimitedError. Callers hold the lock of the member, so that concurrent uploads are counted. */
export async function assertVideoLimit(database: Queries, ownerId: string): Promise<void> {
  const unfinished = await database.media.count({ where: { ownerId, kind: 'VIDEO', status: 'PROCESSING' } })
  if (unfinished >= UNFINISHED_VIDEOS_MAX)
    throw new RateLimitedError(RETRY_SECONDS, messages.videosProcessing)
}

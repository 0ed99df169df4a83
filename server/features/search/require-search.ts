import { messages } from '#rules/messages.ts'
import { isOverlongSearch } from '#rules/search-query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Throws ValidationError for a query that is too long, and RateLimitedError. Every other text is a valid query. */
export async function requireSearch(
  dependencies: Dependencies,
  { memberId }: Viewer,
  query: string,
): Promise<void> {
  if (isOverlongSearch(query)) throw new ValidationError([{ path: 'query', message: messages.searchTooLong }])
  await limitUse(dependencies, 'searches', memberId)
}

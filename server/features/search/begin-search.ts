import { messages } from '#rules/messages.ts'
import { isOverlongSearch } from '#rules/search-query.ts'
import { isTimedOutStatement } from '#server/platform/database/database-errors.ts'
import type { Sql, Statement } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { defineRefusal, RateLimitedError, ValidationError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** Milliseconds, many times what a search takes. */
const STATEMENT_TIMEOUT = 2000

export const SearchTimedOutError = defineRefusal({
  name: 'SearchTimedOutError',
  code: 'SEARCH_TIMED_OUT',
  status: 503,
  message: messages.searchTimedOut,
  description: 'The search took too long and was ended; retry with other words.',
  isResult: false,
})

/**
 * Throws ValidationError for a query that is too long, and RateLimitedError. Every other text is a valid query. The result executes the
 * statements of the search one after the other, and throws RateLimitedError and SearchTimedOutError.
 */
export async function beginSearch(
  dependencies: Dependencies,
  { memberId }: Viewer,
  query: string,
): Promise<Sql> {
  if (isOverlongSearch(query)) throw new ValidationError([{ path: 'query', message: messages.searchTooLong }])
  await limitUse(dependencies, 'searches', memberId)
  let previous: Promise<unknown> = Promise.resolve()
  return <Row extends object>(statement: Statement, values: unknown[]) => {
    const rows = previous.then(() =>
      limitSearch(dependencies, memberId, (run) => run<Row>(statement, values)),
    )
    previous = rows.catch(() => undefined)
    return rows
  }
}

async function limitSearch<Result>(
  { concurrencyLimiter, sqlTransaction }: Dependencies,
  memberId: string,
  search: (run: Sql) => Promise<Result>,
): Promise<Result> {
  const leave = enterSearch(concurrencyLimiter, memberId)
  try {
    return await sqlTransaction(search, { statementTimeout: STATEMENT_TIMEOUT })
  } catch (error) {
    throw isTimedOutStatement(error) ? new SearchTimedOutError() : error
  } finally {
    leave()
  }
}

/** The searches in progress end within seconds. */
function enterSearch(limiter: Dependencies['concurrencyLimiter'], memberId: string): () => void {
  try {
    return limiter.enter('memberSearches', memberId)
  } catch (error) {
    throw error instanceof RateLimitedError ? new RateLimitedError(STATEMENT_TIMEOUT / 1000) : error
  }
}

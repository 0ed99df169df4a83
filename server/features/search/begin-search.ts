import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { messages } from '#rules/messages.ts'
import { isOverlongSearch } from '#rules/search-query.ts'
import { isTimedOutStatement } from '#server/platform/database/database-errors.ts'
import type { Sql, Statement } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { defineRefusal, ValidationError } from '#server/platform/refusals.ts'
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

/** A member, or the visitors of a network address. */
export type Searcher = { viewer: Viewer | null; caller: Caller }

/** Further searches wait, so that a searcher occupies one processor of the database. */
const CONCURRENCY_PER_SEARCHER = 1
/** A searcher whose turns are forgotten meanwhile can search more often at once. */
const REMEMBERED_SEARCHERS = 10_000

const turns = perApp(() => new LRUCache<string, LimitFunction>({ max: REMEMBERED_SEARCHERS }))

/**
 * Throws ValidationError for a query that is too long, and RateLimitedError. Every other text is a valid query. The result executes the
 * statements of the search in the searcher's turn, and throws SearchTimedOutError.
 */
export async function beginSearch(
  dependencies: Dependencies,
  { viewer, caller }: Searcher,
  query: string,
): Promise<Sql> {
  if (isOverlongSearch(query)) throw new ValidationError([{ path: 'query', message: messages.searchTooLong }])
  const key = viewer?.memberId ?? caller.network
  await limitUse(dependencies, 'searches', key)
  const takeTurn = turnsOf(dependencies, key)
  const run = dependencies.sqlWithin(STATEMENT_TIMEOUT)
  return <Row extends object>(statement: Statement, values: unknown[]) =>
    takeTurn(() => run<Row>(statement, values).catch(explainTimeout))
}

function turnsOf(dependencies: Dependencies, key: string): LimitFunction {
  const known = turns(dependencies).get(key)
  if (known) return known
  const created = pLimit(CONCURRENCY_PER_SEARCHER)
  turns(dependencies).set(key, created)
  return created
}

function explainTimeout(error: unknown): never {
  throw isTimedOutStatement(error) ? new SearchTimedOutError() : error
}

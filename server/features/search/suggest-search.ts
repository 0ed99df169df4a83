import { sql } from 'kysely'
import { normalizeSearch } from '#rules/search-query.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { longTransaction } from '#server/platform/database/long-transaction.ts'
import { beginSearch, type Searcher } from './begin-search.ts'

/** Newest posts whose words are suggested. Counting them takes less than a second. */
const POSTS_MAX = 20_000
/** Milliseconds. */
const TIMEOUT = 60_000

/** Words and numbers, without operators such as `from:ann` and exclusions. */
const WORD = /(?<![\p{L}\p{M}\p{N}_:\-#@])[\p{L}\p{M}\p{N}]{3,50}(?![\p{L}\p{M}\p{N}_:])/gu

/** Words that no recent post contains with the most similar one that posts contain. */
const SIMILAR_WORDS = prepareQuery(
  'similar-words',
  ({ words }: ParametersOf<{ words: readonly string[] }>) => sql<{ word: string; similar: string }>`
    SELECT requested.word, nearest.word AS similar
    FROM (SELECT DISTINCT word, trim(search_text(word)) AS searched FROM unnest(${words}::text[]) AS word) AS requested
    CROSS JOIN LATERAL (
      SELECT word FROM search_words
      WHERE word % requested.searched
      ORDER BY similarity(word, requested.searched) DESC, post_count DESC, word LIMIT 1
    ) AS nearest
    WHERE NOT EXISTS (SELECT FROM search_words WHERE starts_with(word, requested.searched))`,
)

/** Returns the query with misspelled words replaced by similar ones. Null if no word is replaced. */
export async function suggestSearch(
  dependencies: Dependencies,
  searcher: Searcher,
  query: string,
): Promise<string | null> {
  const run = await beginSearch(dependencies, searcher, query)
  const text = normalizeSearch(query)
  const words = Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase())
  if (words.length === 0) return null
  const similar = new Map((await SIMILAR_WORDS(run, { words })).map((row) => [row.word, row.similar]))
  const suggestion = text.replace(WORD, (word) => similar.get(word.toLowerCase()) ?? word)
  return suggestion === text ? null : suggestion
}

/** Replaces the words that can be suggested by those of the newest posts. */
export async function refreshSearchWords({ database }: Dependencies): Promise<void> {
  await longTransaction(database, TIMEOUT, (transaction) =>
    sql`SELECT refresh_search_words(${POSTS_MAX}::int)::text`.execute(kysely(transaction)),
  )
}

import { sql } from 'kysely'
import { mentionsOf } from '#rules/post-rules.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { recordset } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Change } from '#server/platform/notification-sources.ts'

/** A subquery for the members mentioned in a row of `findMentions`, which has the alias `changed`. The join uses the index of usernames. */
export const MENTIONED_MEMBERS = sql<{ id: string }>`(
  SELECT members.id FROM unnest(changed.usernames) AS name JOIN members ON lower(members.username) = name
)`

/** Returns the changed texts as a subquery, with the usernames that each mentions, in lower case. */
export async function findMentions(
  transaction: Queries,
  table: 'posts' | 'comments',
  changes: readonly Change[],
) {
  const ids = [...new Set(changes.map(({ sourceId }) => sourceId))]
  const texts = await kysely(transaction)
    .selectFrom(table)
    .select(['id', 'text'])
    .where('id', 'in', ids)
    .where('text', 'like', '%@%')
    .execute()
  const usernames = new Map(texts.map(({ id, text }) => [id, mentionsOf(text)]))
  const changed = ids.map((sourceId) => ({ sourceId, usernames: usernames.get(sourceId) ?? [] }))
  return recordset(changed, { sourceId: 'uuid', usernames: 'text[]' })
}

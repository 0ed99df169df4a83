import { sql } from 'kysely'
import { mentionsOf } from '#rules/post-rules.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'

/** Returns the ids of the members that each text mentions, in the order of the texts. */
export async function findMentionedMembers(queries: Queries, texts: readonly string[]): Promise<string[][]> {
  const mentions = texts.map(mentionsOf)
  const usernames = [...new Set(mentions.flat())]
  if (usernames.length === 0) return texts.map(() => [])
  const lowerName = sql<string>`lower(username)`
  const rows = await kysely(queries)
    .selectFrom('members')
    .select(['id', lowerName.as('username')])
    .where(lowerName, '=', anyOf(usernames))
    .execute()
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  return mentions.map((names) => names.flatMap((name) => ids.get(name) ?? []))
}

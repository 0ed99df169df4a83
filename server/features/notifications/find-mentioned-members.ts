import { mentionsOf } from '#rules/post-rules.ts'
import type { Sql } from '#server/platform/database/types.ts'

const MEMBERS_BY_USERNAME = {
  name: 'members-by-username',
  text: 'SELECT id, lower(username) AS username FROM members WHERE lower(username) = ANY($1)',
}

/** Returns the ids of the members that each text mentions, in the order of the texts. */
export async function findMentionedMembers(sql: Sql, texts: readonly string[]): Promise<string[][]> {
  const mentions = texts.map(mentionsOf)
  const usernames = [...new Set(mentions.flat())]
  if (usernames.length === 0) return texts.map(() => [])
  const rows = await sql<{ id: string; username: string }>(MEMBERS_BY_USERNAME, [usernames])
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  return mentions.map((names) => names.flatMap((name) => ids.get(name) ?? []))
}

import { sql } from 'kysely'
import type { HiddenReason } from '#server/generated/tables.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'

type Table = 'posts' | 'comments'
type Rows = { id: string } | { author_id: string } | { media_id: string } | { group_id: string }

/** Hides posts or comments for one more reason. Returns the ids of those that nothing hid before. */
export async function hideContent(
  queries: Queries,
  table: Table,
  reason: HiddenReason,
  rows: Rows,
): Promise<string[]> {
  const hidden = await updateContent(queries, table, rows)
    .set({ hidden_reasons: sql<string>`array_append(hidden_reasons, ${reason})` })
    .where(sql<boolean>`NOT ${reason} = ANY (hidden_reasons)`)
    .execute()
  return hidden.filter(({ reasons }) => reasons === 1).map(({ id }) => id)
}

/** Clears one reason. Returns the ids of the posts or comments that no other reason hides. */
export async function revealContent(
  queries: Queries,
  table: Table,
  reason: HiddenReason,
  rows: Rows,
): Promise<string[]> {
  const revealed = await updateContent(queries, table, rows)
    .set({ hidden_reasons: sql<string>`array_remove(hidden_reasons, ${reason})` })
    .where(sql<boolean>`${reason} = ANY (hidden_reasons)`)
    .execute()
  return revealed.filter(({ reasons }) => reasons === 0).map(({ id }) => id)
}

const updateContent = (queries: Queries, table: Table, rows: Rows) =>
  kysely(queries)
    .updateTable(table)
    .where((row) => row.and(rows))
    .returning(['id', sql<number>`cardinality(hidden_reasons)`.as('reasons')])

import { sql, type RawBuilder } from 'kysely'
import type { HiddenReason } from '#server/generated/tables.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'

type Table = 'posts' | 'comments'
type Rows = { id: string } | { author_id: string } | { media_id: string }

/** Hides posts or comments for one more reason. Returns the ids of those that nothing hid before. */
export async function hideContent(
  queries: Queries,
  table: Table,
  reason: HiddenReason,
  rows: Rows,
): Promise<string[]> {
  const changed = await changeReasons(queries, table, rows, {
    value: sql`array_append(hidden_reasons, ${reason})`,
    condition: sql`NOT ${reason} = ANY (hidden_reasons)`,
  })
  return changed.filter(({ reasons }) => reasons === 1).map(({ id }) => id)
}

/** Clears one reason. Returns the ids of the posts or comments that no other reason hides. */
export async function revealContent(
  queries: Queries,
  table: Table,
  reason: HiddenReason,
  rows: Rows,
): Promise<string[]> {
  const changed = await changeReasons(queries, table, rows, {
    value: sql`array_remove(hidden_reasons, ${reason})`,
    condition: sql`${reason} = ANY (hidden_reasons)`,
  })
  return changed.filter(({ reasons }) => reasons === 0).map(({ id }) => id)
}

function changeReasons(
  queries: Queries,
  table: Table,
  rows: Rows,
  { value, condition }: { value: RawBuilder<string>; condition: RawBuilder<boolean> },
) {
  return kysely(queries)
    .updateTable(table)
    .set({ hidden_reasons: value })
    .where((row) => row.and(rows))
    .where(condition)
    .returning(['id', sql<number>`cardinality(hidden_reasons)`.as('reasons')])
    .execute()
}

import type { Community } from '../community/community.ts'
import { figure } from '../measure/figures.ts'

const TABLES = ['posts', 'reactions', 'media', 'members'] as const

const SIZES = `
  SELECT (SELECT count(*) FROM posts)::int AS rows, pg_relation_size('posts')::int8 AS heap, pg_indexes_size('posts')::int8 AS indexes`

/** The size of a row in PostgreSQL with its indexes and dead tuples. */
export async function measureTables({ client }: Community): Promise<string[]> {
  const sizes = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await client.query<{ rows: number; heap: string; indexes: string }>(
        SIZES.replaceAll('posts', table),
      )
      const [{ rows: count, heap, indexes } = { rows: 0, heap: '0', indexes: '0' }] = rows
      const each = (bytes: string) => figure(Number(bytes) / count)
      return `${table} ${each(heap)} + ${each(indexes)} (${count} rows)`
    }),
  )
  return [`Bytes of PostgreSQL for each row, table + indexes: ${sizes.join(', ')}`]
}

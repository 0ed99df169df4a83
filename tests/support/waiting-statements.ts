import type { Sql } from '#server/platform/database/types.ts'

const WAITING = {
  name: 'waiting-statements',
  text: `
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`,
}

/** The number of statements that wait for a lock of another transaction. */
export async function countWaitingStatements(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }>(WAITING, [])
  return row?.count ?? 0
}

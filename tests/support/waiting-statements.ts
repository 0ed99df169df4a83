import type { Sql } from '#server/platform/database/types.ts'

/** A transaction sees the activity of its first look until it ends. */
const FORGET = { name: 'forget-activity', text: 'SELECT pg_stat_clear_snapshot()::text' }

const WAITING = {
  name: 'waiting-statements',
  text: `
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`,
}

/** The number of statements that wait for a lock of another transaction. */
export async function countWaitingStatements(sql: Sql): Promise<number> {
  await sql(FORGET, [])
  const [row] = await sql<{ count: number }>(WAITING, [])
  return row?.count ?? 0
}

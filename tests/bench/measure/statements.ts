import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Peer } from '../peers/process.ts'
import { ask, type Call } from './load.ts'

/** The minimum and maximum number of requests. Fast ones are sent more often, because pauses of the machine affect them more. */
const CALLS = { least: 30, most: 300 }
/** Milliseconds after which the minimum number is enough. */
const LONG_ENOUGH = 1000

/** Per request: the number of statements and the milliseconds that the database spent on them. */
export type Statements = { count: number; time: number }

/** In sequence, so that only background tasks are counted in addition. */
export async function countStatements(client: pg.Client, peer: Peer, next: () => Call): Promise<Statements> {
  await ask(peer, next())
  await untilIdle(client)
  await client.query('SELECT pg_stat_statements_reset()')
  const begun = performance.now()
  let asked = 0
  while (asked < CALLS.least || (asked < CALLS.most && performance.now() - begun < LONG_ENOUGH)) {
    await ask(peer, next())
    asked += 1
  }
  const { rows } = await client.query<{ calls: string; time: number }>(`
    SELECT coalesce(sum(calls), 0) AS calls, coalesce(sum(total_exec_time), 0) AS time FROM pg_stat_statements
    WHERE query !~ 'pg_stat_statements|advance_trending|record_trending_ranks|refresh_search_words'`)
  const [{ calls, time } = { calls: '0', time: 0 }] = rows
  return { count: Number(calls) / asked, time: time / asked }
}

/** Waits until the previous server has finished its work, which would affect the next measurement. */
export async function untilIdle(client: pg.Client): Promise<void> {
  const busy = `
    SELECT FROM pg_stat_activity
    WHERE state = 'active' AND pid <> pg_backend_pid() AND backend_type = 'client backend'`
  // Twice in a row, because a queue pauses between two statements.
  for (let idle = 0; idle < 2;) {
    await wait(50)
    const { rowCount } = await client.query(busy)
    idle = rowCount === 0 ? idle + 1 : 0
  }
}

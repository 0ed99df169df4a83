import { sql } from 'kysely'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'

/** The months of the report. */
const MONTHS = 24
/** Milliseconds in which visitors see the same numbers, because counting reads all reports. */
const CACHED = 60_000

const EVENTS = sql<{ name: string; month: string; count: number }>`
  SELECT name, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS count FROM (
    SELECT 'reports' AS name, created_at AS at FROM reports
    UNION ALL SELECT 'appeals', appealed_at FROM moderation_cases WHERE appealed_at IS NOT NULL
    UNION ALL SELECT CASE action
        WHEN 'remove' THEN 'removals' WHEN 'delete_comment' THEN 'removals' WHEN 'delete_post' THEN 'removals'
        WHEN 'suspend' THEN 'suspensions' WHEN 'reinstate' THEN 'reinstatements'
      END, created_at
      FROM moderation_actions
      WHERE action IN ('remove', 'delete_comment', 'delete_post', 'suspend', 'reinstate')
        AND (NOT is_appeal OR action = 'reinstate')
  ) AS event
  WHERE at >= date_trunc('month', now()) - make_interval(months => ${sql.lit(MONTHS - 1)})
  GROUP BY 1, 2`

const COUNTS = prepareQuery('transparency', () =>
  query
    .selectFrom(
      sql<{
        name: string
        month: string
        count: number
      }>`(${EVENTS})`.as('counted'),
    )
    .selectAll(),
)

const NONE = { reports: 0, removals: 0, suspensions: 0, appeals: 0, reinstatements: 0 }

export type TransparencyMonth = typeof NONE & {
  /** Such as `2026-11`, in UTC. */
  month: string
}

const cached = perApp(() => ({ until: 0, months: Promise.resolve<TransparencyMonth[]>([]) }))

/** Returns the numbers of the last months in which something happened, newest first. */
export function loadTransparency(dependencies: Dependencies): Promise<TransparencyMonth[]> {
  const state = cached(dependencies)
  const now = dependencies.clock.now().getTime()
  if (now >= state.until) {
    state.until = now + CACHED
    state.months = countMonths(dependencies)
    state.months.catch(() => (state.until = 0))
  }
  return state.months
}

async function countMonths({ sql: run }: Dependencies): Promise<TransparencyMonth[]> {
  const months = new Map<string, TransparencyMonth>()
  for (const { name, month, count } of await COUNTS(run, {}))
    months.set(month, { ...NONE, ...months.get(month), month, [name]: count })
  return [...months.values()].sort((one, other) => other.month.localeCompare(one.month))
}

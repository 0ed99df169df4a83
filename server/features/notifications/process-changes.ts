import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { sqlStateOf } from '#server/platform/database/database-errors.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { perApp } from '#server/platform/per-app.ts'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'
import { applyChanges } from './apply-changes.ts'
import { enqueuePushes } from './deliver-push.ts'
import { NOTIFICATIONS, type Outcome } from './load-outcomes.ts'
import { NOTICES } from '#server/features/notices/add-notice.ts'
import { notificationChanged, notificationDeleted, notificationReceived } from './notification-events.ts'
import { notificationSources, type Change } from '#server/platform/notification-sources.ts'

/** The maximum number of changes per transaction. */
const BATCH_SIZE = 500
/** Milliseconds. The timeout of a statement is shorter. */
const BATCH_TIMEOUT = 60_000
/** Milliseconds in which the changes of several requests form one batch. */
const BATCH_DELAY = 20
/** Minimum milliseconds between two batches. A busy site writes faster with fewer and larger batches. */
const BATCH_INTERVAL = 100

/** Processes changes soon after they are committed. Calls during a run start another one. */
export const wakeNotifications = perApp((dependencies) => {
  let isWaiting = false
  let earliest = 0
  return () => {
    if (isWaiting) return
    isWaiting = true
    void dependencies.background.run('process notifications', async () => {
      const delay = Math.max(BATCH_DELAY, earliest - performance.now())
      await wait(delay, undefined, { ref: false })
      earliest = performance.now() + BATCH_INTERVAL
      isWaiting = false
      await processChanges(dependencies)
    })
  }
})

const running = perApp(() => ({ last: Promise.resolve() }))

/** Applies the committed changes and publishes what happened. Resolves when none is left or another process applies them. */
export function processChanges(dependencies: Dependencies): Promise<void> {
  const state = running(dependencies)
  const run = state.last.then(() => processAll(dependencies))
  state.last = run.catch(() => undefined)
  return run
}

/** One change that cannot be applied is found by halving, so that it holds up no others. */
async function processAll(dependencies: Dependencies): Promise<void> {
  let size = BATCH_SIZE
  let isMore = true
  while (isMore) {
    try {
      isMore = (await processBatch(dependencies, size)) === size
      size = Math.min(BATCH_SIZE, 2 * size)
    } catch (error) {
      if (!isCausedByRow(error)) {
        // A row was locked for too long. The changes are still there for the next run.
        if (error instanceof ServiceUnavailableError) return
        throw error
      }
      size = Math.max(1, Math.floor(size / 2))
    }
  }
}

type Batch = { changes: Change[]; outcomes: Outcome[]; error?: unknown }

/** Returns the number of changes. A change that cannot be applied alone is dropped. */
async function processBatch(dependencies: Dependencies, size: number): Promise<number> {
  const { database, clock, log } = dependencies
  const { changes, outcomes, error } = await database.$transaction(
    async (transaction): Promise<Batch> => {
      const taken = await takeChanges(transaction, size)
      if (taken.length === 0) return { changes: [], outcomes: [] }
      const apply = async (): Promise<Batch> => {
        const applied = await applyChanges(transaction, taken, clock.now())
        await enqueuePushes(transaction, applied)
        return { changes: taken, outcomes: applied }
      }
      if (size > 1) return apply()
      return applyOrUndo(transaction, apply, (cause) => ({ changes: taken, outcomes: [], error: cause }))
    },
    { timeout: BATCH_TIMEOUT },
  )
  if (error !== undefined)
    log.error({ err: error, change: changes[0] }, 'Dropped a change for notifications that cannot be applied')
  for (const outcome of outcomes) publishOutcome(dependencies, outcome)
  if (outcomes.some(({ isPushed }) => isPushed)) dependencies.push.queue.wake()
  return changes.length
}

/** After an error of a row, the change stays removed in the same transaction, because another process may take it between two. */
async function applyOrUndo<Result>(
  transaction: Queries,
  apply: () => Promise<Result>,
  fail: (error: unknown) => Result,
): Promise<Result> {
  const queries = kysely(transaction)
  await sql`SAVEPOINT taken`.execute(queries)
  try {
    return await apply()
  } catch (error) {
    if (!isCausedByRow(error)) throw error
    await sql`ROLLBACK TO SAVEPOINT taken`.execute(queries)
    return fail(error)
  }
}

/** PostgreSQL's codes for a statement that takes too long, invalid data, and too much memory. */
const CODES_OF_ROWS = /^(57014|XX000|22|53200|54)/

function isCausedByRow(error: unknown): boolean {
  const cause = error instanceof ServiceUnavailableError ? error.cause : error
  return CODES_OF_ROWS.test(sqlStateOf(cause) ?? '')
}

/** Changes of sources that a newer version has added are left for it. */
async function takeChanges(transaction: Queries, count: number): Promise<Change[]> {
  const queries = kysely(transaction)
  // One process at a time, so that the changes of a row are applied in order. Requests of members detect a deadlock after a
  // second, so this transaction gives way before.
  const { rows } = await sql<{ isLocked: boolean }>`
    SELECT set_config('lock_timeout', '500', true),
      pg_try_advisory_xact_lock(hashtext('notification_changes')) AS "isLocked"
  `.execute(queries)
  if (!rows[0]?.isLocked) return []
  const sources = [...notificationSources().map(({ name }) => name), NOTIFICATIONS, NOTICES]
  return queries
    .deleteFrom('notification_changes')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('notification_changes')
        .select('id')
        .where('source', 'in', sources)
        .orderBy('id')
        .limit(count),
    )
    .returning(['source', 'source_id as sourceId', 'actor_id as actorId'])
    .execute()
}

const TOPICS = {
  received: notificationReceived,
  changed: notificationChanged,
  deleted: notificationDeleted,
} as const

function publishOutcome(dependencies: Dependencies, { change, memberId, notificationId }: Outcome): void {
  publishEvent(dependencies, TOPICS[change], { memberId, notificationId })
}

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { NOTIFICATION_GROUP_HOURS } from '#rules/limits.ts'
import { sqlStateOf } from '#server/platform/database/database-errors.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { unnestRows } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { publishEvent } from '#server/platform/events/events.ts'
import { perApp } from '#server/platform/per-app.ts'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'
import { applyPlan, type Outcome } from './apply-plan.ts'
import { enqueuePushes } from './deliver-push.ts'
import { notificationChanged, notificationDeleted, notificationReceived } from './notification-events.ts'
import { notificationSources } from './notification-sources.ts'
import { planChanges, type SourcedAction, type SourcedChange, type StoredAction } from './plan-changes.ts'

/** The maximum number of changes per transaction. */
const BATCH_SIZE = 500
/** Milliseconds. The timeout of a statement is shorter. */
const BATCH_TIMEOUT = 60_000
/** Milliseconds in which the changes of several requests form one batch. */
const BATCH_DELAY = 20
/** Minimum milliseconds between two batches. A busy site writes faster with fewer and larger batches. */
const BATCH_INTERVAL = 100
/** The triggers report deleted notifications and actors as changes of this source. */
const NOTIFICATIONS = 'notification'
/** The source of new notifications without actors. */
export const NOTICES = 'notice'

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

type Batch = { changes: SourcedChange[]; outcomes: Outcome[]; error?: unknown }

/** Returns the number of changes. A change that cannot be applied alone is dropped. */
async function processBatch(dependencies: Dependencies, size: number): Promise<number> {
  const { database, clock, log } = dependencies
  const { changes, outcomes, error } = await database.$transaction(
    async (transaction): Promise<Batch> => {
      const taken = await takeChanges(transaction, size)
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
async function takeChanges(transaction: Queries, count: number): Promise<SourcedChange[]> {
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

async function applyChanges(
  transaction: Queries,
  changes: readonly SourcedChange[],
  now: Date,
): Promise<Outcome[]> {
  const reported = changes.filter(({ source }) => source === NOTIFICATIONS || source === NOTICES)
  const stored: StoredAction[] = []
  const actions: SourcedAction[] = []
  const groupsSince = new Date(now.getTime() - NOTIFICATION_GROUP_HOURS * 60 * 60_000)
  for (const source of notificationSources()) {
    const ofSource = distinctChanges(changes.filter((change) => change.source === source.name))
    if (ofSource.length === 0) continue
    stored.push(...(await findStored(transaction, ofSource, groupsSince)))
    const found = await source.findActions(transaction, ofSource)
    actions.push(...found.map((action) => ({ ...action, source: source.name })))
  }
  const outcomes = await applyPlan(transaction, planChanges(stored, actions), now, groupsSince)
  return [...outcomes, ...(await outcomesOf(transaction, reported))]
}

function distinctChanges(changes: readonly SourcedChange[]): SourcedChange[] {
  return [...new Map(changes.map((change) => [`${change.sourceId} ${change.actorId}`, change])).values()]
}

function findStored(
  transaction: Queries,
  changes: readonly SourcedChange[],
  groupsSince: Date,
): Promise<StoredAction[]> {
  return kysely(transaction)
    .selectFrom(unnestRows(changes, { source: 'text', sourceId: 'uuid', actorId: 'uuid' }).as('changed'))
    .innerJoin('notification_actions as action', (join) =>
      join
        .onRef('action.source', '=', 'changed.source')
        .onRef('action.source_id', '=', 'changed.sourceId')
        .onRef('action.actor_id', '=', 'changed.actorId'),
    )
    .innerJoin('notifications as notification', 'notification.id', 'action.notification_id')
    .select(['changed.source', 'changed.sourceId', 'changed.actorId', 'notification_id as notificationId'])
    .select(['is_active as isActive', 'notification.member_id as recipientId'])
    .select(sql<boolean>`notification.created_at > ${groupsSince}`.as('isRecent'))
    .execute()
}

async function outcomesOf(transaction: Queries, reported: readonly SourcedChange[]): Promise<Outcome[]> {
  if (reported.length === 0) return []
  const ids = reported.map(({ sourceId }) => sourceId)
  const rows = await kysely(transaction)
    .selectFrom('notifications')
    .select('id')
    .where('id', 'in', ids)
    .where('is_listed', '=', true)
    .execute()
  const listed = new Set(rows.map(({ id }) => id))
  return reported.map(({ source, sourceId: notificationId, actorId: memberId }) => {
    const isNew = source === NOTICES
    const change = isNew ? 'received' : 'changed'
    return {
      notificationId,
      memberId,
      change: listed.has(notificationId) ? change : 'deleted',
      isPushed: isNew,
    }
  })
}

const TOPICS = {
  received: notificationReceived,
  changed: notificationChanged,
  deleted: notificationDeleted,
} as const

function publishOutcome(dependencies: Dependencies, { change, memberId, notificationId }: Outcome): void {
  publishEvent(dependencies, TOPICS[change], { memberId, notificationId })
}

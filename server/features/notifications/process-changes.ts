import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { NOTIFICATION_GROUP_HOURS } from '#rules/limits.ts'
import type { Sql } from '#server/platform/database/types.ts'
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
  const { sqlTransaction, clock, log } = dependencies
  const { changes, outcomes, error } = await sqlTransaction(async (sql): Promise<Batch> => {
    const taken = await takeChanges(sql, size)
    const apply = async (): Promise<Batch> => {
      const applied = await applyChanges(sql, taken, clock.now())
      await enqueuePushes(sql, applied)
      return { changes: taken, outcomes: applied }
    }
    if (size > 1) return apply()
    return applyOrUndo(sql, apply, (cause) => ({ changes: taken, outcomes: [], error: cause }))
  })
  if (error !== undefined)
    log.error({ err: error, change: changes[0] }, 'Dropped a change for notifications that cannot be applied')
  for (const outcome of outcomes) publishOutcome(dependencies, outcome)
  if (outcomes.some(({ isPushed }) => isPushed)) dependencies.push.queue.wake()
  return changes.length
}

const SAVEPOINT = { name: 'savepoint', text: 'SAVEPOINT taken' }
const ROLLBACK_TO_SAVEPOINT = { name: 'rollback-to-savepoint', text: 'ROLLBACK TO SAVEPOINT taken' }

/** After an error of a row, the change stays removed in the same transaction, because another process may take it between two. */
async function applyOrUndo<Result>(
  sql: Sql,
  apply: () => Promise<Result>,
  fail: (error: unknown) => Result,
): Promise<Result> {
  await sql(SAVEPOINT, [])
  try {
    return await apply()
  } catch (error) {
    if (!isCausedByRow(error)) throw error
    await sql(ROLLBACK_TO_SAVEPOINT, [])
    return fail(error)
  }
}

/** PostgreSQL's codes for a statement that takes too long, invalid data, and too much memory. */
const CODES_OF_ROWS = /^(57014|XX000|22|53200|54)/
const codedSchema = z.object({ code: z.string() })

function isCausedByRow(error: unknown): boolean {
  const cause = error instanceof ServiceUnavailableError ? error.cause : error
  return CODES_OF_ROWS.test(codedSchema.safeParse(cause).data?.code ?? '')
}

/** One process at a time, so that the changes of a row are applied in order. */
const LOCK = {
  name: 'lock-notification-changes',
  // Requests of members detect a deadlock after a second, so this transaction gives way before.
  text: `SELECT set_config('lock_timeout', '500', true), pg_try_advisory_xact_lock(hashtext('notification_changes')) AS "isLocked"`,
}

const TAKE_CHANGES = {
  name: 'take-notification-changes',
  text: `
    DELETE FROM notification_changes
    WHERE id IN (SELECT id FROM notification_changes WHERE source = ANY($1) ORDER BY id LIMIT $2)
    RETURNING source, source_id AS "sourceId", actor_id AS "actorId"`,
}

/** Changes of sources that a newer version has added are left for it. */
async function takeChanges(sql: Sql, count: number): Promise<SourcedChange[]> {
  const [lock] = await sql<{ isLocked: boolean }>(LOCK, [])
  if (!lock?.isLocked) return []
  return sql<SourcedChange>(TAKE_CHANGES, [
    [...notificationSources().map(({ name }) => name), NOTIFICATIONS, NOTICES],
    count,
  ])
}

async function applyChanges(sql: Sql, changes: readonly SourcedChange[], now: Date): Promise<Outcome[]> {
  const reported = changes.filter(({ source }) => source === NOTIFICATIONS || source === NOTICES)
  const stored: StoredAction[] = []
  const actions: SourcedAction[] = []
  const groupsSince = new Date(now.getTime() - NOTIFICATION_GROUP_HOURS * 60 * 60_000)
  for (const source of notificationSources()) {
    const ofSource = distinctChanges(changes.filter((change) => change.source === source.name))
    if (ofSource.length === 0) continue
    stored.push(...(await findStored(sql, ofSource, groupsSince)))
    const found = await source.findActions(sql, ofSource)
    actions.push(...found.map((action) => ({ ...action, source: source.name })))
  }
  const outcomes = await applyPlan(sql, planChanges(stored, actions), now, groupsSince)
  return [...outcomes, ...(await outcomesOf(sql, reported))]
}

function distinctChanges(changes: readonly SourcedChange[]): SourcedChange[] {
  return [...new Map(changes.map((change) => [`${change.sourceId} ${change.actorId}`, change])).values()]
}

const STORED_ACTIONS = {
  name: 'stored-notification-actions',
  text: `
    SELECT action.notification_id AS "notificationId", action.source, action.source_id AS "sourceId",
      action.actor_id AS "actorId", action.is_active AS "isActive", notification.member_id AS "recipientId",
      notification.created_at > $4 AS "isRecent"
    FROM (
      SELECT unnest($1::text[]) AS source, unnest($2::uuid[]) AS source_id, unnest($3::uuid[]) AS actor_id
      LIMIT cardinality($1::text[])
    ) AS changed
    JOIN notification_actions AS action USING (source, source_id, actor_id)
    JOIN notifications AS notification ON notification.id = action.notification_id`,
}

function findStored(sql: Sql, changes: readonly SourcedChange[], groupsSince: Date): Promise<StoredAction[]> {
  return sql<StoredAction>(STORED_ACTIONS, [
    changes.map(({ source }) => source),
    changes.map(({ sourceId }) => sourceId),
    changes.map(({ actorId }) => actorId),
    groupsSince,
  ])
}

const LISTED = {
  name: 'listed-notifications',
  text: 'SELECT id FROM notifications WHERE id = ANY($1) AND is_listed',
}

async function outcomesOf(sql: Sql, reported: readonly SourcedChange[]): Promise<Outcome[]> {
  if (reported.length === 0) return []
  const rows = await sql<{ id: string }>(LISTED, [reported.map(({ sourceId }) => sourceId)])
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

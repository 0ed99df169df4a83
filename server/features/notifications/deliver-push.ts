import { createHash } from 'node:crypto'
import { PRODUCT_NAME, PUSH_PAUSE_HOURS, PUSH_TIMEOUT_HOURS_MAX, PUSH_TIMEOUTS_MAX } from '#rules/limits.ts'
import type { PushSubscription } from '#server/generated/prisma/client.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import { anyOf } from '#server/platform/database/query.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { insertJobs } from '#server/platform/queue/job-table.ts'
import { PUSHES, type PushJob } from '#server/platform/queue/queues.ts'
import type { Outcome } from './load-outcomes.ts'
import { loadNotifications } from './notification-query.ts'
import { notificationPath, notificationText } from './notification-text.ts'

/** Adds a job for each browser of the recipients, in the transaction that changes the notifications. */
export async function enqueuePushes(transaction: Queries, outcomes: readonly Outcome[]): Promise<void> {
  const pushed = outcomes.filter(({ isPushed }) => isPushed)
  if (pushed.length === 0) return
  const recipients = pushed.map(({ memberId }) => memberId)
  const subscriptions = await kysely(transaction)
    .selectFrom('push_subscriptions')
    .select(['id', 'member_id as memberId', 'endpoint'])
    .where('member_id', '=', anyOf(recipients))
    .execute()
  const jobs = pushed.flatMap(({ notificationId, memberId }) =>
    subscriptions
      .filter((subscription) => subscription.memberId === memberId)
      .map(({ id, endpoint }) => ({
        data: { subscriptionId: id, notificationId },
        memberId,
        host: new URL(endpoint).hostname,
      })),
  )
  if (jobs.length > 0) await kysely(transaction).executeQuery(insertJobs(PUSHES, jobs))
}

/** Sends a notification to a browser. It is sent again later if that has failed. */
export async function deliverPush(
  dependencies: Dependencies,
  { subscriptionId, notificationId }: PushJob,
): Promise<'done' | 'failed'> {
  const { database, push, clock } = dependencies
  const subscription = await database.pushSubscription.findUnique({
    where: { id: subscriptionId, session: { expiresAt: { gt: clock.now() } } },
  })
  if (!subscription || isPaused(subscription, clock.now())) return 'done'
  const [notification] = await loadNotifications(dependencies, subscription, [notificationId])
  // The member has read it meanwhile, or the action was undone.
  if (!notification || notification.isRead) return 'done'
  const message = {
    title: PRODUCT_NAME,
    body: notificationText(notification),
    path: notificationPath(notification),
    tag: notificationId,
  }
  const outcome = await push.sender.send(subscription, message, { topic: topicOf(notificationId) })
  if (outcome === 'gone') await database.pushSubscription.deleteMany({ where: { id: subscriptionId } })
  if (outcome === 'timeout') await recordTimeout(dependencies, subscription)
  if (outcome === 'delivered' && subscription.timeoutCount > 0)
    await database.pushSubscription.updateMany({
      where: { id: subscriptionId },
      data: { timeoutCount: 0, timingOutSince: null, pausedUntil: null },
    })
  return outcome === 'failed' ? 'failed' : 'done'
}

function isPaused({ pausedUntil }: PushSubscription, now: Date): boolean {
  return pausedUntil !== null && now < pausedUntil
}

/** Pauses a subscription whose push service does not respond, and deletes it if that lasts. */
async function recordTimeout(
  { database: { pushSubscription }, clock }: Dependencies,
  { id, timingOutSince }: PushSubscription,
): Promise<void> {
  const now = clock.now()
  await pushSubscription.updateMany({
    where: { id },
    data: { timeoutCount: { increment: 1 }, timingOutSince: timingOutSince ?? now },
  })
  const unresponsive = { id, timeoutCount: { gte: PUSH_TIMEOUTS_MAX } }
  await pushSubscription.updateMany({
    where: unresponsive,
    data: { pausedUntil: addHours(now, PUSH_PAUSE_HOURS) },
  })
  await pushSubscription.deleteMany({
    where: { ...unresponsive, timingOutSince: { lte: addHours(now, -PUSH_TIMEOUT_HOURS_MAX) } },
  })
}

function addHours(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * 60 * 60_000)
}

/** At most 32 characters of base64url (RFC 8030, 5.4). */
function topicOf(notificationId: string): string {
  return createHash('sha256').update(notificationId).digest('base64url').slice(0, 32)
}

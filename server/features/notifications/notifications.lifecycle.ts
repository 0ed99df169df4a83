import { z } from 'zod'
import { NOTIFICATION_GROUP_HOURS } from '#rules/limits.ts'
import { NotificationKind } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { countField, dateTimeField, idField, textField } from '#server/platform/rest/fields.ts'
import { deliverPush } from './deliver-push.ts'
import { processChanges, wakeNotifications } from './process-changes.ts'

/** Transactions that insert changes notify this channel. */
const CHANGES = 'notification_changes'

registerLifecycle({
  start(dependencies) {
    const wake = wakeNotifications(dependencies)
    dependencies.listener.listen(CHANGES, { announced: wake, missed: wake })
    dependencies.push.queue.start({ run: (job) => deliverPush(dependencies, job) })
  },
  suspension: {
    async suspend(_dependencies, transaction, actorId) {
      await transaction.notificationAction.deleteMany({ where: { actorId } })
      return {}
    },
  },
  dataExport: {
    notifications: {
      schema: z.array(
        z.object({
          kind: z.enum(NotificationKind).describe('The kind of the notification.'),
          postId: idField('post').nullable(),
          commentId: idField('comment').nullable(),
          text: textField('The sentence of notifications without actors.', 'Your password was changed'),
          actorCount: countField('The number of members who acted.'),
          isRead: z.boolean().describe('Whether the member has read it.'),
          updatedAt: dateTimeField('The time of the last action.'),
        }),
      ),
      load: ({ database }, memberId) =>
        database.notification.findMany({
          where: { memberId, isListed: true },
          orderBy: { updatedAt: 'asc' },
          select: {
            kind: true,
            postId: true,
            commentId: true,
            text: true,
            actorCount: true,
            isRead: true,
            updatedAt: true,
          },
        }),
    },
    notificationSettings: {
      schema: z.array(
        z.object({
          kind: z.enum(NotificationKind).describe('The kind of notification.'),
          isShown: z.boolean().describe('Whether notifications of the kind are created.'),
          isPushed: z.boolean().describe('Whether they are sent as push messages.'),
        }),
      ),
      load: ({ database }, memberId) =>
        database.notificationSetting.findMany({
          where: { memberId },
          select: { kind: true, isShown: true, isPushed: true },
        }),
    },
    pushSubscriptions: {
      schema: z.array(
        z.object({
          endpoint: textField('The URL of the browser at its push service.', 'https://push.example/8f2a'),
          createdAt: dateTimeField('The time of creation.'),
        }),
      ),
      load: ({ database }, memberId) =>
        database.pushSubscription.findMany({
          where: { memberId },
          select: { endpoint: true, createdAt: true },
        }),
    },
  },
  repeatedTasks: [{ name: 'process notifications', interval: 1000, run: processUnannounced }],
  counters: [
    {
      name: 'unread notifications',
      tables: ['notifications', 'unread_notifications'],
      compare: `
        SELECT member_id::text AS place, sum(stored)::int AS stored, sum(actual)::int AS actual FROM (
          SELECT member_id, count AS stored, 0 AS actual FROM unread_notifications
          UNION ALL SELECT member_id, 0, 1 FROM notifications WHERE is_listed AND NOT is_read
        ) AS counted
        GROUP BY member_id`,
      repair: `
        INSERT INTO unread_notifications (member_id, count) SELECT place::uuid, actual FROM wrong
        ON CONFLICT (member_id) DO UPDATE SET count = excluded.count`,
    },
    {
      name: 'actors of notifications',
      tables: ['notifications', 'notification_actions'],
      compare: `
        SELECT id::text AS place, actor_count AS stored, (
          SELECT count(DISTINCT actor_id) FROM notification_actions WHERE notification_id = notifications.id AND is_active
        )::int AS actual FROM notifications`,
      repair: 'UPDATE notifications SET actor_count = wrong.actual FROM wrong WHERE id = wrong.place::uuid',
    },
  ],
  sweeps: [{ name: 'remove empty notifications', interval: 60 * 60_000, run: sweepEmptyNotifications }],
})

/** Applies the changes whose announcement did not arrive, and keeps the connection for announcements open. */
function processUnannounced(dependencies: Dependencies): Promise<void> {
  dependencies.listener.isCurrent()
  return processChanges(dependencies)
}

/** A notification without actions is needed until its day has passed, so that repeated actions do not notify again. */
async function sweepEmptyNotifications({ database, clock }: Dependencies): Promise<void> {
  const oldest = new Date(clock.now().getTime() - NOTIFICATION_GROUP_HOURS * 60 * 60_000)
  await database.notification.deleteMany({ where: { isListed: false, createdAt: { lt: oldest } } })
}

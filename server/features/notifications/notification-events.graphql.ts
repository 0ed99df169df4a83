import { subscribeViewer } from '#server/features/auth/open-subscriptions.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { EventStream } from '#server/platform/events/event-stream.ts'
import { channelFor, type EventOf } from '#server/platform/events/topics.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'
import {
  notificationChanged,
  notificationDeleted,
  notificationReceived,
  notificationsRead,
} from './notification-events.ts'
import { loadNotifications, notificationEdge, type NotificationView } from './notification-query.ts'
import { NotificationEdge, NotificationRef } from './notification.graphql.ts'

type Received = { type: 'received'; notification: NotificationView }
type Changed = { type: 'changed'; notification: NotificationView }
type Deleted = { type: 'deleted'; notificationId: string }
type Read = { type: 'read' }

const NotificationReceived = builder.objectRef<Received>('NotificationReceived').implement({
  description: 'A notification is new or moved to the top.',
  fields: (t) => ({
    notification: t.field({
      type: NotificationRef,
      description: 'The notification.',
      resolve: ({ notification }) => notification,
    }),
    notificationEdge: t.field({
      type: NotificationEdge,
      description: 'The edge of the notification in the list of the viewer.',
      resolve: ({ notification }) => notificationEdge(notification),
    }),
    viewer: t.prismaField(viewerField),
  }),
})

const NotificationChanged = builder.objectRef<Changed>('NotificationChanged').implement({
  description: 'The actors of a notification changed, which does not move it.',
  fields: (t) => ({
    notification: t.field({
      type: NotificationRef,
      description: 'The notification.',
      resolve: ({ notification }) => notification,
    }),
    viewer: t.prismaField(viewerField),
  }),
})

const NotificationDeleted = builder.objectRef<Deleted>('NotificationDeleted').implement({
  description: 'All actions of a notification were undone, or its subject was deleted.',
  fields: (t) => ({
    deletedNotificationId: t.id({
      description: 'The `Notification.id` of the deleted notification.',
      resolve: ({ notificationId }) => encodeGlobalId('Notification', notificationId),
    }),
    viewer: t.prismaField(viewerField),
  }),
})

const NotificationsRead = builder.objectRef<Read>('NotificationsRead').implement({
  description: 'The viewer marked notifications as read.',
  fields: (t) => ({ viewer: t.prismaField(viewerField) }),
})

const types = {
  received: NotificationReceived,
  changed: NotificationChanged,
  deleted: NotificationDeleted,
  read: NotificationsRead,
}

const NotificationEventType = builder.unionType('NotificationEvent', {
  description: 'A change in the notifications of the viewer.',
  types: Object.values(types),
  resolveType: ({ type }) => types[type],
})

builder.subscriptionField('notificationEvents', (t) =>
  t.field({
    type: NotificationEventType,
    authScopes: { read: true },
    description: 'Changes in the notifications of the viewer, from the time of the subscription.',
    subscribe: (_root, _args, { dependencies, viewer }) =>
      subscribeToNotifications(dependencies, requireViewer(viewer)),
    resolve: (event) => event,
  }),
)

const TOPICS = [notificationReceived, notificationChanged, notificationDeleted] as const

type NotificationTopic = (typeof TOPICS)[number]

function subscribeToNotifications(
  dependencies: Dependencies,
  viewer: Viewer,
): EventStream<Received | Changed | Deleted | Read> {
  const channels = TOPICS.map((topic) =>
    channelFor<NotificationTopic['topic'], EventOf<NotificationTopic>['payload']>(topic, viewer.memberId),
  )
  const read = channelFor(notificationsRead, viewer.memberId)
  return subscribeViewer<(typeof channels)[number] | typeof read>(dependencies, viewer, [
    ...channels,
    read,
  ]).map(async (event) => {
    if (event.topic === 'notificationsRead') return { type: 'read' }
    return loadEvent(dependencies, viewer, event)
  })
}

/** A notification that was deleted before its event is delivered has an event of its own for that. */
async function loadEvent(
  dependencies: Dependencies,
  viewer: Viewer,
  { topic, payload: { notificationId } }: EventOf<NotificationTopic>,
): Promise<Received | Changed | Deleted | undefined> {
  if (topic === 'notificationDeleted') return { type: 'deleted', notificationId }
  const [notification] = await loadNotifications(dependencies, viewer, [notificationId])
  if (!notification) return undefined
  return { type: topic === 'notificationReceived' ? 'received' : 'changed', notification }
}

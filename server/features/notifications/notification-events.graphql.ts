import { viewerField } from '#server/features/members/viewer.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { requireViewer } from '#server/platform/viewer.ts'
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
    subscribe: (_root, _args, { dependencies, viewer: caller }) => {
      const viewer = requireViewer(caller)
      return subscribe(dependencies, viewer, [viewer.memberId])
    },
    resolve: (event) => event,
  }),
)

type NotificationTopic =
  | typeof notificationReceived
  | typeof notificationChanged
  | typeof notificationDeleted
  | typeof notificationsRead

/** A notification that was deleted before its event is delivered has an event of its own for that. */
const subscribe = subscribeTo<NotificationTopic, Received | Changed | Deleted | Read>({
  topics: [notificationReceived, notificationChanged, notificationDeleted, notificationsRead],
  async load(dependencies, { topic, payload }) {
    if (topic === 'notificationsRead') return { type: 'read' }
    const { notificationId } = payload
    if (topic === 'notificationDeleted') return { type: 'deleted', notificationId }
    const [notification] = await loadNotifications(dependencies, payload, [notificationId])
    if (!notification) return undefined
    return { type: topic === 'notificationReceived' ? 'received' : 'changed', notification }
  },
})

import { act } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { notificationsLoaderQuery } from '#client/__generated__/notificationsLoaderQuery.graphql.ts'
import { NotificationList } from '#client/features/notifications/NotificationList.tsx'
import { useMissedNotifications } from '#client/features/notifications/useMissedNotifications.ts'
import { useNotificationEvents } from '#client/features/notifications/useNotificationEvents.ts'
import { paths } from '#client/paths.ts'
import { notificationsQuery } from '#client/routes/notifications/notificationsLoader.ts'
import { renderWithRelay } from './render-with-relay.tsx'

type NotificationFixture = {
  id: string
  text?: string
  isRead?: boolean
  updatedAt?: string
  comment?: object
  post?: object
  actors?: object[]
}

/** A notification as the server returns it, with fixed default values. */
function notificationOf({ id, ...rest }: NotificationFixture): object {
  return {
    __typename: 'Notification',
    id,
    kind: 'POST_LIKED',
    isRead: false,
    updatedAt: new Date().toISOString(),
    text: `Notification ${id}`,
    path: `/post/of-${id}`,
    actors: [
      { __typename: 'User', id: `actor of ${id}`, photoUrl: '/media/avatar/1/fox.svg', photoSrcSet: null },
    ],
    comment: null,
    post: null,
    ...rest,
  }
}

function edgeOf(notification: NotificationFixture) {
  return { cursor: `cursor of ${notification.id}`, node: notificationOf(notification) }
}

/** The response to `notificationsLoaderQuery`. */
export function notificationsResponse(notifications: NotificationFixture[], unread = notifications.length) {
  return {
    data: {
      viewer: {
        ...viewerOf(unread),
        notifications: {
          edges: notifications.map(edgeOf),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  }
}

function viewerOf(unreadNotificationCount: number) {
  return { __typename: 'Viewer', id: 'viewer', unreadNotificationCount }
}

function Live() {
  useNotificationEvents()
  useMissedNotifications()
  return null
}

const renderHeading = (markAllButton: ReactNode) => <h1 id="heading">Notifications {markAllButton}</h1>

function List({ refresh }: { refresh: () => Promise<void> }) {
  const { viewer } = useLazyLoadQuery<notificationsLoaderQuery>(notificationsQuery, {})
  return (
    viewer && (
      <NotificationList
        viewer={viewer}
        labelledBy="heading"
        renderHeading={renderHeading}
        refresh={refresh}
      />
    )
  )
}

/** Shows the open list of notifications with its live updates. */
export async function showNotifications(notifications: NotificationFixture[], refresh = async () => {}) {
  window.history.replaceState(null, '', paths.notifications)
  const view = renderWithRelay(
    <Suspense>
      <Live />
      <List refresh={refresh} />
    </Suspense>,
  )
  await view.answer('notificationsLoaderQuery', notificationsResponse(notifications))
  const emit = (notificationEvents: object) =>
    act(async () => {
      const subscription = view.environment.mock.findOperation(
        ({ request }) => request.node.params.name === 'useNotificationEventsSubscription',
      )
      view.environment.mock.nextValue(subscription, {
        data: { notificationEvents: { ...notificationEvents } },
      })
    })
  return {
    ...view,
    receive: (notification: NotificationFixture, unread: number) =>
      emit({
        __typename: 'NotificationReceived',
        notificationEdge: edgeOf(notification),
        viewer: viewerOf(unread),
      }),
    removeLive: (deletedNotificationId: string, unread: number) =>
      emit({ __typename: 'NotificationDeleted', deletedNotificationId, viewer: viewerOf(unread) }),
    readElsewhere: (ids: string[], unread: number) =>
      emit({
        __typename: 'NotificationsRead',
        viewer: {
          ...viewerOf(unread),
          notifications: {
            edges: ids.map((id) => ({ node: { __typename: 'Notification', id, isRead: true } })),
          },
        },
      }),
  }
}

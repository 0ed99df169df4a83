import { useMemo } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useNotificationEventsSubscription } from '#client/__generated__/useNotificationEventsSubscription.graphql.ts'
import { receiveEdge } from '#client/relay/edges.ts'
import { liveListOf } from '#client/relay/useLiveList.ts'
import { arrivedIds, LIVE_NOTIFICATIONS, notificationsOf } from './notification-list.ts'

/** Keeps the unread count and the list of notifications up to date. */
export function useNotificationEvents(): void {
  const environment = useRelayEnvironment()
  const config = useMemo<GraphQLSubscriptionConfig<useNotificationEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useNotificationEventsSubscription {
          notificationEvents {
            __typename
            ... on NotificationReceived {
              notificationEdge {
                cursor
                node {
                  id
                  isRead
                  updatedAt
                  ...NotificationItem_notification
                }
              }
              viewer {
                ...NotificationBell_viewer
              }
            }
            ... on NotificationChanged {
              notification {
                isRead
                ...NotificationItem_notification
              }
              viewer {
                ...NotificationBell_viewer
              }
            }
            ... on NotificationDeleted {
              deletedNotificationId @deleteRecord
              viewer {
                ...NotificationBell_viewer
              }
            }
            ... on NotificationsRead {
              viewer {
                ...NotificationBell_viewer
                notifications(first: 50) {
                  edges {
                    node {
                      isRead
                    }
                  }
                }
              }
            }
          }
        }
      `,
      variables: {},
      // Not `@prependEdge`: a notification with new actors moves, and the list may not be in the store.
      updater: (store) => {
        const list = liveListOf(environment, LIVE_NOTIFICATIONS)
        const event = store.getRootField('notificationEvents')
        const deletedId = event?.getValue('deletedNotificationId')
        if (typeof deletedId === 'string') list.drop(deletedId)
        const viewer = event?.getLinkedRecord('viewer')
        const edge = event?.getLinkedRecord('notificationEdge')
        const id = edge?.getLinkedRecord('node')?.getDataID()
        if (!viewer || !edge || id === undefined) return
        arrivedIds.set(new Set([...arrivedIds.get(), id]))
        receiveEdge(list, store, notificationsOf(viewer), edge)
      },
    }),
    [environment],
  )
  useSubscription(config)
}

import { useEffect } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useMissedNotificationsQuery } from '#client/__generated__/useMissedNotificationsQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { onReconnect } from '#client/relay/subscribe.ts'
import { forgetNotifications, useNewNotifications } from './notification-list.ts'

/** Fetches the unread count again whenever events may have been missed. An open list is fetched by its screen. */
export function useMissedNotifications(): void {
  const environment = useRelayEnvironment()
  const { reveal } = useNewNotifications()

  useEffect(() => {
    const catchUp = () =>
      fetchQuery<useMissedNotificationsQuery>(
        environment,
        graphql`
          query useMissedNotificationsQuery {
            viewer {
              id
              ...NotificationBell_viewer
            }
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ viewer }) => {
          if (!viewer || window.location.pathname === paths.notifications) return
          commitLocalUpdate(environment, (store) => {
            const record = store.get(viewer.id)
            if (record) forgetNotifications(record, store)
          })
          reveal()
        },
        // The next reconnect fetches again.
        error: () => {},
      })
    // The count of the first response is older than the subscription.
    catchUp()
    return onReconnect(catchUp)
  }, [environment, reveal])
}

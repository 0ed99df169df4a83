import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useMissedNotificationsQuery } from '#client/__generated__/useMissedNotificationsQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { useCatchUp } from '#client/relay/useCatchUp.ts'
import { liveListOf } from '#client/relay/useLiveList.ts'
import { LIVE_NOTIFICATIONS, notificationsOf } from './notification-list.ts'

/** Fetches the unread count again whenever events may have been missed. An open list is fetched by its screen. */
export function useMissedNotifications(): void {
  const environment = useRelayEnvironment()
  useCatchUp<useMissedNotificationsQuery>(
    graphql`
      query useMissedNotificationsQuery {
        viewer {
          id
          ...NotificationBell_viewer
        }
      }
    `,
    {
      variables: () => ({}),
      onData: ({ viewer }) => {
        if (!viewer || window.location.pathname === paths.notifications) return
        // The list is fetched when it is opened.
        commitLocalUpdate(environment, (store) => {
          const record = store.get(viewer.id)
          const connection = record && notificationsOf(record)
          if (connection) store.delete(connection.getDataID())
        })
        liveListOf(environment, LIVE_NOTIFICATIONS).reveal()
      },
    },
  )
}

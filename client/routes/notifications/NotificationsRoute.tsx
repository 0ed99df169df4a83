import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { notificationsLoaderQuery } from '#client/__generated__/notificationsLoaderQuery.graphql.ts'
import { LIVE_NOTIFICATIONS } from '#client/features/notifications/notification-list.ts'
import { NotificationList } from '#client/features/notifications/NotificationList.tsx'
import { NotificationListSkeleton } from '#client/features/notifications/NotificationListSkeleton.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { notificationsLoadFailed } from '#client/features/notifications/list-messages.ts'
import { type notificationsLoader, notificationsQuery } from './notificationsLoader.ts'

export function NotificationsRoute() {
  const headingId = useId()
  return (
    <>
      <SubscreenHeading id={headingId}>Notifications</SubscreenHeading>
      <ListScreen<notificationsLoaderQuery>
        query={notificationsQuery}
        reference={useLoaderData<typeof notificationsLoader>()}
        freshSeconds={FRESH_SECONDS.notifications}
        live={LIVE_NOTIFICATIONS}
        skeleton={<NotificationListSkeleton />}
        error={{ title: notificationsLoadFailed }}
      >
        {({ viewer }, refresh) =>
          viewer ? (
            <NotificationList viewer={viewer} labelledBy={headingId} refresh={refresh} />
          ) : (
            <ProfileMissing />
          )
        }
      </ListScreen>
    </>
  )
}

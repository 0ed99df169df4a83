import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { notificationsLoaderQuery } from '#client/__generated__/notificationsLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { LIVE_NOTIFICATIONS } from '#client/features/notifications/notification-list.ts'
import { NotificationList } from '#client/features/notifications/NotificationList.tsx'
import { NotificationListSkeleton } from '#client/features/notifications/NotificationListSkeleton.tsx'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import * as listMessages from '#rules/messages/notification-list.ts'
import { type notificationsLoader, notificationsQuery } from './notificationsLoader.ts'

export function NotificationsRoute() {
  const headingId = useId()
  return (
    <>
      <ScreenHeading id={headingId}>Notifications</ScreenHeading>
      <QueryBoundary
        skeleton={<NotificationListSkeleton />}
        error={{ title: listMessages.notificationsLoadFailed }}
      >
        <NotificationsScreen headingId={headingId} />
      </QueryBoundary>
    </>
  )
}

function NotificationsScreen({ headingId }: { headingId: string }) {
  const reference = useLoaderData<typeof notificationsLoader>()
  const { viewer } = useRouteQuery<notificationsLoaderQuery>(notificationsQuery, reference)
  const refetch = useRefresh(notificationsQuery, reference.variables, FRESH_SECONDS.notifications)
  const { reveal } = useLiveList(LIVE_NOTIFICATIONS)
  const refresh = async () => {
    await refetch()
    reveal()
  }
  if (!viewer) return <ProfileMissing />
  return (
    <PullToRefresh refresh={refresh}>
      <NotificationList viewer={viewer} labelledBy={headingId} refresh={refresh} />
    </PullToRefresh>
  )
}

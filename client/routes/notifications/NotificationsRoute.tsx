import Settings from 'lucide-react/icons/settings'
import { useId, type ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { notificationsLoaderQuery } from '#client/__generated__/notificationsLoaderQuery.graphql.ts'
import { LIVE_NOTIFICATIONS } from '#client/features/notifications/notification-list.ts'
import { NotificationList } from '#client/features/notifications/NotificationList.tsx'
import { NotificationListSkeleton } from '#client/features/notifications/NotificationListSkeleton.tsx'
import { paths } from '#client/paths.ts'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { notificationsLoadFailed } from '#client/features/notifications/list-messages.ts'
import styles from './NotificationsRoute.module.css'
import { type notificationsLoader, notificationsQuery } from './notificationsLoader.ts'

const error = { title: notificationsLoadFailed, headingLevel: 1 } as const

export function NotificationsRoute() {
  const headingId = useId()
  const renderHeading = (markAllButton: ReactNode) => (
    <SubscreenHeading
      id={headingId}
      actions={
        <>
          {markAllButton}
          <SettingsLink />
        </>
      }
    >
      Notifications
    </SubscreenHeading>
  )
  return (
    <ListScreen<notificationsLoaderQuery>
      query={notificationsQuery}
      reference={useLoaderData<typeof notificationsLoader>()}
      freshSeconds={FRESH_SECONDS.notifications}
      live={LIVE_NOTIFICATIONS}
      skeleton={
        <>
          {renderHeading(null)}
          <NotificationListSkeleton />
        </>
      }
      error={error}
    >
      {({ viewer }, refresh) =>
        viewer ? (
          <NotificationList
            viewer={viewer}
            labelledBy={headingId}
            renderHeading={renderHeading}
            refresh={refresh}
          />
        ) : (
          <ProfileMissing />
        )
      }
    </ListScreen>
  )
}

function SettingsLink() {
  return (
    <Link
      to={paths.settingsSection('notifications')}
      aria-label="Notification settings"
      title="Notification settings"
      className={styles.settings}
    >
      <Settings aria-hidden="true" />
    </Link>
  )
}

import { graphql, useFragment } from 'react-relay/hooks'
import type { LiveUpdates_viewer$key } from '#client/__generated__/LiveUpdates_viewer.graphql.ts'
import { useFeedHead } from '#client/features/feed/useFeedHead.ts'
import { usePostEvents } from '#client/features/feed/usePostEvents.ts'
import { useMissedNotifications } from '#client/features/notifications/useMissedNotifications.ts'
import { useMemberHidden } from '#client/features/safety/useMemberHidden.ts'
import { useNotificationEvents } from '#client/features/notifications/useNotificationEvents.ts'
import { useRenewPush } from '#client/features/notifications/useRenewPush.ts'
import { usePostChanges } from '#client/features/posts/usePostChanges.ts'

/** The subscriptions that are active on all screens of a member. Subscriptions of one screen belong to its components. */
export function LiveUpdates({ viewer: viewerRef }: { viewer: LiveUpdates_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment LiveUpdates_viewer on Viewer {
        id
      }
    `,
    viewerRef,
  )
  usePostEvents()
  useFeedHead()
  useMemberHidden()
  usePostChanges()
  useNotificationEvents()
  useMissedNotifications()
  useRenewPush(viewer.id)
  return null
}

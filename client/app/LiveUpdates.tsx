import { useFeedHead } from '#client/features/feed/useFeedHead.ts'
import { usePostEvents } from '#client/features/feed/usePostEvents.ts'
import { useMissedNotifications } from '#client/features/notifications/useMissedNotifications.ts'
import { useMemberHidden } from '#client/features/safety/useMemberHidden.ts'
import { useNotificationEvents } from '#client/features/notifications/useNotificationEvents.ts'

/** The subscriptions that are active on all screens of a member. Subscriptions of one screen belong to its components. */
export function LiveUpdates() {
  usePostEvents()
  useFeedHead()
  useMemberHidden()
  useNotificationEvents()
  useMissedNotifications()
  return null
}

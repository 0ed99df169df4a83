import { useFeedHead } from '#client/features/feed/useFeedHead.ts'
import { usePostEvents } from '#client/features/feed/usePostEvents.ts'

/** The subscriptions that are active on all screens of a member. Subscriptions of one screen belong to its components. */
export function LiveUpdates() {
  usePostEvents()
  useFeedHead()
  return null
}

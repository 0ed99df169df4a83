import { useFeedHead } from './useFeedHead.ts'
import { usePostEvents } from './usePostEvents.ts'

/** Shows nothing itself: keeps the lists live for as long as it is there. */
export function LivePosts() {
  usePostEvents()
  useFeedHead()
  return null
}

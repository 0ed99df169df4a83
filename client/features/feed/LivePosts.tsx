import { useFeedHead } from './useFeedHead.ts'
import { usePostEvents } from './usePostEvents.ts'

/** Keeps the lists of posts up to date while it is mounted. */
export function LivePosts() {
  usePostEvents()
  useFeedHead()
  return null
}

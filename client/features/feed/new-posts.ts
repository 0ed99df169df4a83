import { paths } from '#client/paths.ts'
import { usePendingItems } from '#client/ui/list/pending-items.tsx'

/** The posts of the feed that arrived while the reader was further down. */
export const useNewPosts = () => usePendingItems('feed')

/** New posts appear at once only at the top of the feed. Elsewhere they would move the posts in view. */
export function isReaderAtTop(): boolean {
  return window.location.pathname === paths.feed && window.scrollY < 1
}

import { paths } from '#client/paths.ts'
import { usePendingItems } from '#client/ui/list/pending-items.tsx'
import type { FeedName } from './feed-connection.ts'

/** The posts of a feed that arrived while the reader was further down. */
export const useNewPosts = (feed: FeedName) => usePendingItems(`posts of ${feed}`)

/** New posts appear at once only at the top of the feed. Elsewhere they would move the posts in view. */
export function isReaderAtTop(): boolean {
  const { pathname } = window.location
  return (pathname === paths.feed || pathname === paths.everyone) && window.scrollY < 1
}

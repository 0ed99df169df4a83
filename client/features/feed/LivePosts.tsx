import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LivePosts_edges$key } from '#client/__generated__/LivePosts_edges.graphql.ts'
import type { Pagination } from '#client/relay/LoadNextPage.tsx'
import { NewItemsPill } from '#client/ui/list/NewItemsPill.tsx'
import type { FeedName } from './feed-connection.ts'
import { isReaderAtTop, useNewPosts } from './new-posts.ts'
import { PostFeed } from './PostFeed.tsx'
import { useRefreshAction } from './useRefreshAction.ts'

const POST_NOUNS = { one: 'post', many: 'posts' }

type LivePostsProps = {
  feed: FeedName
  edges: LivePosts_edges$key
  pagination: Pagination
  labelledBy: string
  /** Fetches the first page again. */
  refresh: () => Promise<void>
  /** Shown if the list has no posts. */
  empty: ReactNode
}

/** A feed, newest first, with the posts that arrive while it is open. */
export function LivePosts({ feed, edges: edgesRef, refresh, ...list }: LivePostsProps) {
  const edges = useFragment(
    graphql`
      fragment LivePosts_edges on PostEdge @relay(plural: true) {
        node {
          id
        }
        ...PostFeed_edges
      }
    `,
    edgesRef,
  )
  const { pendingIds, isIncomplete, reveal } = useNewPosts(feed)
  const newCount = edges.filter(
    (edge: { node: { id: string } | null }) => edge.node && pendingIds.has(edge.node.id),
  ).length

  const { run } = useRefreshAction(refresh)
  const showNewPosts = (isAfterGap: boolean) => {
    if (isAfterGap) void run()
    else reveal()
  }
  const showAtTop = useEffectEvent((isAfterGap: boolean) => {
    if (isReaderAtTop()) showNewPosts(isAfterGap)
  })
  const goToNewPosts = () => {
    window.scrollTo(0, 0)
    showNewPosts(isIncomplete)
  }
  // The scroll position is restored by now. A reader who returns to the top sees new posts at once.
  useEffect(() => showAtTop(isIncomplete), [isIncomplete])

  return (
    <div>
      <NewItemsPill nouns={POST_NOUNS} count={newCount} hasMore={isIncomplete} onPress={goToNewPosts} />
      <PostFeed {...list} edges={edges} pendingIds={pendingIds} />
    </div>
  )
}

import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect, useEffectEvent } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { FeedPosts_query$key } from '#client/__generated__/FeedPosts_query.graphql.ts'
import type { FeedPostsPaginationQuery } from '#client/__generated__/FeedPostsPaginationQuery.graphql.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { useRefreshAction } from './useRefreshAction.ts'
import { Notice } from '#client/ui/Notice.tsx'
import { NewItemsPill } from '#client/ui/list/NewItemsPill.tsx'
import { PostFeed } from './PostFeed.tsx'
import { isReaderAtTop, useNewPosts } from './new-posts.ts'

const POST_NOUNS = { one: 'post', many: 'posts' }

type FeedPostsProps = {
  query: FeedPosts_query$key
  labelledBy: string
  /** Fetches the first page again. */
  refresh: () => Promise<void>
}

/** All posts, newest first, with the ones that arrive while the feed is open. */
export function FeedPosts({ query, labelledBy, refresh }: FeedPostsProps) {
  const { data, ...pagination } = usePaginationFragment<FeedPostsPaginationQuery, FeedPosts_query$key>(
    graphql`
      fragment FeedPosts_query on Query
      @refetchable(queryName: "FeedPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        feed(first: $count, after: $cursor) @connection(key: "FeedPosts_feed") {
          edges {
            node {
              id
            }
            ...PostFeed_edges
          }
        }
      }
    `,
    query,
  )
  const { pendingIds, isIncomplete, reveal } = useNewPosts()
  const { edges } = data.feed
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
      <PostFeed
        labelledBy={labelledBy}
        edges={edges}
        pagination={pagination}
        pendingIds={pendingIds}
        empty={
          <Notice
            title="Nothing to show"
            icon={<Sparkles aria-hidden="true" />}
            action={<RefreshButton refresh={refresh} />}
          >
            Nobody has posted anything yet. Be the first to make someone laugh.
          </Notice>
        }
      />
    </div>
  )
}

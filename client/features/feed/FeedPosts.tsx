import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { FeedPosts_query$key } from '#client/__generated__/FeedPosts_query.graphql.ts'
import type { FeedPostsPaginationQuery } from '#client/__generated__/FeedPostsPaginationQuery.graphql.ts'
import { Notice } from '#client/ui/Notice.tsx'
import { LIVE_FEEDS } from './feed-connection.ts'
import { LivePosts } from './LivePosts.tsx'
import { RefreshButton } from './RefreshButton.tsx'

type FeedPostsProps = { query: FeedPosts_query$key; labelledBy: string; refresh: () => Promise<void> }

/** All posts. */
export function FeedPosts({ query, labelledBy, refresh }: FeedPostsProps) {
  const { data, ...pagination } = usePaginationFragment<FeedPostsPaginationQuery, FeedPosts_query$key>(
    graphql`
      fragment FeedPosts_query on Query
      @refetchable(queryName: "FeedPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        feed(first: $count, after: $cursor) @connection(key: "FeedPosts_feed") {
          edges {
            ...LivePosts_edges
          }
        }
      }
    `,
    query,
  )
  return (
    <LivePosts
      live={LIVE_FEEDS.everyone}
      labelledBy={labelledBy}
      edges={data.feed.edges}
      pagination={pagination}
      refresh={refresh}
      empty={
        <Notice title="Nothing to show" cast="frog" action={<RefreshButton refresh={refresh} />}>
          Nobody has posted anything yet. Be the first to make someone laugh.
        </Notice>
      }
    />
  )
}

import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { FollowedPosts_query$key } from '#client/__generated__/FollowedPosts_query.graphql.ts'
import type { FollowedPostsPaginationQuery } from '#client/__generated__/FollowedPostsPaginationQuery.graphql.ts'
import { Notice } from '#client/ui/Notice.tsx'
import { LIVE_FEEDS } from './feed-connection.ts'
import { LivePosts } from './LivePosts.tsx'
import { RefreshButton } from './RefreshButton.tsx'

type FollowedPostsProps = { query: FollowedPosts_query$key; labelledBy: string; refresh: () => Promise<void> }

/** The home feed: posts of followed members and of the viewer. */
export function FollowedPosts({ query, labelledBy, refresh }: FollowedPostsProps) {
  const { data, ...pagination } = usePaginationFragment<
    FollowedPostsPaginationQuery,
    FollowedPosts_query$key
  >(
    graphql`
      fragment FollowedPosts_query on Query
      @refetchable(queryName: "FollowedPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        followedFeed(first: $count, after: $cursor) @connection(key: "FollowedPosts_followedFeed") {
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
      live={LIVE_FEEDS.followed}
      labelledBy={labelledBy}
      edges={data.followedFeed.edges}
      pagination={pagination}
      refresh={refresh}
      empty={
        <Notice title="Nothing to show" cast="frog" action={<RefreshButton refresh={refresh} />}>
          The members you follow have not posted anything yet.
        </Notice>
      }
    />
  )
}

import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { TrendingPosts_query$key } from '#client/__generated__/TrendingPosts_query.graphql.ts'
import type { TrendingPostsPaginationQuery } from '#client/__generated__/TrendingPostsPaginationQuery.graphql.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { PostFeed } from './PostFeed.tsx'

type TrendingPostsProps = { query: TrendingPosts_query$key; labelledBy: string; refresh: () => Promise<void> }

export function TrendingPosts({ query, labelledBy, refresh }: TrendingPostsProps) {
  const { data, ...pagination } = usePaginationFragment<
    TrendingPostsPaginationQuery,
    TrendingPosts_query$key
  >(
    graphql`
      fragment TrendingPosts_query on Query
      @refetchable(queryName: "TrendingPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        trendingPosts(first: $count, after: $cursor) @connection(key: "TrendingPosts_trendingPosts") {
          edges {
            ...PostFeed_edges
          }
        }
      }
    `,
    query,
  )
  return (
    <PostFeed
      labelledBy={labelledBy}
      edges={data.trendingPosts.edges}
      pagination={pagination}
      empty={
        <Notice title="No trending posts" cast="cactus" action={<RefreshButton refresh={refresh} />}>
          Posts that many members react to appear here.
        </Notice>
      }
    />
  )
}

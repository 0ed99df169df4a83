import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { TopPosts_query$key } from '#client/__generated__/TopPosts_query.graphql.ts'
import type { TopPostsPaginationQuery } from '#client/__generated__/TopPostsPaginationQuery.graphql.ts'
import { Notice } from '#client/ui/Notice.tsx'
import { PostFeed } from './PostFeed.tsx'
import { RefreshButton } from './RefreshButton.tsx'

type TopPostsProps = { query: TopPosts_query$key; labelledBy: string; refresh: () => Promise<void> }

/** The posts of a period with the most likes. */
export function TopPosts({ query, labelledBy, refresh }: TopPostsProps) {
  const { data, ...pagination } = usePaginationFragment<TopPostsPaginationQuery, TopPosts_query$key>(
    graphql`
      fragment TopPosts_query on Query
      @refetchable(queryName: "TopPostsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        period: { type: "TopPeriod!" }
      )
      @throwOnFieldError {
        topPosts(period: $period, first: $count, after: $cursor) @connection(key: "TopPosts_topPosts") {
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
      edges={data.topPosts.edges}
      pagination={pagination}
      empty={
        <Notice
          title="No posts in this period"
          headingLevel={3}
          cast="cactus"
          action={<RefreshButton refresh={refresh} />}
        >
          Choose a longer period to see more posts.
        </Notice>
      }
    />
  )
}

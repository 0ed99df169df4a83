import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { LikedPosts_viewer$key } from '#client/__generated__/LikedPosts_viewer.graphql.ts'
import type { LikedPostsPaginationQuery } from '#client/__generated__/LikedPostsPaginationQuery.graphql.ts'
import { PostFeed } from '#client/features/feed/PostFeed.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'

type LikedPostsProps = { viewer: LikedPosts_viewer$key; labelledBy: string }

/** The posts that the viewer likes, most recently liked first. A post that is no longer liked stays until the list is fetched again. */
export function LikedPosts({ viewer, labelledBy }: LikedPostsProps) {
  const { data, ...pagination } = usePaginationFragment<LikedPostsPaginationQuery, LikedPosts_viewer$key>(
    graphql`
      fragment LikedPosts_viewer on Viewer
      @refetchable(queryName: "LikedPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        likedPosts(first: $count, after: $cursor) @connection(key: "LikedPosts_likedPosts") {
          edges {
            ...PostFeed_edges
          }
        }
      }
    `,
    viewer,
  )
  return (
    <PostFeed
      labelledBy={labelledBy}
      edges={data.likedPosts.edges}
      pagination={pagination}
      empty={
        <Notice
          title="No liked posts"
          cast="koala"
          action={<ButtonLink to={paths.trending}>Find posts to like</ButtonLink>}
        >
          Posts you like appear here. Only you see them.
        </Notice>
      }
    />
  )
}

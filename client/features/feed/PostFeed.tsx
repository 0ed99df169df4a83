import { useMemo, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostFeed_edges$key } from '#client/__generated__/PostFeed_edges.graphql.ts'
import { aspectRatioOf } from '#client/features/media/MediaFrame.tsx'
import { PostCard } from '#client/features/posts/PostCard.tsx'
import { LoadNextPage, type Pagination } from '#client/relay/LoadNextPage.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { messages } from '#rules/messages.ts'

type PostFeedProps = {
  /** The id of the heading of the list. */
  labelledBy: string
  edges: PostFeed_edges$key
  pagination: Pagination
  /** The ids of posts that are not shown yet. */
  pendingIds?: ReadonlySet<string>
  /** Shown if the list has no posts. */
  empty: ReactNode
}

/** A list of posts with the button that loads more of them. */
export function PostFeed({ labelledBy, edges: edgesRef, pagination, pendingIds, empty }: PostFeedProps) {
  const edges = useFragment(
    graphql`
      fragment PostFeed_edges on PostEdge @relay(plural: true) {
        node {
          id
          media {
            ... on ImageMedia {
              width
              height
            }
            ... on VideoMedia {
              width
              height
            }
          }
          ...PostCard_post
        }
      }
    `,
    edgesRef,
  )
  const posts = useMemo(
    () => edges.map((edge) => edge.node).filter((post) => isShown(post, pendingIds)),
    [edges, pendingIds],
  )
  if (posts.length === 0 && !pagination.hasNext) return empty
  return (
    <VirtualList
      items={posts}
      labelledBy={labelledBy}
      hasMore={pagination.hasNext}
      isLoading={pagination.isLoadingNext}
      aspectRatioOf={({ media }) =>
        media?.width && media.height ? aspectRatioOf({ width: media.width, height: media.height }) : undefined
      }
      renderItem={(post, place) => <PostCard post={post} {...place} />}
      end={
        pagination.hasNext ? (
          <LoadNextPage
            pagination={pagination}
            failedMessage={messages.morePostsFailed}
            loadingLabel={messages.postsLoading}
          />
        ) : (
          <ListEnd>{messages.endOfList}</ListEnd>
        )
      }
    />
  )
}

/** The edge of a deleted post stays in the store without its node. */
function isShown(post: { id: string } | null, pendingIds: ReadonlySet<string> | undefined): boolean {
  return post !== null && !pendingIds?.has(post.id)
}

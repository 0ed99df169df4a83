import { useMemo, useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostFeed_edges$key } from '#client/__generated__/PostFeed_edges.graphql.ts'
import { messages } from '#rules/messages.ts'
import { LoadMore, type Pagination } from '#client/features/layout/LoadMore.tsx'
import { PostCard } from '#client/features/posts/PostCard.tsx'
import { classNames } from '#client/ui/class-names.ts'
import styles from './PostFeed.module.css'
import { useFeedKeyboard } from './useFeedKeyboard.ts'
import { useVirtualList } from '#client/ui/list/useVirtualList.ts'
import { estimateCardHeight, rememberHeight } from './post-heights.ts'

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
          text
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
  const feed = useRef<HTMLDivElement>(null)
  const posts = useMemo(
    () => edges.map((edge) => edge.node).filter((post) => isShown(post, pendingIds)),
    [edges, pendingIds],
  )
  const { visibleItems, height, measureElement, setFocusedId } = useVirtualList({
    items: posts,
    list: feed,
    heightOf: estimateCardHeight,
    onMeasure: rememberHeight,
  })
  const keyboardHandlers = useFeedKeyboard({ feed, posts, setFocusedId })

  if (posts.length === 0 && !pagination.hasNext) return empty
  return (
    <div className={styles.list}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a feed handles its articles' keys */}
      <div
        ref={feed}
        role="feed"
        aria-labelledby={labelledBy}
        aria-busy={pagination.isLoadingNext}
        className={styles.feed}
        style={{ height }}
        {...keyboardHandlers}
      >
        {visibleItems.map(({ index, top }) => {
          const post = posts[index]
          return (
            post && (
              <div
                key={post.id}
                ref={measureElement}
                data-index={index}
                className={classNames(styles.item, top === undefined && styles.inFlow)}
                style={{ top }}
              >
                <PostCard post={post} position={index + 1} setSize={pagination.hasNext ? -1 : posts.length} />
              </div>
            )
          )
        })}
      </div>
      {pagination.hasNext ? (
        <LoadMore
          {...pagination}
          failedMessage={messages.morePostsFailed}
          loadingLabel={messages.postsLoading}
        />
      ) : (
        <p className={styles.end}>{messages.endOfList}</p>
      )}
    </div>
  )
}

/** The edge of a deleted post stays in the store without its node. */
function isShown(post: { id: string } | null, pendingIds: ReadonlySet<string> | undefined): boolean {
  return post !== null && !pendingIds?.has(post.id)
}

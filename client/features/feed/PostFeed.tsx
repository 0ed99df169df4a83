import { useMemo, useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostFeed_edges$key } from '#client/__generated__/PostFeed_edges.graphql.ts'
import { messages } from '#rules/messages.ts'
import { LoadMorePosts, type Pagination } from './LoadMorePosts.tsx'
import { PostCard } from '#client/features/posts/PostCard.tsx'
import styles from './PostFeed.module.css'
import { useArticleKeys } from './useArticleKeys.ts'
import { useFeedFocus } from './useFeedFocus.ts'
import { useFeedShortcuts } from './useFeedShortcuts.ts'
import { useVirtualPosts } from './useVirtualPosts.ts'

type PostFeedProps = {
  /** The id of the heading it stands under. */
  labelledBy: string
  edges: PostFeed_edges$key
  pagination: Pagination
  /** Posts that have arrived but are not to be shown yet. */
  heldBack?: ReadonlySet<string>
  /** What to show when there is no post at all. */
  empty: ReactNode
}

/** A list of posts, whichever it is: the cards near the reader, the way to more of them, and its end. */
export function PostFeed({ labelledBy, edges: edgesRef, pagination, heldBack, empty }: PostFeedProps) {
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
    () => edges.map((edge) => edge.node).filter((post) => isShown(post, heldBack)),
    [edges, heldBack],
  )
  const { virtualizer, listTop, setFocusedId } = useVirtualPosts(posts, feed)
  const { onFocus, focusPost } = useFeedFocus({ feed, posts, setFocusedId })
  const moveBetweenArticles = useArticleKeys(focusPost)
  useFeedShortcuts(feed, focusPost)

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
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={onFocus}
        onKeyDown={moveBetweenArticles}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const post = posts[index]
          return (
            post && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.item}
                style={{ top: start - listTop }}
              >
                <PostCard post={post} position={index + 1} setSize={pagination.hasNext ? -1 : posts.length} />
              </div>
            )
          )
        })}
      </div>
      {pagination.hasNext ? (
        <LoadMorePosts {...pagination} />
      ) : (
        <p className={styles.end}>{messages.endOfList}</p>
      )}
    </div>
  )
}

/** The types know nothing of deleted records: an edge whose post was deleted stays in the list without it. */
function isShown(post: { id: string } | null, heldBack: ReadonlySet<string> | undefined): boolean {
  return post !== null && !heldBack?.has(post.id)
}

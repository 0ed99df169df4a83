import { useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostFeed_edges$key } from '#client/__generated__/PostFeed_edges.graphql.ts'
import { messages } from '#rules/messages.ts'
import { LoadMorePosts, type Pagination } from './LoadMorePosts.tsx'
import { PostCard } from './PostCard.tsx'
import styles from './PostFeed.module.css'
import { useArticleKeys } from './useArticleKeys.ts'
import { useKeptFocus } from './useKeptFocus.ts'

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

/** A list of posts, whichever it is: the cards, the way to more of them, and its end. */
export function PostFeed({ labelledBy, edges: edgesRef, pagination, heldBack, empty }: PostFeedProps) {
  const edges = useFragment(
    graphql`
      fragment PostFeed_edges on PostEdge @relay(plural: true) {
        node {
          id
          ...PostCard_post
        }
      }
    `,
    edgesRef,
  )
  const feed = useRef<HTMLDivElement>(null)
  const posts = edges.map((edge) => edge.node).filter((post) => isShown(post, heldBack))
  const keepFocus = useKeptFocus(feed)
  const moveBetweenArticles = useArticleKeys(feed)

  if (posts.length === 0 && !pagination.hasNext) return empty
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a feed handles its articles' keys */}
      <div
        ref={feed}
        role="feed"
        aria-labelledby={labelledBy}
        aria-busy={pagination.isLoadingNext}
        className={styles.feed}
        onFocus={keepFocus}
        onKeyDown={moveBetweenArticles}
      >
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            position={index + 1}
            setSize={pagination.hasNext ? -1 : posts.length}
          />
        ))}
      </div>
      {pagination.hasNext ? (
        <LoadMorePosts {...pagination} />
      ) : (
        <p className={styles.end}>{messages.endOfList}</p>
      )}
    </>
  )
}

/** The types know nothing of deleted records: an edge whose post was deleted stays in the list without it. */
function isShown(post: { id: string } | null, heldBack: ReadonlySet<string> | undefined): boolean {
  return post !== null && !heldBack?.has(post.id)
}

import { useMemo, useState, useTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { CommentThread_post$key } from '#client/__generated__/CommentThread_post.graphql.ts'
import type {
  CommentSort,
  CommentThreadPaginationQuery,
} from '#client/__generated__/CommentThreadPaginationQuery.graphql.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { loginPath } from '#client/session/return-path.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { NewItemsPill } from '#client/ui/list/NewItemsPill.tsx'
import { usePendingItems } from '#client/ui/list/pending-items.tsx'
import { messages } from '#rules/messages.ts'
import { CommentThreadContext } from './comment-thread-context.ts'
import { CommentBranch } from './CommentBranch.tsx'
import styles from './CommentThread.module.css'
import { NewComment } from './NewComment.tsx'
import { commentsOf, useCommentEvents } from './useCommentEvents.ts'

const COMMENT_NOUNS = { one: 'comment', many: 'comments' }

const SORTS: { sort: CommentSort; label: string }[] = [
  { sort: 'TOP', label: 'Top' },
  { sort: 'NEWEST', label: 'Newest' },
  { sort: 'OLDEST', label: 'Oldest' },
]

type CommentThreadProps = { post: CommentThread_post$key; viewerId: string | null }

/** The comments of a post with a form to add one. */
export function CommentThread({ post: postRef, viewerId }: CommentThreadProps) {
  const { data, refetch, ...pagination } = usePaginationFragment<
    CommentThreadPaginationQuery,
    CommentThread_post$key
  >(
    graphql`
      fragment CommentThread_post on Post
      @refetchable(queryName: "CommentThreadPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        sort: { type: "CommentSort", defaultValue: TOP }
      )
      @throwOnFieldError {
        id
        commentCount
        viewerCanComment
        comments(first: $count, after: $cursor, sort: $sort)
          @connection(key: "CommentThread_comments", filters: ["sort"]) {
          edges {
            node {
              id
              ...CommentBranch_comment
              ...CommentBranch_replies
            }
          }
        }
      }
    `,
    postRef,
  )
  const [sort, setSort] = useState<CommentSort>('TOP')
  const [isSorting, startSorting] = useTransition()
  const { pendingIds, reveal } = usePendingItems(commentsOf(data.id))
  const writerId = data.viewerCanComment ? viewerId : null
  const thread = useMemo(
    () => ({ postId: data.id, viewerId: writerId, sort, pendingIds }),
    [data.id, writerId, sort, pendingIds],
  )
  const comments = data.comments.edges.flatMap(({ node }) => (node && !pendingIds.has(node.id) ? node : []))

  const sortBy = (next: CommentSort) =>
    startSorting(() => {
      setSort(next)
      reveal()
      refetch({ sort: next }, { fetchPolicy: 'store-or-network' })
    })
  return (
    <section id="comments" aria-label="Comments" className={cardClass({ isEdgeToEdge: true }, styles.thread)}>
      {viewerId !== null && <Live postId={data.id} sort={sort} />}
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {data.commentCount === 1 ? '1 comment' : `${data.commentCount} comments`}
        </h2>
        <div role="group" aria-label="Sort comments" aria-busy={isSorting} className={styles.sorts}>
          {SORTS.map((option) => (
            <button
              key={option.sort}
              type="button"
              aria-pressed={option.sort === sort}
              className={classNames(styles.sort, option.sort === sort && styles.selected)}
              onClick={() => sortBy(option.sort)}
            >
              {option.label}
            </button>
          ))}
        </div>
      </div>
      {writerId === null ? (
        <SignInPrompt />
      ) : (
        <div className={styles.form}>
          <NewComment postId={data.id} viewerId={writerId} sort={sort} />
        </div>
      )}
      <NewItemsPill nouns={COMMENT_NOUNS} count={pendingIds.size} hasMore={false} onPress={reveal} />
      <CommentThreadContext value={thread}>
        {comments.map((comment) => (
          <CommentBranch key={comment.id} comment={comment} replies={comment} />
        ))}
      </CommentThreadContext>
      {comments.length === 0 && (
        <p className={styles.empty}>No comments yet. Be the first to say something.</p>
      )}
      {pagination.hasNext && (
        <LoadNextPage
          pagination={pagination}
          failedMessage={messages.moreCommentsFailed}
          loadingLabel="Loading more comments..."
        />
      )}
    </section>
  )
}

type LiveProps = { postId: string; sort: CommentSort }

/** Subscribes while the thread is shown to a member. */
function Live({ postId, sort }: LiveProps) {
  useCommentEvents(postId, sort)
  return null
}

function SignInPrompt() {
  const location = useLocation()
  return (
    <div className={styles.form}>
      <ButtonLink to={loginPath(location)}>Log in to comment</ButtonLink>
    </div>
  )
}

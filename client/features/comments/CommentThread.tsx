import { useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { CommentThread_post$key } from '#client/__generated__/CommentThread_post.graphql.ts'
import type {
  CommentSort,
  CommentThreadPaginationQuery,
} from '#client/__generated__/CommentThreadPaginationQuery.graphql.ts'
import type { MemberLink_user$key } from '#client/__generated__/MemberLink_user.graphql.ts'
import type { useLinkedComment_comment$key } from '#client/__generated__/useLinkedComment_comment.graphql.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { loginPath } from '#client/session/return-path.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { createObservable } from '#client/ui/browser/observable.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { NewItemsPill } from '#client/ui/list/NewItemsPill.tsx'
import * as threadMessages from './messages.ts'
import {
  commentAction,
  COMMENTS_HEADING_ID,
  CommentThreadContext,
  type CommentThreadState,
} from './comment-thread-context.ts'
import { liveCommentsOf } from './comment-connection.ts'
import { CommentBranch, DetachedOutgoingItems } from './CommentBranch.tsx'
import { CommentSorts } from './CommentSorts.tsx'
import styles from './CommentThread.module.css'
import { NewComment } from './NewComment.tsx'
import { useCommentEvents } from './useCommentEvents.ts'
import { useArrival } from './useArrival.ts'
import { useLinkedComment } from './useLinkedComment.ts'
import { useMissedComments } from './useMissedComments.ts'
import { useOutbox } from './useOutbox.ts'

const COMMENT_NOUNS = { one: 'comment', many: 'comments' }

type CommentThreadProps = {
  post: CommentThread_post$key
  viewer: { id: string; user: MemberLink_user$key } | null
  /** The comment that the URL links to. Null if it does not exist, undefined if the URL links to none. */
  linked: useLinkedComment_comment$key | null | undefined
}

/** The comments of a post with a form to add one. */
export function CommentThread({ post: postRef, viewer, linked }: CommentThreadProps) {
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
              ...CommentReplies_comment
            }
          }
        }
      }
    `,
    postRef,
  )
  const { id: postId, commentCount } = data
  const [sort, setSort] = useState<CommentSort>('TOP')
  const [isSorting, startSorting] = useTransition()
  const [shownIds] = useState(() => createObservable<ReadonlySet<string>>(new Set()))
  const { pendingIds, gaps, reveal } = useLiveList(liveCommentsOf(postId))
  const viewerId = (data.viewerCanComment && viewer?.id) || null
  const outbox = useOutbox(viewerId, postId, sort)
  const linkedPath = useLinkedComment(linked)
  const [linkedRoot, ...restOfPath] = linkedPath
  const thread: CommentThreadState = {
    postId,
    viewerId,
    viewer: viewer?.user ?? null,
    sort,
    pendingIds,
    outbox,
    shownIds,
    linkedId: linkedPath.at(-1)?.id ?? null,
  }
  const all = data.comments.edges.flatMap(({ node }) => node ?? [])
  const comments = all.filter(({ id }) => !pendingIds.has(id) && id !== linkedRoot?.id)

  const fetchSorted = (next: CommentSort, fetchPolicy: 'store-or-network' | 'network-only') =>
    startSorting(() => {
      setSort(next)
      reveal()
      refetch({ sort: next }, { fetchPolicy })
    })
  const showNew = () => {
    if (gaps > 0) return fetchSorted(sort, 'network-only')
    const firstNew = all.find(({ id }) => pendingIds.has(id))
    flushSync(reveal)
    if (firstNew) document.getElementById(firstNew.id)?.scrollIntoView({ block: 'center' })
  }
  const section = useRef<HTMLElement>(null)
  useArrival(section, useLocation().hash === '#comments', 'start')
  return (
    <section
      ref={section}
      tabIndex={-1}
      id="comments"
      aria-label="Comments"
      className={cardClass({ isEdgeToEdge: true }, styles.thread)}
    >
      {viewer && (
        <Live
          postId={postId}
          viewerId={viewerId}
          sort={sort}
          commentCount={commentCount}
          shownIds={shownIds}
        />
      )}
      <div className={styles.head}>
        <h2 id={COMMENTS_HEADING_ID} tabIndex={-1} className={styles.heading}>
          {commentCount === 1 ? '1 comment' : `${commentCount} comments`}
        </h2>
        <CommentSorts
          current={sort}
          isBusy={isSorting}
          onChange={(next) => fetchSorted(next, 'store-or-network')}
        />
      </div>
      <CommentThreadContext value={thread}>
        {viewerId === null ? (
          <SignInPrompt postId={postId} />
        ) : (
          <div className={styles.form}>
            <NewComment viewerId={viewerId} />
          </div>
        )}
        <NewItemsPill nouns={COMMENT_NOUNS} count={pendingIds.size} hasMore={gaps > 0} onPress={showNew} />
        <DetachedOutgoingItems />
        {linked === null && (
          <div className={styles.prompt}>
            <Banner tone="info">{threadMessages.linkedCommentNotFound}</Banner>
          </div>
        )}
        {linkedRoot && <CommentBranch key={linkedRoot.id} comment={linkedRoot} linkedPath={restOfPath} />}
        {comments.map((comment, index) => (
          <CommentBranch key={comment.id} comment={comment} replies={comment} isFirst={index === 0} />
        ))}
      </CommentThreadContext>
      {comments.length === 0 && !linkedRoot && outbox.comments.length === 0 && !pagination.hasNext && (
        <p className={styles.empty}>No comments yet. Be the first to say something.</p>
      )}
      {pagination.hasNext && (
        <LoadNextPage
          pagination={pagination}
          failedMessage={threadMessages.moreCommentsFailed}
          loadingLabel="Loading more comments..."
        />
      )}
    </section>
  )
}

type LiveProps = {
  postId: string
  viewerId: string | null
  sort: CommentSort
  commentCount: number
  shownIds: CommentThreadState['shownIds']
}

/** Subscribes while the thread is shown to a member. */
function Live({ postId, viewerId, sort, commentCount, shownIds }: LiveProps) {
  useCommentEvents(postId, viewerId, sort)
  useMissedComments(postId, commentCount, shownIds)
  return null
}

function SignInPrompt({ postId }: { postId: string }) {
  const location = useLocation()
  return (
    <div className={styles.prompt}>
      <ButtonLink
        to={loginPath(location)}
        state={{ action: commentAction(postId) }}
        variant="secondary"
        block
        className={styles.signIn}
      >
        Log in to comment
      </ButtonLink>
    </div>
  )
}

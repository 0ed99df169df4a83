import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CommentBranch_comment$key } from '#client/__generated__/CommentBranch_comment.graphql.ts'
import type { CommentReplies_comment$key } from '#client/__generated__/CommentReplies_comment.graphql.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useObservable } from '#client/ui/browser/observable.ts'
import { Button } from '#client/ui/Button.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import * as threadMessages from './messages.ts'
import { useCommentThread } from './comment-thread-context.ts'
import styles from './CommentBranch.module.css'
import { CommentItem } from './CommentItem.tsx'
import { CommentReplies, FetchedReplies, repliesLabel } from './CommentReplies.tsx'
import { NewComment } from './NewComment.tsx'
import { OutgoingItem } from './OutgoingItem.tsx'
import type { LinkedComment } from './useLinkedComment.ts'

const NO_PATH: readonly LinkedComment[] = []

type CommentBranchProps = {
  comment: CommentBranch_comment$key
  /** The first replies, if they were fetched with the comment. Otherwise they are fetched on request. */
  replies?: CommentReplies_comment$key | undefined
  /** The first comment of the screen. */
  isFirst?: boolean
  /** The comments below this one that lead to the linked comment. */
  linkedPath?: readonly LinkedComment[]
}

/** A comment with its replies, which are branches themselves. */
export function CommentBranch(props: CommentBranchProps) {
  const { comment: commentRef, replies, isFirst = false, linkedPath = NO_PATH } = props
  const comment = useFragment(
    graphql`
      fragment CommentBranch_comment on Comment {
        id
        replyCount
        isDeleted
        author {
          fullName
        }
        ...CommentItem_comment
      }
    `,
    commentRef,
  )
  const { id } = comment
  const { viewerId, outbox, shownIds, linkedId } = useCommentThread()
  const [isReplying, setReplying] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const replyButton = useRef<HTMLButtonElement>(null)
  const canReply = viewerId !== null && !comment.isDeleted
  const [linkedReply, ...restOfPath] = linkedPath
  const hiddenCount = comment.replyCount - (linkedReply ? 1 : 0)

  useEffect(() => {
    shownIds.set(new Set([...shownIds.get(), id]))
    return () => shownIds.set(new Set([...shownIds.get()].filter((shown) => shown !== id)))
  }, [shownIds, id])

  const closeForm = () => {
    flushSync(() => setReplying(false))
    replyButton.current?.focus({ preventScroll: true })
  }
  const showReplies = () => setOpen(true)
  return (
    <CommentItem
      comment={comment}
      isLinked={id === linkedId}
      isPrompt={isFirst}
      replyButton={replyButton}
      onReply={canReply ? () => setReplying(true) : undefined}
    >
      {isReplying && viewerId !== null && (
        <NewComment
          viewerId={viewerId}
          replyTo={{ id, authorName: comment.author?.fullName ?? '' }}
          onSend={closeForm}
          onSent={showReplies}
          onCancel={closeForm}
        />
      )}
      {linkedReply && (
        <div className={styles.replies}>
          <CommentBranch comment={linkedReply} linkedPath={restOfPath} />
        </div>
      )}
      {replies ? (
        <CommentReplies comment={replies} hiddenId={linkedReply?.id} renderReply={renderReply} />
      ) : isOpen ? (
        <QueryBoundary
          query={{ key: attempt, reload: () => setAttempt((last) => last + 1) }}
          skeleton={<PageSpinner label="Loading replies" />}
          error={{ title: threadMessages.commentsLoadFailed, headingLevel: 3 }}
        >
          <FetchedReplies
            commentId={id}
            attempt={attempt}
            hiddenId={linkedReply?.id}
            renderReply={renderReply}
          />
        </QueryBoundary>
      ) : (
        hiddenCount > 0 && (
          <Button variant="quiet" className={styles.more} onClick={showReplies}>
            {repliesLabel(hiddenCount, linkedReply ? 'more ' : '')}
          </Button>
        )
      )}
      <div className={styles.replies}>
        {outbox.comments
          .filter(({ parentId }) => parentId === id)
          .map((outgoing) => (
            <OutgoingItem key={outgoing.idempotencyKey} comment={outgoing} onSent={showReplies} />
          ))}
      </div>
    </CommentItem>
  )
}

function renderReply(reply: CommentBranch_comment$key) {
  return <CommentBranch comment={reply} />
}

/** Unsent comments on the post itself, and unsent replies to comments that are not shown. */
export function DetachedOutgoingItems() {
  const { outbox, shownIds } = useCommentThread()
  const shown = useObservable(shownIds, shownIds.get())
  return outbox.comments
    .filter(({ parentId }) => parentId === null || !shown.has(parentId))
    .map((outgoing) => <OutgoingItem key={outgoing.idempotencyKey} comment={outgoing} isDetached />)
}

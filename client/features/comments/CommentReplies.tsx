import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks'
import type { CommentBranch_comment$key } from '#client/__generated__/CommentBranch_comment.graphql.ts'
import type { CommentReplies_comment$key } from '#client/__generated__/CommentReplies_comment.graphql.ts'
import type { CommentRepliesPaginationQuery } from '#client/__generated__/CommentRepliesPaginationQuery.graphql.ts'
import type { CommentRepliesQuery } from '#client/__generated__/CommentRepliesQuery.graphql.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Button } from '#client/ui/Button.tsx'
import { notify } from '#client/ui/toast.ts'
import { PAGE_SIZE } from '#rules/limits.ts'
import * as threadMessages from './messages.ts'
import { useCommentThread } from './comment-thread-context.ts'
import styles from './CommentBranch.module.css'

type RenderReply = (reply: CommentBranch_comment$key) => ReactNode

type FetchedRepliesProps = {
  commentId: string
  attempt: number
  hiddenId: string | undefined
  renderReply: RenderReply
}

/** Fetches the first replies. The pressed button is replaced by them, so the first one takes the focus. */
export function FetchedReplies({ commentId, attempt, ...rest }: FetchedRepliesProps) {
  const { node } = useLazyLoadQuery<CommentRepliesQuery>(
    graphql`
      query CommentRepliesQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...CommentReplies_comment @alias(as: "comment") @arguments(count: 10)
        }
      }
    `,
    { id: commentId },
    { fetchKey: attempt },
  )
  return node?.comment && <CommentReplies comment={node.comment} takesFocus {...rest} />
}

type CommentRepliesProps = {
  comment: CommentReplies_comment$key
  /** A reply that is shown above. */
  hiddenId: string | undefined
  takesFocus?: boolean
  /** Renders a reply with its own replies. */
  renderReply: RenderReply
}

/** The replies to a comment, oldest first, and a button that loads more of them. */
export function CommentReplies(props: CommentRepliesProps) {
  const { comment, hiddenId, takesFocus = false, renderReply } = props
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommentRepliesPaginationQuery,
    CommentReplies_comment$key
  >(
    graphql`
      fragment CommentReplies_comment on Comment
      @refetchable(queryName: "CommentRepliesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" })
      @throwOnFieldError {
        replyCount
        replies(first: $count, after: $cursor, sort: OLDEST)
          @connection(key: "CommentReplies_replies", filters: []) {
          edges {
            node {
              id
              ...CommentBranch_comment
            }
          }
        }
      }
    `,
    comment,
  )
  const { pendingIds } = useCommentThread()
  const list = useRef<HTMLDivElement>(null)
  const focusIndex = useRef(takesFocus ? 0 : null)
  const all = data.replies.edges.flatMap(({ node }) => node ?? [])
  const nodes = all.filter(({ id }) => !pendingIds.has(id) && id !== hiddenId)
  const hiddenCount = data.replyCount - all.length

  // After every render, because the replies are rendered after their response.
  useEffect(() => {
    if (focusIndex.current === null) return
    const reply = list.current?.querySelectorAll<HTMLElement>(':scope > article')[focusIndex.current]
    if (!reply) return
    focusIndex.current = null
    // The reader may have moved the focus in the meantime.
    const isFree = document.activeElement === document.body || list.current?.contains(document.activeElement)
    if (isFree) reply.focus({ preventScroll: true })
  })

  const loadMore = () => {
    focusIndex.current = nodes.length
    loadNext(PAGE_SIZE, {
      onComplete: (error) => {
        if (error) notify.error(errorMessage(error, { fallback: threadMessages.moreCommentsFailed }))
      },
    })
  }
  if (nodes.length === 0 && !hasNext) return null
  return (
    <div ref={list} className={styles.replies}>
      {nodes.map((node) => (
        <Fragment key={node.id}>{renderReply(node)}</Fragment>
      ))}
      {hasNext && (
        <Button variant="quiet" busy={isLoadingNext} className={styles.more} onClick={loadMore}>
          {repliesLabel(Math.max(1, hiddenCount), 'more ')}
        </Button>
      )}
    </div>
  )
}

export function repliesLabel(count: number, more: string): string {
  return `Show ${count} ${more}${count === 1 ? 'reply' : 'replies'}`
}

import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks'
import type { CommentBranch_comment$key } from '#client/__generated__/CommentBranch_comment.graphql.ts'
import type { CommentBranch_replies$key } from '#client/__generated__/CommentBranch_replies.graphql.ts'
import type { CommentBranchPaginationQuery } from '#client/__generated__/CommentBranchPaginationQuery.graphql.ts'
import type { CommentBranchQuery } from '#client/__generated__/CommentBranchQuery.graphql.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { useCommentThread } from './comment-thread-context.ts'
import styles from './CommentBranch.module.css'
import { CommentItem } from './CommentItem.tsx'
import { NewComment } from './NewComment.tsx'

type CommentBranchProps = {
  comment: CommentBranch_comment$key
  /** The first replies, if they were fetched with the comment. Otherwise they are fetched on request. */
  replies?: CommentBranch_replies$key
}

const repliesQuery = graphql`
  query CommentBranchQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...CommentBranch_replies @alias(as: "comment")
    }
  }
`

/** A comment with its replies, which are branches themselves. */
export function CommentBranch({ comment: commentRef, replies }: CommentBranchProps) {
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
  const { postId, viewerId, sort } = useCommentThread()
  const [isReplying, setReplying] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const canReply = viewerId !== null && !comment.isDeleted

  const onAdded = () => {
    setReplying(false)
    setOpen(true)
  }
  return (
    <CommentItem comment={comment} onReply={canReply ? () => setReplying(true) : undefined}>
      {isReplying && viewerId !== null && (
        <NewComment
          postId={postId}
          viewerId={viewerId}
          sort={sort}
          replyTo={{ id: comment.id, authorName: comment.author?.fullName ?? '' }}
          onAdded={onAdded}
          onCancel={() => setReplying(false)}
        />
      )}
      {replies ? (
        <Replies replies={replies} />
      ) : isOpen ? (
        <QueryBoundary
          query={{ key: attempt, reload: () => setAttempt((last) => last + 1) }}
          skeleton={<PageSpinner label="Loading replies" />}
          error={{ title: messages.commentsLoadFailed }}
        >
          <FetchedReplies commentId={comment.id} attempt={attempt} />
        </QueryBoundary>
      ) : (
        comment.replyCount > 0 && (
          <Button variant="quiet" className={styles.more} onClick={() => setOpen(true)}>
            {repliesLabel(comment.replyCount, '')}
          </Button>
        )
      )}
    </CommentItem>
  )
}

function FetchedReplies({ commentId, attempt }: { commentId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<CommentBranchQuery>(
    repliesQuery,
    { id: commentId },
    { fetchKey: attempt },
  )
  return node?.comment && <Replies replies={node.comment} />
}

function Replies({ replies: commentRef }: { replies: CommentBranch_replies$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommentBranchPaginationQuery,
    CommentBranch_replies$key
  >(
    graphql`
      fragment CommentBranch_replies on Comment
      @refetchable(queryName: "CommentBranchPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" })
      @throwOnFieldError {
        replyCount
        replies(first: $count, after: $cursor, sort: OLDEST)
          @connection(key: "CommentBranch_replies", filters: []) {
          edges {
            node {
              id
              ...CommentBranch_comment
            }
          }
        }
      }
    `,
    commentRef,
  )
  const { pendingIds } = useCommentThread()
  const nodes = data.replies.edges.flatMap(({ node }) => (node && !pendingIds.has(node.id) ? node : []))
  if (nodes.length === 0) return null
  return (
    <div className={styles.replies}>
      {nodes.map((node) => (
        <CommentBranch key={node.id} comment={node} />
      ))}
      {hasNext && (
        <Button
          variant="quiet"
          busy={isLoadingNext}
          className={styles.more}
          onClick={() => void loadNext(PAGE_SIZE)}
        >
          {repliesLabel(Math.max(1, data.replyCount - nodes.length), 'more ')}
        </Button>
      )}
    </div>
  )
}

function repliesLabel(count: number, more: string): string {
  return `Show ${count} ${more}${count === 1 ? 'reply' : 'replies'}`
}

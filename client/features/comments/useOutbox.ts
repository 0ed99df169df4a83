import { useRelayEnvironment } from 'react-relay/hooks'
import type { CommentSort } from '#client/__generated__/useAddCommentMutation.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { useObservable } from '#client/ui/browser/observable.ts'
import * as threadMessages from './messages.ts'
import { outboxOf, type OutgoingComment } from './outbox.ts'
import { useAddComment } from './useAddComment.ts'

const EMPTY: OutgoingComment[] = []

/** Sends comments that are shown at once. A failed one stays with its text until it is sent again or discarded. */
export function useOutbox(viewerId: string | null, postId: string, sort: CommentSort) {
  const outbox = outboxOf(useRelayEnvironment(), viewerId, postId)
  const comments = useObservable(outbox, EMPTY)
  const addComment = useAddComment(sort)

  /** Resolves to whether the comment was created. */
  const deliver = async (comment: OutgoingComment): Promise<boolean> => {
    const { idempotencyKey, parentId, text, mediaId, altText } = comment
    const input = { postId, parentId, text, mediaId, idempotencyKey, ...(mediaId !== null && { altText }) }
    const sending = addComment(input, () => outbox.remove(idempotencyKey))
    const failure = await mutationFailure(sending, { fallback: threadMessages.commentFailed })
    if (failure !== undefined) outbox.fail(idempotencyKey, failure)
    return failure === undefined
  }
  return {
    comments,
    send(comment: OutgoingComment) {
      outbox.add(comment)
      return deliver(comment)
    },
    /** The same idempotency key creates the comment once, even if the first request arrived. */
    retry(comment: OutgoingComment) {
      outbox.sendAgain(comment.idempotencyKey)
      return deliver(comment)
    },
    discard: ({ idempotencyKey }: OutgoingComment) => outbox.remove(idempotencyKey),
  }
}

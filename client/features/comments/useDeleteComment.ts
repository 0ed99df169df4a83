import { graphql } from 'react-relay/hooks'
import type { useDeleteCommentMutation } from '#client/__generated__/useDeleteCommentMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Deletes a comment. With replies it becomes a placeholder; without, its record is removed from all lists. */
export function useDeleteComment(commentId: string) {
  const commit = useMutationPromise<useDeleteCommentMutation>(graphql`
    mutation useDeleteCommentMutation($input: DeleteCommentInput!) {
      deleteComment(input: $input) {
        __typename
        ... on DeleteCommentPayload {
          deletedCommentId
          comment {
            ...CommentItem_comment
          }
          post {
            commentCount
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async () => {
    const { deleteComment } = await commit(
      { input: { commentId } },
      {
        updater: (store) => {
          const payload = store.getRootField('deleteComment')
          if (payload?.getType() === 'DeleteCommentPayload' && !payload.getLinkedRecord('comment'))
            store.delete(commentId)
        },
      },
    )
    return deleteComment
  }
}

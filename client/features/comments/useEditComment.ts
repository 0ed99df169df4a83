import { graphql } from 'react-relay/hooks'
import type { useEditCommentMutation } from '#client/__generated__/useEditCommentMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useEditComment(commentId: string) {
  const commit = useMutationPromise<useEditCommentMutation>(graphql`
    mutation useEditCommentMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        __typename
        ... on EditCommentPayload {
          comment {
            ...CommentItem_comment
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (text: string) => (await commit({ input: { commentId, text } })).editComment
}

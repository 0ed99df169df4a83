import { graphql } from 'react-relay/hooks'
import type {
  AddCommentInput,
  CommentSort,
  useAddCommentMutation,
} from '#client/__generated__/useAddCommentMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { insertComment, REPLY_SORT } from './comment-connection.ts'

/**
 * Adds a comment to the list of the post, or a reply to the end of its thread. `onInserted` is called when the list has the
 * comment, before it is shown.
 */
export function useAddComment(sort: CommentSort) {
  const commit = useMutationPromise<useAddCommentMutation>(graphql`
    mutation useAddCommentMutation($input: AddCommentInput!, $sort: CommentSort!) {
      addComment(input: $input) {
        __typename
        ... on AddCommentPayload {
          commentEdge(sort: $sort) {
            cursor
            node {
              parent {
                replyCount
              }
              ...CommentBranch_comment
              ...CommentReplies_comment
            }
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
  return async (input: AddCommentInput, onInserted: () => void) => {
    const edgeSort = input.parentId ? REPLY_SORT : sort
    const { addComment } = await commit(
      { input, sort: edgeSort },
      {
        updater: (store) => {
          const edge = store.getRootField('addComment')?.getLinkedRecord('commentEdge', { sort: edgeSort })
          if (!edge) return
          insertComment(store, input.postId, sort, edge)
          onInserted()
        },
      },
    )
    return addComment
  }
}

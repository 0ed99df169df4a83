import { graphql } from 'react-relay/hooks'
import type { useEditPostMutation } from '#client/__generated__/useEditPostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useEditPost(postId: string) {
  const commit = useMutationPromise<useEditPostMutation>(graphql`
    mutation useEditPostMutation($input: EditPostInput!) {
      editPost(input: $input) {
        __typename
        ... on EditPostPayload {
          post {
            text
            editedAt
            viewerCanEdit
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (text: string) => (await commit({ input: { postId, text } })).editPost
}

import { graphql } from 'react-relay/hooks'
import type { useDeletePostMutation } from '#client/__generated__/useDeletePostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Deletes a post of the viewer and removes its card from all lists. */
export function useDeletePost() {
  const commit = useMutationPromise<useDeletePostMutation>(graphql`
    mutation useDeletePostMutation($input: DeletePostInput!) {
      deletePost(input: $input) {
        __typename
        ... on DeletePostPayload {
          deletedPostId @deleteRecord
          viewer {
            user {
              postCount
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (postId: string) => (await commit({ input: { postId } })).deletePost
}

import { graphql, useFragment } from 'react-relay/hooks'
import type { useDeletePost_post$key } from '#client/__generated__/useDeletePost_post.graphql.ts'
import type { useDeletePostMutation } from '#client/__generated__/useDeletePostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Deletes a post; its record goes from the store, and with it its card from every list. */
export function useDeletePost(postRef: useDeletePost_post$key) {
  const { id } = useFragment(
    graphql`
      fragment useDeletePost_post on Post {
        id
      }
    `,
    postRef,
  )
  const commit = useMutationPromise<useDeletePostMutation>(graphql`
    mutation useDeletePostMutation($input: DeletePostInput!) {
      deletePost(input: $input) {
        __typename
        ... on DeletePostPayload {
          deletedPostId @deleteRecord
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async () => (await commit({ input: { postId: id } })).deletePost
}

import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { useDeletePost_post$key } from '#client/__generated__/useDeletePost_post.graphql.ts'
import type { useDeletePostMutation } from '#client/__generated__/useDeletePostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { removePost } from '#client/features/feed/feed-connection.ts'

/** Deletes a post and removes its record from the store, and thereby its card from all lists. */
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
          deletedPostId
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async () => {
    const updater = (store: RecordSourceSelectorProxy) => {
      if (store.getRootField('deletePost')?.getType() === 'DeletePostPayload') removePost(store, id)
    }
    const { deletePost } = await commit({ input: { postId: id } }, { updater })
    return deletePost
  }
}

import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import type { useSetSaved_post$key } from '#client/__generated__/useSetSaved_post.graphql.ts'
import type { useSetSavedMutation } from '#client/__generated__/useSetSavedMutation.graphql.ts'
import type { useSetSavedUnsaveMutation } from '#client/__generated__/useSetSavedUnsaveMutation.graphql.ts'
import { commitInOrder } from '#client/relay/commit-in-order.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

/** Saves or unsaves a post optimistically. The list of saved posts is fetched again when it is next opened. */
export function useSetSaved(postRef: useSetSaved_post$key): (isSaved: boolean) => void {
  const { id } = useFragment(
    graphql`
      fragment useSetSaved_post on Post {
        id
      }
    `,
    postRef,
  )
  const environment = useRelayEnvironment()

  return (isSaved) => {
    const common = {
      subject: `saving of ${id}`,
      variables: { input: { postId: id } },
      optimisticUpdater: (store: RecordSourceProxy) => void store.get(id)?.setValue(isSaved, 'viewerSaved'),
      updater: invalidateSavedPosts,
      onFailure: notify.error,
    }
    if (isSaved)
      commitInOrder<useSetSavedMutation>(environment, {
        ...common,
        mutation: graphql`
          mutation useSetSavedMutation($input: SavePostInput!) {
            result: savePost(input: $input) {
              __typename
              ... on SavePostPayload {
                post {
                  viewerSaved
                }
              }
              ... on Error {
                message
              }
            }
          }
        `,
        resultOf: ({ result }) => result,
        fallback: messages.postSaveFailed,
      })
    else
      commitInOrder<useSetSavedUnsaveMutation>(environment, {
        ...common,
        mutation: graphql`
          mutation useSetSavedUnsaveMutation($input: UnsavePostInput!) {
            result: unsavePost(input: $input) {
              __typename
              ... on UnsavePostPayload {
                post {
                  viewerSaved
                }
              }
              ... on Error {
                message
              }
            }
          }
        `,
        resultOf: ({ result }) => result,
        fallback: messages.postUnsaveFailed,
      })
  }
}

function invalidateSavedPosts(store: RecordSourceProxy): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (viewer) ConnectionHandler.getConnection(viewer, 'SavedPosts_savedPosts')?.invalidateRecord()
}

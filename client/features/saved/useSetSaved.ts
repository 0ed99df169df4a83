import { graphql, useFragment } from 'react-relay/hooks'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import type { useSetSaved_post$key } from '#client/__generated__/useSetSaved_post.graphql.ts'
import type { useSetSavedMutation } from '#client/__generated__/useSetSavedMutation.graphql.ts'
import { useToggle } from '#client/relay/useToggle.ts'
import { useRequireSignIn, useResumedAction } from '#client/session/useRequireSignIn.ts'
import { messages } from '#rules/messages.ts'

/** Saves or unsaves a post optimistically, for visitors after a sign-in. The list of saved posts is fetched again when it is next opened. */
export function useSetSaved(postRef: useSetSaved_post$key): (isSaved: boolean) => void {
  const { id } = useFragment(
    graphql`
      fragment useSetSaved_post on Post {
        id
      }
    `,
    postRef,
  )
  const forMembers = useRequireSignIn()
  const action = `save Post ${id}`
  const setSaved = useToggle<useSetSavedMutation>({
    subject: `saving of ${id}`,
    mutation: graphql`
      mutation useSetSavedMutation($postId: ID!, $isSaved: Boolean!) {
        savePost(input: { postId: $postId }) @include(if: $isSaved) {
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
        unsavePost(input: { postId: $postId }) @skip(if: $isSaved) {
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
    variables: (isSaved) => ({ postId: id, isSaved }),
    optimisticUpdater: (store, isSaved) => void store.get(id)?.setValue(isSaved, 'viewerSaved'),
    updater: invalidateSavedPosts,
    failed: { on: messages.postSaveFailed, off: messages.postUnsaveFailed },
  })
  useResumedAction(action, () => setSaved(true))
  return (isSaved) => forMembers(() => setSaved(isSaved), action)
}

function invalidateSavedPosts(store: RecordSourceProxy): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (viewer) ConnectionHandler.getConnection(viewer, 'SavedPosts_savedPosts')?.invalidateRecord()
}

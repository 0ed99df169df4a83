import { graphql } from 'react-relay/hooks'
import type { useSetPinnedMutation } from '#client/__generated__/useSetPinnedMutation.graphql.ts'
import { resultOf } from '#client/relay/useToggle.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { NO_RESULT } from './notify-outcome.ts'

/** Pins a post to a group, or unpins it. */
export function useSetPinned() {
  const commit = useMutationPromise<useSetPinnedMutation>(graphql`
    mutation useSetPinnedMutation($groupId: ID!, $postId: ID!, $isPinned: Boolean!) {
      pinGroupPost(input: { groupId: $groupId, postId: $postId }) @include(if: $isPinned) {
        __typename
        ... on PinGroupPostPayload {
          group {
            ...PinnedPosts_group
          }
        }
        ... on Error {
          message
        }
      }
      unpinGroupPost(input: { groupId: $groupId, postId: $postId }) @skip(if: $isPinned) {
        __typename
        ... on UnpinGroupPostPayload {
          group {
            # eslint-disable-next-line relay/unused-fields -- PinnedPosts reads the list; its fragment here would exceed the cost limit
            pinnedPosts {
              id
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (groupId: string, postId: string, isPinned: boolean) =>
    resultOf(await commit({ groupId, postId, isPinned })) ?? NO_RESULT
}

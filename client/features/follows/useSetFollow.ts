import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useSetFollow_user$key } from '#client/__generated__/useSetFollow_user.graphql.ts'
import type { useSetFollowMutation } from '#client/__generated__/useSetFollowMutation.graphql.ts'
import { invalidateFollowedFeed } from '#client/features/feed/feed-connection.ts'
import { commitInOrder } from '#client/relay/commit-in-order.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

/** Follows or unfollows a member optimistically. Afterwards the home feed is outdated. */
export function useSetFollow(userRef: useSetFollow_user$key): (isFollowed: boolean) => void {
  const user = useFragment(
    graphql`
      fragment useSetFollow_user on User {
        id
        viewerFollows
        followerCount
      }
    `,
    userRef,
  )
  const environment = useRelayEnvironment()

  return (isFollowed) => {
    if (isFollowed === user.viewerFollows) return
    const step = isFollowed ? 1 : -1
    commitInOrder<useSetFollowMutation>(environment, {
      subject: `follow of ${user.id}`,
      mutation: graphql`
        mutation useSetFollowMutation($userId: ID!, $isFollowed: Boolean!) {
          followUser(input: { userId: $userId }) @include(if: $isFollowed) {
            __typename
            ... on FollowUserPayload {
              user {
                viewerFollows
                followerCount
              }
            }
            ... on Error {
              message
            }
          }
          unfollowUser(input: { userId: $userId }) @skip(if: $isFollowed) {
            __typename
            ... on UnfollowUserPayload {
              user {
                viewerFollows
                followerCount
              }
            }
            ... on Error {
              message
            }
          }
        }
      `,
      variables: { userId: user.id, isFollowed },
      optimisticUpdater: (store) => {
        store
          .get(user.id)
          ?.setValue(isFollowed, 'viewerFollows')
          .setValue(Math.max(0, user.followerCount + step), 'followerCount')
        changeFollowingCount(store, step)
      },
      updater: (store, response) => {
        const { followUser, unfollowUser } = response ?? {}
        const result = followUser?.__typename ?? unfollowUser?.__typename
        if (result !== 'FollowUserPayload' && result !== 'UnfollowUserPayload') return
        changeFollowingCount(store, step)
        invalidateFollowedFeed(store)
      },
      resultOf: ({ followUser, unfollowUser }) => followUser ?? unfollowUser,
      fallback: isFollowed ? messages.followFailed : messages.unfollowFailed,
      onFailure: notify.error,
    })
  }
}

/** Changes the number of members followed by the viewer. */
function changeFollowingCount(store: RecordSourceProxy, step: number): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user')
  const count = viewer?.getValue('followingCount')
  if (typeof count === 'number') viewer?.setValue(Math.max(0, count + step), 'followingCount')
}

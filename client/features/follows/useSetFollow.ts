import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useSetFollow_user$key } from '#client/__generated__/useSetFollow_user.graphql.ts'
import type { useSetFollowMutation } from '#client/__generated__/useSetFollowMutation.graphql.ts'
import type { useSetFollowUnfollowMutation } from '#client/__generated__/useSetFollowUnfollowMutation.graphql.ts'
import { invalidateFollowedFeed } from '#client/features/feed/feed-connection.ts'
import { commitInOrder } from '#client/relay/commit-in-order.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

/** Follows or unfollows a member optimistically. Afterwards the home feed is outdated. */
export function useSetFollow(userRef: useSetFollow_user$key): (isFollowing: boolean) => void {
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

  return (isFollowing) => {
    if (isFollowing === user.viewerFollows) return
    const step = isFollowing ? 1 : -1
    const common = {
      subject: `follow of ${user.id}`,
      variables: { input: { userId: user.id } },
      optimisticUpdater: (store: RecordSourceProxy) => {
        store
          .get(user.id)
          ?.setValue(isFollowing, 'viewerFollows')
          .setValue(Math.max(0, user.followerCount + step), 'followerCount')
        changeFollowingCount(store, step)
      },
      onFailure: notify.error,
    }
    if (isFollowing)
      commitInOrder<useSetFollowMutation>(environment, {
        ...common,
        mutation: graphql`
          mutation useSetFollowMutation($input: FollowUserInput!) {
            result: followUser(input: $input) {
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
          }
        `,
        updater: (store, response) => {
          if (response?.result.__typename === 'FollowUserPayload') onChanged(store, step)
        },
        resultOf: ({ result }) => result,
        fallback: messages.followFailed,
      })
    else
      commitInOrder<useSetFollowUnfollowMutation>(environment, {
        ...common,
        mutation: graphql`
          mutation useSetFollowUnfollowMutation($input: UnfollowUserInput!) {
            result: unfollowUser(input: $input) {
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
        updater: (store, response) => {
          if (response?.result.__typename === 'UnfollowUserPayload') onChanged(store, step)
        },
        resultOf: ({ result }) => result,
        fallback: messages.unfollowFailed,
      })
  }
}

function onChanged(store: RecordSourceProxy, step: number): void {
  changeFollowingCount(store, step)
  invalidateFollowedFeed(store)
}

function changeFollowingCount(store: RecordSourceProxy, step: number): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user')
  const count = viewer?.getValue('followingCount')
  if (typeof count === 'number') viewer?.setValue(Math.max(0, count + step), 'followingCount')
}

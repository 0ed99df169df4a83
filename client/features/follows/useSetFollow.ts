import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { useSetFollow_user$key } from '#client/__generated__/useSetFollow_user.graphql.ts'
import type { useSetFollowMutation } from '#client/__generated__/useSetFollowMutation.graphql.ts'
import { invalidateFollowedFeed } from '#client/features/feed/feed-connection.ts'
import { useToggle } from '#client/relay/useToggle.ts'
import { messages } from '#rules/messages.ts'

/** Follows or unfollows a member optimistically. Afterwards the home feed is outdated. */
export function useSetFollow(userRef: useSetFollow_user$key): (isFollowed: boolean) => void {
  const user = useFragment(
    graphql`
      fragment useSetFollow_user on User {
        id
        viewerFollows
      }
    `,
    userRef,
  )
  const setFollow = useToggle<useSetFollowMutation>({
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
    variables: (isFollowed) => ({ userId: user.id, isFollowed }),
    optimisticUpdater: (store, isFollowed) => {
      const followed = store.get(user.id)
      followed?.setValue(isFollowed, 'viewerFollows')
      changeCount(followed, 'followerCount', isFollowed)
      changeCount(viewerIn(store), 'followingCount', isFollowed)
    },
    updater: (store, isFollowed) => {
      changeCount(viewerIn(store), 'followingCount', isFollowed)
      invalidateFollowedFeed(store)
    },
    failed: { on: messages.followFailed, off: messages.unfollowFailed },
  })
  return (isFollowed) => {
    if (isFollowed !== user.viewerFollows) setFollow(isFollowed)
  }
}

function viewerIn(store: RecordSourceProxy): RecordProxy | null | undefined {
  return store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user')
}

/** Lists of members do not load the counts. */
function changeCount(
  user: RecordProxy | null | undefined,
  field: 'followerCount' | 'followingCount',
  isFollowed: boolean,
): void {
  const count = user?.getValue(field)
  if (typeof count === 'number') user?.setValue(Math.max(0, count + (isFollowed ? 1 : -1)), field)
}

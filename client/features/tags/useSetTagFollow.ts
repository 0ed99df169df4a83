import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { useSetTagFollow_tag$key } from '#client/__generated__/useSetTagFollow_tag.graphql.ts'
import type { useSetTagFollowMutation } from '#client/__generated__/useSetTagFollowMutation.graphql.ts'
import { invalidateFollowedFeed } from '#client/features/feed/feed-connection.ts'
import { commitInOrder } from '#client/relay/commit-in-order.ts'
import { notify } from '#client/ui/toast.ts'
import * as messages from '#rules/messages/tags.ts'

/** Follows or unfollows a tag optimistically, and marks the home feed as outdated. */
export function useSetTagFollow(tagRef: useSetTagFollow_tag$key): (isFollowed: boolean) => void {
  const tag = useFragment(
    graphql`
      fragment useSetTagFollow_tag on Tag {
        id
        name
        viewerFollows
      }
    `,
    tagRef,
  )
  const environment = useRelayEnvironment()

  return (isFollowed) => {
    if (isFollowed === tag.viewerFollows) return
    commitInOrder<useSetTagFollowMutation>(environment, {
      subject: `follow of ${tag.id}`,
      mutation: graphql`
        mutation useSetTagFollowMutation($name: String!, $isFollowed: Boolean!) {
          followTag(input: { name: $name }) @include(if: $isFollowed) {
            __typename
            ... on FollowTagPayload {
              tag {
                viewerFollows
              }
            }
            ... on Error {
              message
            }
          }
          unfollowTag(input: { name: $name }) @skip(if: $isFollowed) {
            __typename
            ... on UnfollowTagPayload {
              tag {
                viewerFollows
              }
            }
            ... on Error {
              message
            }
          }
        }
      `,
      variables: { name: tag.name, isFollowed },
      optimisticUpdater: (store) => {
        store.get(tag.id)?.setValue(isFollowed, 'viewerFollows')
        changeFollowedTags(store, tag.id, isFollowed)
      },
      updater: (store, response) => {
        const { followTag, unfollowTag } = response ?? {}
        const result = followTag?.__typename ?? unfollowTag?.__typename
        if (result !== 'FollowTagPayload' && result !== 'UnfollowTagPayload') return
        changeFollowedTags(store, tag.id, isFollowed)
        invalidateFollowedFeed(store)
      },
      resultOf: ({ followTag, unfollowTag }) => followTag ?? unfollowTag,
      fallback: isFollowed ? messages.followTagFailed : messages.unfollowTagFailed,
      onFailure: notify.error,
    })
  }
}

/** Adds the tag to the list of followed tags, which is in alphabetical order, or removes it. */
function changeFollowedTags(store: RecordSourceProxy, tagId: string, isFollowed: boolean): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const tags = viewer?.getLinkedRecords('followedTags')
  const tag = store.get(tagId)
  if (!viewer || !tags || !tag) return
  const others = tags.filter((other) => other.getDataID() !== tagId)
  const changed = isFollowed
    ? [...others, tag].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    : others
  viewer.setLinkedRecords(changed, 'followedTags')
}

function nameOf(tag: RecordProxy): string {
  return String(tag.getValue('name'))
}

import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { useSetTagFollow_tag$key } from '#client/__generated__/useSetTagFollow_tag.graphql.ts'
import type { useSetTagFollowMutation } from '#client/__generated__/useSetTagFollowMutation.graphql.ts'
import { invalidateFollowedFeed } from '#client/features/feed/feed-connection.ts'
import { useToggle } from '#client/relay/useToggle.ts'

/** Follows or unfollows a tag optimistically, and marks the home feed as outdated. Following a tag that is null creates it. */
export function useSetTagFollow(
  name: string,
  tagRef: useSetTagFollow_tag$key | null,
): (isFollowed: boolean) => void {
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
  const newId = `client:tag:${name}`
  const id = tag?.id ?? newId
  const setFollow = useToggle<useSetTagFollowMutation>({
    subject: `follow of #${name}`,
    mutation: graphql`
      mutation useSetTagFollowMutation($name: String!, $isFollowed: Boolean!) {
        followTag(input: { name: $name }) @include(if: $isFollowed) {
          __typename
          ... on FollowTagPayload {
            tag {
              id
              name
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
              id
              viewerFollows
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    variables: (isFollowed) => ({ name, isFollowed }),
    optimisticUpdater: (store, isFollowed) => {
      const changed = store.get(id) ?? addUnusedTag(store, name, createTag(store, newId, name))
      changed.setValue(isFollowed, 'viewerFollows')
      changeFollowedTags(store, changed, isFollowed)
    },
    updater: (store, isFollowed, { followTag, unfollowTag }) => {
      const { tag: result } = followTag ?? unfollowTag ?? {}
      const changed = result && store.get(result.id)
      if (!changed) return
      if (id === newId) addUnusedTag(store, name, changed)
      changeFollowedTags(store, changed, isFollowed)
      invalidateFollowedFeed(store)
    },
    failed: {
      on: 'Failed to follow the tag. Please try again.',
      off: 'Failed to unfollow the tag. Please try again.',
    },
  })
  return (isFollowed) => {
    if (isFollowed !== (tag?.viewerFollows ?? false)) setFollow(isFollowed)
  }
}

function createTag(store: RecordSourceProxy, id: string, name: string): RecordProxy {
  return store.create(id, 'Tag').setValue(id, 'id').setValue(name, 'name')
}

/** Replaces the null that the screen of the tag has loaded. */
function addUnusedTag(store: RecordSourceProxy, name: string, tag: RecordProxy): RecordProxy {
  store.getRoot().setLinkedRecord(tag.setValue(0, 'postCount'), 'tag', { name })
  return tag
}

/** Adds the tag to the list of followed tags, which is in alphabetical order, or removes it. */
function changeFollowedTags(store: RecordSourceProxy, tag: RecordProxy, isFollowed: boolean): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const tags = viewer?.getLinkedRecords('followedTags')
  if (!viewer || !tags) return
  const others = tags.filter((other) => other.getDataID() !== tag.getDataID())
  const changed = isFollowed
    ? [...others, tag].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    : others
  viewer.setLinkedRecords(changed, 'followedTags')
}

function nameOf(tag: RecordProxy): string {
  return String(tag.getValue('name'))
}

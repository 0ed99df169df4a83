import { graphql } from 'react-relay/hooks'
import { ConnectionHandler } from 'relay-runtime'
import type { useRemoveGroupPostMutation } from '#client/__generated__/useRemoveGroupPostMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { GROUP_POST_SORTS } from './group-paths.ts'

/** Takes a post out of a group and of the lists of the group. */
export function useRemoveGroupPost() {
  const commit = useMutationPromise<useRemoveGroupPostMutation>(graphql`
    mutation useRemoveGroupPostMutation($input: RemoveGroupPostInput!) {
      removeGroupPost(input: $input) {
        __typename
        ... on RemoveGroupPostPayload {
          group {
            postCount
            ...PinnedPosts_group
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (groupId: string, postId: string) => {
    const { removeGroupPost } = await commit(
      { input: { groupId, postId } },
      {
        updater: (store, data) => {
          const group = store.get(groupId)
          if (!group || data?.removeGroupPost.__typename !== 'RemoveGroupPostPayload') return
          for (const { sort } of GROUP_POST_SORTS) {
            const posts = ConnectionHandler.getConnection(group, 'GroupPosts_posts', { sort })
            if (posts) ConnectionHandler.deleteNode(posts, postId)
          }
          const reported = group.getLinkedRecords('reportedPosts')
          if (reported)
            group.setLinkedRecords(
              reported.filter((post) => post.getDataID() !== postId),
              'reportedPosts',
            )
        },
      },
    )
    return removeGroupPost
  }
}

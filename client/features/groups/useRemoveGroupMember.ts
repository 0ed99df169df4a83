import { graphql } from 'react-relay/hooks'
import type { useRemoveGroupMemberMutation } from '#client/__generated__/useRemoveGroupMemberMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { moveGroupMember } from './group-lists.ts'

/** Ends the membership of a member of a group. */
export function useRemoveGroupMember(groupId: string) {
  const commit = useMutationPromise<useRemoveGroupMemberMutation>(graphql`
    mutation useRemoveGroupMemberMutation($input: RemoveGroupMemberInput!) {
      removeGroupMember(input: $input) {
        __typename
        ... on RemoveGroupMemberPayload {
          group {
            ...useSetMembership_group
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (userId: string) => {
    const { removeGroupMember } = await commit(
      { input: { groupId, userId } },
      {
        updater: (store, data) => {
          if (data?.removeGroupMember.__typename === 'RemoveGroupMemberPayload')
            moveGroupMember(store, { groupId, userId }, { from: 'GroupMembers_members' })
        },
      },
    )
    return removeGroupMember
  }
}

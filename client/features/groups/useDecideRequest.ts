import { graphql } from 'react-relay/hooks'
import type { useDecideRequestMutation } from '#client/__generated__/useDecideRequestMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { resultOf } from '#client/relay/useToggle.ts'
import { moveGroupMember, NO_RESULT } from './group-lists.ts'

/** Approves or declines the request of a member to join a group. */
export function useDecideRequest(groupId: string) {
  const commit = useMutationPromise<useDecideRequestMutation>(graphql`
    mutation useDecideRequestMutation($groupId: ID!, $userId: ID!, $isApproved: Boolean!) {
      approveGroupMember(input: { groupId: $groupId, userId: $userId }) @include(if: $isApproved) {
        __typename
        ... on ApproveGroupMemberPayload {
          group {
            ...useSetMembership_group
          }
        }
        ... on Error {
          message
        }
      }
      declineGroupMember(input: { groupId: $groupId, userId: $userId }) @skip(if: $isApproved) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  return async (userId: string, isApproved: boolean) => {
    const response = await commit(
      { groupId, userId, isApproved },
      {
        updater: (store, data) => {
          if (!data || !resultOf(data)?.__typename.endsWith('Payload')) return
          const to = isApproved ? 'GroupMembers_members' : undefined
          moveGroupMember(store, { groupId, userId }, { from: 'GroupRequests_joinRequests', to })
        },
      },
    )
    return resultOf(response) ?? NO_RESULT
  }
}

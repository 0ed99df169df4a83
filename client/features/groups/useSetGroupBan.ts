import { graphql } from 'react-relay/hooks'
import type { useSetGroupBanMutation } from '#client/__generated__/useSetGroupBanMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { resultOf } from '#client/relay/useToggle.ts'
import { moveGroupMember, NO_RESULT, type GroupMemberList } from './group-lists.ts'

/** Bans a member from a group, or ends the ban. `from` is the list that shows the member. */
export function useSetGroupBan(groupId: string, from: GroupMemberList) {
  const commit = useMutationPromise<useSetGroupBanMutation>(graphql`
    mutation useSetGroupBanMutation($groupId: ID!, $userId: ID!, $isBanned: Boolean!) {
      banGroupMember(input: { groupId: $groupId, userId: $userId }) @include(if: $isBanned) {
        __typename
        ... on BanGroupMemberPayload {
          group {
            ...useSetMembership_group
          }
        }
        ... on Error {
          message
        }
      }
      unbanGroupMember(input: { groupId: $groupId, userId: $userId }) @skip(if: $isBanned) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  return async (userId: string, isBanned: boolean) => {
    const response = await commit(
      { groupId, userId, isBanned },
      {
        updater: (store, data) => {
          if (!data || !resultOf(data)?.__typename.endsWith('Payload')) return
          const to = isBanned ? 'GroupBans_bannedMembers' : undefined
          moveGroupMember(store, { groupId, userId }, { from, to })
        },
      },
    )
    return resultOf(response) ?? NO_RESULT
  }
}

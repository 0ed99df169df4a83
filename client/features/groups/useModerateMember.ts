import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import type { useModerateMemberMutation } from '#client/__generated__/useModerateMemberMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { resultOf } from '#client/relay/useToggle.ts'
import { NO_RESULT } from './notify-outcome.ts'

export type MemberAction = 'approve' | 'decline' | 'remove' | 'ban' | 'unban'

const LISTS = ['GroupMembers_members', 'GroupRequests_joinRequests', 'GroupBans_bannedMembers']
/** The list that contains the member afterwards. It is fetched again when it is shown. */
const NEXT_LISTS: Partial<Record<MemberAction, string>> = {
  approve: 'GroupMembers_members',
  ban: 'GroupBans_bannedMembers',
}

/** Performs an action of owners and moderators on a member, who leaves the lists of the group. */
export function useModerateMember(groupId: string) {
  const commit = useMutationPromise<useModerateMemberMutation>(graphql`
    mutation useModerateMemberMutation(
      $groupId: ID!
      $userId: ID!
      $approve: Boolean!
      $decline: Boolean!
      $remove: Boolean!
      $ban: Boolean!
      $unban: Boolean!
    ) {
      approveGroupMember(input: { groupId: $groupId, userId: $userId }) @include(if: $approve) {
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
      declineGroupMember(input: { groupId: $groupId, userId: $userId }) @include(if: $decline) {
        __typename
        ... on DeclineGroupMemberPayload {
          group {
            ...useSetMembership_group
          }
        }
        ... on Error {
          message
        }
      }
      removeGroupMember(input: { groupId: $groupId, userId: $userId }) @include(if: $remove) {
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
      banGroupMember(input: { groupId: $groupId, userId: $userId }) @include(if: $ban) {
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
      unbanGroupMember(input: { groupId: $groupId, userId: $userId }) @include(if: $unban) {
        __typename
        ... on UnbanGroupMemberPayload {
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
  return async (userId: string, action: MemberAction) => {
    const response = await commit(
      {
        groupId,
        userId,
        approve: action === 'approve',
        decline: action === 'decline',
        remove: action === 'remove',
        ban: action === 'ban',
        unban: action === 'unban',
      },
      {
        updater: (store, data) => {
          if (data && resultOf(data)?.__typename.endsWith('Payload'))
            moveMember(store, { groupId, userId, to: NEXT_LISTS[action] })
        },
      },
    )
    return resultOf(response) ?? NO_RESULT
  }
}

type Move = { groupId: string; userId: string; to: string | undefined }

function moveMember(store: RecordSourceProxy, { groupId, userId, to }: Move): void {
  const group = store.get(groupId)
  for (const key of LISTS) {
    const list = group && ConnectionHandler.getConnection(group, key)
    if (!list) continue
    if (key === to) list.invalidateRecord()
    else ConnectionHandler.deleteNode(list, userId)
  }
}

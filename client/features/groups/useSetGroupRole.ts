import { graphql } from 'react-relay/hooks'
import { ConnectionHandler } from 'relay-runtime'
import type {
  GroupRole,
  useSetGroupRoleMutation,
} from '#client/__generated__/useSetGroupRoleMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Changes the role of a member of a group, who stays in place in the list. */
export function useSetGroupRole(groupId: string) {
  const commit = useMutationPromise<useSetGroupRoleMutation>(graphql`
    mutation useSetGroupRoleMutation($input: SetGroupRoleInput!) {
      setGroupRole(input: $input) {
        __typename
        ... on SetGroupRolePayload {
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
  return async (userId: string, role: GroupRole) => {
    const { setGroupRole } = await commit(
      { input: { groupId, userId, role } },
      {
        updater: (store, data) => {
          const group = store.get(groupId)
          if (!group || data?.setGroupRole.__typename !== 'SetGroupRolePayload') return
          const members = ConnectionHandler.getConnection(group, 'GroupMembers_members')
          for (const edge of members?.getLinkedRecords('edges') ?? [])
            if (edge?.getLinkedRecord('node')?.getDataID() === userId) edge.setValue(role, 'role')
        },
      },
    )
    return setGroupRole
  }
}

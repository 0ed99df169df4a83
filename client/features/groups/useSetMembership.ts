import { graphql, useFragment } from 'react-relay/hooks'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import type { useSetMembership_group$key } from '#client/__generated__/useSetMembership_group.graphql.ts'
import type { useSetMembershipMutation } from '#client/__generated__/useSetMembershipMutation.graphql.ts'
import { invalidateFollowedFeed } from '#client/features/feed/feed-connection.ts'
import { useToggle } from '#client/relay/useToggle.ts'

/** Joins or leaves a group optimistically, or sends or withdraws the request to join. Afterwards the home feed is outdated. */
export function useSetMembership(groupRef: useSetMembership_group$key): (isMember: boolean) => void {
  const group = useFragment(
    graphql`
      fragment useSetMembership_group on Group {
        id
        joining
        memberCount
        viewerRole
        viewerHasRequested
      }
    `,
    groupRef,
  )
  const wasMember = group.viewerRole !== null
  const setMembership = useToggle<useSetMembershipMutation>({
    subject: `membership of ${group.id}`,
    mutation: graphql`
      mutation useSetMembershipMutation($groupId: ID!, $isMember: Boolean!) {
        joinGroup(input: { groupId: $groupId }) @include(if: $isMember) {
          __typename
          ... on JoinGroupPayload {
            group {
              ...useSetMembership_group
            }
          }
          ... on Error {
            message
          }
        }
        leaveGroup(input: { groupId: $groupId }) @skip(if: $isMember) {
          __typename
          ... on LeaveGroupPayload {
            group {
              ...useSetMembership_group
            }
          }
          ... on Error {
            message
          }
        }
      }
    `,
    variables: (isMember) => ({ groupId: group.id, isMember }),
    optimisticUpdater: (store, isMember) => {
      const changed = store.get(group.id)
      const asks = isMember && group.joining === 'ON_REQUEST'
      changed?.setValue(asks, 'viewerHasRequested')
      if (asks) return
      changed?.setValue(isMember ? 'MEMBER' : null, 'viewerRole')
      changed?.setValue(group.memberCount + Number(isMember) - Number(wasMember), 'memberCount')
    },
    updater: (store) => {
      invalidateFollowedFeed(store)
      invalidateOwnGroups(store)
    },
    failed: {
      on: 'Failed to join the group. Please try again.',
      off: 'Failed to leave the group. Please try again.',
    },
  })
  return (isMember) => {
    if (isMember !== (wasMember || group.viewerHasRequested)) setMembership(isMember)
  }
}

/** Marks the list of the groups of the viewer as outdated. */
export function invalidateOwnGroups(store: RecordSourceProxy): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  if (viewer) ConnectionHandler.getConnection(viewer, 'OwnGroups_groups')?.invalidateRecord()
}

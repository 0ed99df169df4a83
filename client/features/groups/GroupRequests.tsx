import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { GroupRequests_group$key } from '#client/__generated__/GroupRequests_group.graphql.ts'
import type { GroupRequestsPaginationQuery } from '#client/__generated__/GroupRequestsPaginationQuery.graphql.ts'
import { MemberItems } from '#client/features/follows/MemberList.tsx'
import { NoMembers } from '#client/features/follows/NoMembers.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { ModerateMemberItem } from './ModerateMemberItem.tsx'
import { notifyOutcome } from './notify-outcome.ts'
import { useModerateMember } from './useModerateMember.ts'

type GroupRequestsProps = { group: GroupRequests_group$key; labelledBy: string; refresh: () => Promise<void> }

/** Members who ask to join a group, for its owners and moderators. */
export function GroupRequests({ group, labelledBy, refresh }: GroupRequestsProps) {
  const { data, ...pagination } = usePaginationFragment<
    GroupRequestsPaginationQuery,
    GroupRequests_group$key
  >(
    graphql`
      fragment GroupRequests_group on Group
      @refetchable(queryName: "GroupRequestsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        joinRequests(first: $count, after: $cursor) @connection(key: "GroupRequests_joinRequests") {
          edges {
            node {
              id
              username
              ...MemberList_user
            }
          }
        }
      }
    `,
    group,
  )
  const { edges } = data.joinRequests
  const members = useMemo(() => edges.map(({ node }) => node), [edges])
  return (
    <MemberItems
      members={members}
      renderParts={({ id, username }) => ({
        menu: (
          <Menu>
            <ModerateMemberItem action="ban" groupId={data.id} userId={id} username={username} />
          </Menu>
        ),
        actions: <Decision groupId={data.id} userId={id} username={username} />,
      })}
      pagination={pagination}
      labelledBy={labelledBy}
      empty={
        <NoMembers title="No requests" refresh={refresh}>
          Members who ask to join appear here.
        </NoMembers>
      }
    />
  )
}

type DecisionProps = { groupId: string; userId: string; username: string }

function Decision({ groupId, userId, username }: DecisionProps) {
  const moderate = useModerateMember(groupId)
  const answer = (isApproved: boolean) =>
    notifyOutcome(moderate(userId, isApproved ? 'approve' : 'decline'), {
      done: isApproved ? `@${username} is in the group now` : `The request of @${username} is declined`,
      fallback: 'Failed to answer the request',
    })
  const name = <span className="visually-hidden">@{username}</span>
  return (
    <>
      <Button size="small" onClick={() => void answer(true)}>
        Approve {name}
      </Button>
      <Button size="small" variant="secondary" onClick={() => void answer(false)}>
        Decline {name}
      </Button>
    </>
  )
}

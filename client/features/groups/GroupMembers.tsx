import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { GroupMembers_group$key } from '#client/__generated__/GroupMembers_group.graphql.ts'
import type { GroupMembersPaginationQuery } from '#client/__generated__/GroupMembersPaginationQuery.graphql.ts'
import { MemberItems } from '#client/features/follows/MemberList.tsx'
import { NoMembers } from '#client/features/follows/NoMembers.tsx'
import { GroupMemberMenu } from './GroupMemberMenu.tsx'
import { RoleBadge } from './RoleBadge.tsx'

type GroupMembersProps = { group: GroupMembers_group$key; labelledBy: string; refresh: () => Promise<void> }

/** Owners, moderators and members of a group, with the actions that the role of the viewer allows. */
export function GroupMembers({ group, labelledBy, refresh }: GroupMembersProps) {
  const { data, ...pagination } = usePaginationFragment<GroupMembersPaginationQuery, GroupMembers_group$key>(
    graphql`
      fragment GroupMembers_group on Group
      @refetchable(queryName: "GroupMembersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        viewerRole
        members(first: $count, after: $cursor) @connection(key: "GroupMembers_members") {
          edges {
            role
            node {
              id
              ...GroupMemberMenu_user
              ...MemberList_user
            }
          }
        }
      }
    `,
    group,
  )
  const { edges } = data.members
  const members = useMemo(() => edges.map(({ role, node }) => ({ ...node, role })), [edges])
  return (
    <MemberItems
      members={members}
      renderParts={(member) => ({
        note: <RoleBadge role={member.role} />,
        menu: (
          <GroupMemberMenu groupId={data.id} viewerRole={data.viewerRole} user={member} role={member.role} />
        ),
      })}
      pagination={pagination}
      labelledBy={labelledBy}
      empty={
        <NoMembers title="Nobody to show" refresh={refresh}>
          You have blocked or muted all members of this group.
        </NoMembers>
      }
    />
  )
}

import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { GroupBans_group$key } from '#client/__generated__/GroupBans_group.graphql.ts'
import type { GroupBansPaginationQuery } from '#client/__generated__/GroupBansPaginationQuery.graphql.ts'
import { MemberItems } from '#client/features/follows/MemberList.tsx'
import { NoMembers } from '#client/features/follows/NoMembers.tsx'
import { Button } from '#client/ui/Button.tsx'
import { notifyOutcome } from './notify-outcome.ts'
import { useModerateMember } from './useModerateMember.ts'

type GroupBansProps = { group: GroupBans_group$key; labelledBy: string; refresh: () => Promise<void> }

/** Members who cannot join a group, for its owners and moderators. */
export function GroupBans({ group, labelledBy, refresh }: GroupBansProps) {
  const { data, ...pagination } = usePaginationFragment<GroupBansPaginationQuery, GroupBans_group$key>(
    graphql`
      fragment GroupBans_group on Group
      @refetchable(queryName: "GroupBansPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        bannedMembers(first: $count, after: $cursor) @connection(key: "GroupBans_bannedMembers") {
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
  const { edges } = data.bannedMembers
  const members = useMemo(() => edges.map(({ node }) => node), [edges])
  return (
    <MemberItems
      members={members}
      renderParts={({ id, username }) => ({
        actions: <UnbanButton groupId={data.id} userId={id} username={username} />,
      })}
      pagination={pagination}
      labelledBy={labelledBy}
      empty={
        <NoMembers title="Nobody is banned" refresh={refresh}>
          Banned members appear here.
        </NoMembers>
      }
    />
  )
}

type UnbanButtonProps = { groupId: string; userId: string; username: string }

function UnbanButton({ groupId, userId, username }: UnbanButtonProps) {
  const moderate = useModerateMember(groupId)
  const unban = () =>
    notifyOutcome(moderate(userId, 'unban'), {
      done: `@${username} can join again`,
      fallback: 'Failed to end the ban',
    })
  return (
    <Button size="small" variant="secondary" onClick={() => void unban()}>
      Unban <span className="visually-hidden">@{username}</span>
    </Button>
  )
}

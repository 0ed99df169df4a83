import ShieldUser from 'lucide-react/icons/shield-user'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupMemberMenu_user$key } from '#client/__generated__/GroupMemberMenu_user.graphql.ts'
import type { GroupRole } from '#client/__generated__/GroupMembers_group.graphql.ts'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { ModerateMemberItem } from './ModerateMemberItem.tsx'
import { notifyOutcome } from './notify-outcome.ts'
import { useSetGroupRole } from './useSetGroupRole.ts'

const ROLES: readonly { role: GroupRole; name: string }[] = [
  { role: 'OWNER', name: 'owner' },
  { role: 'MODERATOR', name: 'moderator' },
  { role: 'MEMBER', name: 'member' },
]

type GroupMemberMenuProps = {
  groupId: string
  viewerRole: GroupRole | null | undefined
  user: GroupMemberMenu_user$key
  /** The role of the member. */
  role: GroupRole
}

/** Not rendered if the role of the viewer allows no action on the member. Owners lose their role before they can be removed. */
export function GroupMemberMenu({ groupId, viewerRole, user, role: currentRole }: GroupMemberMenuProps) {
  const member = useFragment(
    graphql`
      fragment GroupMemberMenu_user on User {
        id
        username
        isViewer
      }
    `,
    user,
  )
  const setRole = useSetGroupRole(groupId)
  const isOwner = viewerRole === 'OWNER'
  const canRemove =
    !member.isViewer &&
    (currentRole === 'MEMBER'
      ? isOwner || viewerRole === 'MODERATOR'
      : isOwner && currentRole === 'MODERATOR')
  if (!isOwner && !canRemove) return null

  const target = { groupId, userId: member.id, username: member.username }
  const change = ({ role, name }: (typeof ROLES)[number]) =>
    notifyOutcome(setRole(member.id, role), {
      done: `@${member.username} is ${role === 'OWNER' ? 'an' : 'a'} ${name} now`,
      fallback: 'Failed to change the role',
    })
  return (
    <Menu>
      {isOwner &&
        ROLES.filter(({ role }) => role !== currentRole).map((choice) => (
          <MenuItem
            key={choice.role}
            label={`Make ${choice.name}`}
            icon={ShieldUser}
            onSelect={() => void change(choice)}
          />
        ))}
      {canRemove && (
        <>
          <ModerateMemberItem action="remove" {...target} />
          <ModerateMemberItem action="ban" {...target} />
        </>
      )}
    </Menu>
  )
}

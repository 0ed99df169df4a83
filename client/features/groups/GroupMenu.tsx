import Link2 from 'lucide-react/icons/link-2'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import UsersRound from 'lucide-react/icons/users-round'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupMenu_group$key } from '#client/__generated__/GroupMenu_group.graphql.ts'
import { ReportItem } from '#client/features/reports/ReportItem.tsx'
import { copyLink } from '#client/features/sharing/share-or-copy-link.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { groupMembersPath, groupPath } from '#rules/site-paths.ts'
import { editGroupPath } from './group-paths.ts'
import { isGroupModerator } from './group-roles.ts'
import { LeaveGroupDialog } from './LeaveGroupDialog.tsx'
import { useSetMembership } from './useSetMembership.ts'

const DeleteGroupDialog = lazyOptional(
  async () => (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog,
)

/** The actions on a group, which depend on the role of the viewer. */
export function GroupMenu({ group: groupRef }: { group: GroupMenu_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupMenu_group on Group {
        id
        slug
        viewerRole
        name
        joining
        ...useSetMembership_group
        ...DeleteGroupDialog_group
      }
    `,
    groupRef,
  )
  const setMembership = useSetMembership(group)
  const { id, slug, name, joining, viewerRole } = group
  return (
    <Menu>
      {isGroupModerator(viewerRole) && <MenuItem label="Edit group" icon={Pencil} to={editGroupPath(slug)} />}
      <MenuItem label="Members" icon={UsersRound} to={groupMembersPath(slug)} />
      <MenuItem
        label="Copy link"
        icon={Link2}
        onSelect={() => void copyLink(location.origin + groupPath(slug))}
      />
      {viewerRole && (
        <MenuItem
          label="Leave group"
          icon={LogOut}
          renderDialog={(controls) => (
            <LeaveGroupDialog
              name={name}
              joining={joining}
              onLeave={() => setMembership(false)}
              {...controls}
            />
          )}
        />
      )}
      {viewerRole === 'OWNER' ? (
        <MenuItem
          label="Delete group"
          icon={Trash2}
          isDanger
          renderDialog={(controls) => <DeleteGroupDialog group={group} {...controls} />}
        />
      ) : (
        <ReportItem subject={{ id, name: 'group' }} />
      )}
    </Menu>
  )
}

import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import ShieldUser from 'lucide-react/icons/shield-user'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountMenuItems_viewer$key } from '#client/__generated__/AccountMenuItems_viewer.graphql.ts'
import { useLogout } from '#client/features/auth/useLogout.ts'
import { ThemeMenuItem } from '#client/features/settings/ThemeMenuItem.tsx'
import { paths } from '#client/paths.ts'
import { useInstall } from '#client/pwa/install-prompt.ts'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { moderationPath } from '#rules/site-paths.ts'
import { discover, groups, profile, saved } from './navigation.ts'

type AccountMenuItemsProps = {
  viewer: AccountMenuItems_viewer$key
  isWide: boolean
  onShowShortcuts: () => void
}

/** The entries of the account menu. Their code is loaded when the menu opens. */
export function AccountMenuItems({ viewer, isWide, onShowShortcuts }: AccountMenuItemsProps) {
  const { role } = useFragment(
    graphql`
      fragment AccountMenuItems_viewer on Viewer {
        role
      }
    `,
    viewer,
  )
  const logout = useLogout()
  const install = useInstall()
  return (
    <>
      <MenuItem {...profile} label="View Profile" />
      {/* Wide windows have a link to the dashboard in the side menu. */}
      {!isWide && <MenuItem {...discover} />}
      <MenuItem {...saved} />
      <MenuItem {...groups} />
      {role !== 'MEMBER' && <MenuItem label="Moderation" icon={ShieldUser} to={moderationPath} />}
      <MenuItem label="Settings" icon={Settings} to={paths.settings} />
      <ThemeMenuItem />
      {install && <MenuItem label="Install Guffaw" icon={Download} onSelect={install} />}
      {/* Phones rarely have a keyboard. */}
      {isWide && <MenuItem label="Keyboard shortcuts" icon={Keyboard} onSelect={onShowShortcuts} />}
      <MenuItem label="Sign Out" icon={LogOut} onSelect={() => void logout()} />
    </>
  )
}

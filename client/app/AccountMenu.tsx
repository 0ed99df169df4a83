import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountMenu_user$key } from '#client/__generated__/AccountMenu_user.graphql.ts'
import { useInstall } from '#client/pwa/install-prompt.ts'
import { useLogout } from '#client/features/auth/useLogout.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import styles from './AccountMenu.module.css'

type AccountMenuProps = {
  user: AccountMenu_user$key
  /** Undefined on narrow windows, which rarely have a keyboard. */
  onShowShortcuts?: () => void
}

export function AccountMenu({ user: userRef, onShowShortcuts }: AccountMenuProps) {
  const user = useFragment(
    graphql`
      fragment AccountMenu_user on User {
        fullName
        username
        photoUrl(width: 128)
        photoSrcSet
      }
    `,
    userRef,
  )
  const logout = useLogout()
  const install = useInstall()
  return (
    <Menu
      trigger={
        <button type="button" aria-label="Account menu" className={styles.trigger}>
          <Avatar src={user.photoUrl} srcSet={user.photoSrcSet} size={34} />
        </button>
      }
      header={
        <div className={styles.who}>
          <span dir="auto" className={styles.name}>
            <bdi>{user.fullName}</bdi>
          </span>
          <span className={styles.username}>@{user.username}</span>
        </div>
      }
      items={[
        { label: 'View Profile', icon: UserRound, to: paths.ownProfile },
        { label: 'Settings', icon: Settings, to: paths.settings },
        ...(install ? [{ label: 'Install Guffaw', icon: Download, onSelect: install }] : []),
        ...(onShowShortcuts
          ? [{ label: 'Keyboard shortcuts', icon: Keyboard, onSelect: onShowShortcuts }]
          : []),
        { label: 'Sign Out', icon: LogOut, onSelect: () => void logout() },
      ]}
    />
  )
}

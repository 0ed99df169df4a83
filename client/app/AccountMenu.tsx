import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountMenu_user$key } from '#client/__generated__/AccountMenu_user.graphql.ts'
import { useInstall } from '#client/pwa/install-prompt.ts'
import { useLogout } from '#client/features/auth/useLogout.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import { ThemeMenuItem } from '#client/features/settings/ThemeMenuItem.tsx'
import styles from './AccountMenu.module.css'
import { navigation } from './navigation.ts'

type AccountMenuProps = {
  user: AccountMenu_user$key
  isWide: boolean
  onShowShortcuts: () => void
}

export function AccountMenu({ user: userRef, isWide, onShowShortcuts }: AccountMenuProps) {
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
    >
      {navigation.accountMenu(isWide).map((link) => (
        <MenuItem key={link.to} {...link} />
      ))}
      <ThemeMenuItem />
      {install && <MenuItem label="Install Guffaw" icon={Download} onSelect={install} />}
      {/* Phones rarely have a keyboard. */}
      {isWide && <MenuItem label="Keyboard shortcuts" icon={Keyboard} onSelect={onShowShortcuts} />}
      <MenuItem label="Sign Out" icon={LogOut} onSelect={() => void logout()} />
    </Menu>
  )
}

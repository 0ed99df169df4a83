import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountMenu_viewer$key } from '#client/__generated__/AccountMenu_viewer.graphql.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import styles from './AccountMenu.module.css'

// The menu opens when this code is loaded, too.
const AccountMenuItems = lazy(async () => ({
  default: (await import('./AccountMenuItems.tsx')).AccountMenuItems,
}))

type AccountMenuProps = {
  viewer: AccountMenu_viewer$key
  isWide: boolean
  onShowShortcuts: () => void
}

export function AccountMenu({ viewer: viewerRef, ...items }: AccountMenuProps) {
  const viewer = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        user {
          fullName
          username
          photoUrl(width: 128)
          photoSrcSet
        }
        ...AccountMenuItems_viewer
      }
    `,
    viewerRef,
  )
  const { user } = viewer
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
      <AccountMenuItems viewer={viewer} {...items} />
    </Menu>
  )
}

import Bell from 'lucide-react/icons/bell'
import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { NavLink } from 'react-router-dom'
import type { NotificationBell_viewer$key } from '#client/__generated__/NotificationBell_viewer.graphql.ts'
import { paths } from '#client/paths.ts'
import { titlePrefix } from '#client/ui/browser/title-prefix.ts'
import styles from './NotificationBell.module.css'

/** Links to the notifications and shows the number of unread ones, also in the title of the document. */
export function NotificationBell({ viewer: viewerRef }: { viewer: NotificationBell_viewer$key }) {
  const { unreadNotificationCount: count } = useFragment(
    graphql`
      fragment NotificationBell_viewer on Viewer {
        unreadNotificationCount
      }
    `,
    viewerRef,
  )
  const shortCount = count > 99 ? '99+' : count
  useEffect(() => {
    titlePrefix.set(count > 0 ? `(${shortCount}) ` : '')
    return () => titlePrefix.set('')
  }, [count, shortCount])
  return (
    <NavLink
      to={paths.notifications}
      aria-label={count > 0 ? `Notifications, ${count} unread` : 'Notifications'}
      title="Notifications"
      // The style sheet renders the count, because visible text would have to be part of the name.
      data-count={count > 0 ? shortCount : undefined}
      className={styles.bell}
    >
      <Bell aria-hidden="true" />
    </NavLink>
  )
}

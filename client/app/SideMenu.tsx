import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import UserRound from 'lucide-react/icons/user-round'
import { NavLink } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import styles from './SideMenu.module.css'

const entries = [
  { to: paths.ownProfile, label: 'Profile', icon: UserRound },
  { to: paths.feed, label: 'Latest', icon: Clock },
  { to: paths.trending, label: 'Trending', icon: Flame },
]

/** The navigation of wide windows. `NavLink` marks the current entry with `aria-current`. */
export function SideMenu() {
  return (
    <nav aria-label="Menu" className={styles.menu}>
      {entries.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={styles.entry}>
          <Icon aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

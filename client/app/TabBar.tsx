import Flame from 'lucide-react/icons/flame'
import House from 'lucide-react/icons/house'
import SquarePlus from 'lucide-react/icons/square-plus'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { NavLink } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import styles from './TabBar.module.css'

const tabs = [
  { to: paths.feed, label: 'Home', icon: House },
  { to: paths.trending, label: 'Trending', icon: Flame },
  { to: paths.compose, label: 'Create', icon: SquarePlus },
  { to: paths.ranking, label: 'Ranking', icon: Trophy },
  { to: paths.ownProfile, label: 'Profile', icon: UserRound },
  { to: paths.editProfile, label: 'Edit profile', icon: UserRoundPen },
]

/** The navigation of narrow windows. */
export function TabBar() {
  return (
    <nav aria-label="Tabs" className={styles.bar}>
      {tabs.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={styles.tab}>
          <Icon aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

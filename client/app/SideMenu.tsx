import { NavLink } from 'react-router-dom'
import { navigation } from './navigation.ts'
import styles from './SideMenu.module.css'

/** The navigation of wide windows. `NavLink` marks the current entry with `aria-current`. */
export function SideMenu() {
  return (
    <nav aria-label="Main" className={styles.menu}>
      {navigation.sideMenu.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={styles.entry}>
          <Icon aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

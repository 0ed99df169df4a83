import { NavLink } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { classNames } from '#client/ui/class-names.ts'
import { navigation } from './navigation.ts'
import styles from './TabBar.module.css'

/** The navigation of narrow windows. */
export function TabBar() {
  return (
    <nav aria-label="Main" className={styles.bar}>
      {navigation.tabBar.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={classNames(styles.tab, to === paths.compose && styles.main)}>
          <Icon aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

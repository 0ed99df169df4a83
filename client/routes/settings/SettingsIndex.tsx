import ChevronRight from 'lucide-react/icons/chevron-right'
import LogOut from 'lucide-react/icons/log-out'
import { Link } from 'react-router-dom'
import { useLogout } from '#client/features/auth/useLogout.ts'
import type { SectionName } from '#client/features/settings/section-names.ts'
import { paths } from '#client/paths.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { classNames } from '#client/ui/class-names.ts'
import { sections } from './sections.tsx'
import styles from './SettingsIndex.module.css'

const GROUPS: readonly (readonly SectionName[])[] = [
  ['account', 'password', 'devices'],
  ['notifications', 'privacy', 'content'],
  ['appearance', 'video', 'shortcuts'],
  ['data', 'developers'],
]

/** The list of all sections. */
export function SettingsIndex({ current }: { current: SectionName | undefined }) {
  const logout = useLogout()
  const renderLink = (name: SectionName, className?: string) => {
    const { title, icon: Icon } = sections[name]
    return (
      <li key={name}>
        <Link
          to={paths.settingsSection(name)}
          aria-current={name === current ? 'page' : undefined}
          className={classNames(styles.row, className)}
        >
          <Icon aria-hidden="true" className={styles.icon} />
          <span className={styles.label}>{title}</span>
          <ChevronRight aria-hidden="true" className={styles.chevron} />
        </Link>
      </li>
    )
  }
  return (
    <nav aria-label="Settings" className={styles.groups}>
      {GROUPS.map((names) => (
        <ul key={names[0]} className={cardClass({ isEdgeToEdge: true }, styles.group)}>
          {names.map((name) => renderLink(name))}
        </ul>
      ))}
      <ul className={cardClass({ isEdgeToEdge: true }, styles.group)}>
        <li>
          <button type="button" className={styles.row} onClick={() => void logout()}>
            <LogOut aria-hidden="true" className={styles.icon} />
            <span className={styles.label}>Sign Out</span>
          </button>
        </li>
        {renderLink('delete', styles.danger)}
      </ul>
    </nav>
  )
}

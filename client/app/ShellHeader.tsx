import type { ReactNode } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Logo } from '#client/ui/Logo.tsx'
import styles from './ShellHeader.module.css'
import { useHiddenHeader } from './useHiddenHeader.ts'

/** `children` are the tools beside the logo. On phones the screens of the own profile have no header. */
export function ShellHeader({ children }: { children: ReactNode }) {
  const isHidden = useHiddenHeader()
  const isOwnProfile = [useMatch(paths.ownProfile), useMatch(paths.editProfile)].some(Boolean)
  return (
    <header className={classNames(styles.header, isHidden && styles.hidden, isOwnProfile && styles.wideOnly)}>
      <div className={styles.content}>
        <Link to={paths.feed} className={styles.home}>
          <Logo height={30} />
        </Link>
        <div className={styles.tools}>{children}</div>
      </div>
    </header>
  )
}

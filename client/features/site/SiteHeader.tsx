import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Logo } from '#client/ui/Logo.tsx'
import { ThemeSwitch } from '#client/ui/ThemeSwitch.tsx'
import styles from './SiteHeader.module.css'

/** The header of the pages without data. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.landing} aria-label="Guffaw home" className={styles.home}>
          <Logo />
        </Link>
        {children && (
          <nav aria-label="This page" className={styles.nav}>
            {children}
          </nav>
        )}
        <div className={styles.actions}>
          <ThemeSwitch />
          <ButtonLink to={paths.login} variant="secondary" className={styles.login}>
            Login
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

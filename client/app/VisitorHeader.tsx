import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { loginPath, registerPath } from '#client/session/return-path.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Logo } from '#client/ui/Logo.tsx'
import { ThemeSwitch } from '#client/ui/ThemeSwitch.tsx'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { HeaderSearch } from './HeaderSearch.tsx'
import styles from './VisitorHeader.module.css'

const links = [
  { to: paths.discover, label: 'Discover' },
  { to: paths.everyone, label: 'Latest' },
  { to: paths.templates, label: 'Templates' },
  { to: paths.make, label: 'Make' },
]

/** The header and the navigation of visitors. On phones, the prompt at the bottom has the button to join. */
export function VisitorHeader() {
  const isWide = useMediaQuery(WIDE_SCREEN)
  const location = useLocation()
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={paths.landing} aria-label="Guffaw home" className={styles.home}>
            <Logo height={30} />
          </Link>
          {isWide && <VisitorNavigation />}
          <div className={styles.actions}>
            <ThemeSwitch />
            <HeaderSearch isWide={isWide} />
            <ButtonLink
              to={loginPath(location)}
              variant={isWide ? 'secondary' : 'quiet'}
              className={styles.button}
            >
              Log in
            </ButtonLink>
            {isWide && (
              <ButtonLink to={registerPath(location)} className={styles.button}>
                Join
              </ButtonLink>
            )}
          </div>
        </div>
      </header>
      {!isWide && <VisitorNavigation />}
    </>
  )
}

function VisitorNavigation() {
  return (
    <nav aria-label="Main" className={styles.nav}>
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

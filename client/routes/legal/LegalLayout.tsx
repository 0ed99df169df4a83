import { NavLink, Outlet } from 'react-router-dom'
import { SiteFooter } from '#client/features/site/SiteFooter.tsx'
import { SiteHeader } from '#client/features/site/SiteHeader.tsx'
import { paths } from '#client/paths.ts'
import { transparencyPath } from '#rules/site-paths.ts'
import styles from './LegalLayout.module.css'

export function LegalLayout() {
  return (
    <>
      <SiteHeader />
      <div className={styles.page}>
        <nav aria-label="Legal documents" className={styles.documents}>
          <NavLink to={paths.termsOfService}>Terms</NavLink>
          <NavLink to={paths.privacyPolicy}>Privacy</NavLink>
          <NavLink to={paths.rules}>Rules</NavLink>
          <NavLink to={transparencyPath}>Transparency</NavLink>
          <NavLink to={paths.credits}>Credits</NavLink>
        </nav>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <SiteFooter />
    </>
  )
}

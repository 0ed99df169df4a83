import { Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '#client/session/return-path.ts'
import { VisitorContext } from '#client/session/visitor.ts'
import { Invitation } from '#client/features/sharing/Invitation.tsx'
import { SiteFooter } from '#client/features/site/SiteFooter.tsx'
import { SiteHeader } from '#client/features/site/SiteHeader.tsx'
import styles from './VisitorFrame.module.css'

/** What surrounds something that was shared with a visitor: an invitation stands beside it. */
export function VisitorFrame() {
  return (
    <VisitorContext value={true}>
      <SiteHeader loginTo={loginPath(useLocation())} />
      <div className={styles.columns}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Invitation />
      </div>
      <SiteFooter />
    </VisitorContext>
  )
}

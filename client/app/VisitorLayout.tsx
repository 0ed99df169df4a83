import { Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '#client/session/return-path.ts'
import { VisitorContext } from '#client/session/useRequireSignIn.ts'
import { SignUpPrompt } from '#client/features/sharing/SignUpPrompt.tsx'
import { SiteFooter } from '#client/features/site/SiteFooter.tsx'
import { SiteHeader } from '#client/features/site/SiteHeader.tsx'
import styles from './VisitorLayout.module.css'

/** The layout of shared posts for visitors, with a prompt to sign up. */
export function VisitorLayout() {
  return (
    <VisitorContext value={true}>
      <SiteHeader loginTo={loginPath(useLocation())} />
      <div className={styles.columns}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <SignUpPrompt />
      </div>
      <SiteFooter />
    </VisitorContext>
  )
}

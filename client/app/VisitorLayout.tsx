import { Outlet, useMatch } from 'react-router-dom'
import { SignUpPrompt } from '#client/features/sharing/SignUpPrompt.tsx'
import { SiteFooter } from '#client/features/site/SiteFooter.tsx'
import { paths } from '#client/paths.ts'
import { classNames } from '#client/ui/class-names.ts'
import { VisitorContext } from '#client/session/useRequireSignIn.ts'
import { VisitorHeader } from './VisitorHeader.tsx'
import styles from './VisitorLayout.module.css'

/** The layout of public screens for visitors, with a prompt to sign up unless the screen itself is one. */
export function VisitorLayout() {
  // The dashboard has columns of its own.
  const isBroad = useMatch(paths.discover) !== null
  const isForMembers = [useMatch(paths.trending), useMatch(paths.member(':userId'))].some(Boolean)
  return (
    <VisitorContext value={true}>
      <VisitorHeader />
      <div className={classNames(styles.columns, isBroad && styles.broad)}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {!isForMembers && <SignUpPrompt />}
      </div>
      <SiteFooter />
    </VisitorContext>
  )
}

import { useEffect, useState } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { Outlet, useMatch, useNavigate } from 'react-router-dom'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { ComposerProvider } from '#client/features/composer/ComposerProvider.tsx'
import { MemberSummary } from '#client/features/members/MemberSummary.tsx'
import { SensitiveMediaContext } from '#client/features/media/sensitive-media.ts'
import { NotificationBell } from '#client/features/notifications/NotificationBell.tsx'
import { useShortcut } from '#client/ui/shortcuts/shortcuts.ts'
import { paths } from '#client/paths.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { registerServiceWorker } from '#client/pwa/register-service-worker.ts'
import { AfterHydration } from '#client/ui/AfterHydration.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { useOnceTrue } from '#client/ui/useOnceTrue.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Shell.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { shellQuery } from './shellLoader.ts'
import { SideMenu } from './SideMenu.tsx'
import { TabBar } from './TabBar.tsx'

// No content waits for the live updates and the install card.
const LiveUpdates = lazyOptional(async () => (await import('./LiveUpdates.tsx')).LiveUpdates)
const InstallCard = lazyOptional(async () => (await import('#client/pwa/InstallCard.tsx')).InstallCard)
// Most phones need neither.
const ShortcutsHelp = lazyOptional(
  async () => (await import('#client/ui/shortcuts/ShortcutsHelp.tsx')).ShortcutsHelp,
)
const TrendingPanel = lazyOptional(
  async () => (await import('#client/features/trending/TrendingPanel.tsx')).TrendingPanel,
)

/** The layout of all screens of members: three columns, or one with a tab bar on narrow windows. */
export function Shell({ query }: { query: PreloadedQuery<shellLoaderQuery> }) {
  const { viewer } = useRouteQuery<shellLoaderQuery>(shellQuery, query)
  const isWide = useMediaQuery(WIDE_SCREEN)
  // These screens use the width of both columns, and the dashboard has the trending members itself.
  const isDashboard = useMatch(paths.discover) !== null
  const isSettings = useMatch(`${paths.settings}/*`) !== null
  const hasTrendingPanel = isWide && !isDashboard && !isSettings
  const isOwnProfile = useMatch(paths.ownProfile) !== null
  useEffect(registerServiceWorker, [])
  const navigate = useNavigate()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const wasHelpOpen = useOnceTrue(isHelpOpen)
  const showHelp = () => setHelpOpen(true)
  useShortcut('n', () => void navigate(paths.compose))
  useShortcut('?', showHelp)
  return (
    <ComposerProvider viewer={viewer}>
      <AfterHydration>{viewer && <LiveUpdates viewer={viewer} />}</AfterHydration>
      <ShellHeader>
        {viewer && (
          <>
            <HeaderSearch isWide={isWide} />
            <NotificationBell viewer={viewer} />
            <AccountMenu viewer={viewer} isWide={isWide} onShowShortcuts={showHelp} />
          </>
        )}
      </ShellHeader>
      <div className={styles.columns}>
        {isWide && (
          <div className={styles.side}>
            {viewer && !isOwnProfile && <MemberSummary user={viewer.user} />}
            <SideMenu />
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.content}>
          <SensitiveMediaContext value={viewer?.sensitiveMedia}>
            <Outlet />
          </SensitiveMediaContext>
        </main>
        {hasTrendingPanel && (
          <div className={styles.side}>
            <AfterHydration>
              <TrendingPanel />
            </AfterHydration>
          </div>
        )}
      </div>
      <AfterHydration>
        <InstallCard />
      </AfterHydration>
      {!isWide && <TabBar />}
      {wasHelpOpen && <ShortcutsHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />}
    </ComposerProvider>
  )
}

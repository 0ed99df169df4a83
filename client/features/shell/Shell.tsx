import { Outlet, useLoaderData } from 'react-router-dom'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { MemberSummary } from '#client/features/members/MemberSummary.tsx'
import { LivePosts } from '#client/features/posts/LivePosts.tsx'
import { NewPostsProvider } from '#client/features/posts/NewPostsProvider.tsx'
import { TrendingPanel } from '#client/features/trending/TrendingPanel.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/useMediaQuery.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Shell.module.css'
import { ShellHeader } from './ShellHeader.tsx'
import { shellQuery, type shellLoader } from './shellLoader.ts'
import { SideMenu } from './SideMenu.tsx'
import { TabBar } from './TabBar.tsx'

/** What surrounds every screen of a member: three columns, or one with a tab bar where there is no room. */
export function Shell() {
  const { viewer } = useRouteQuery<shellLoaderQuery>(shellQuery, useLoaderData<typeof shellLoader>())
  const isWide = useMediaQuery(WIDE_SCREEN)
  return (
    <NewPostsProvider>
      <LivePosts />
      <ShellHeader>{viewer && <AccountMenu user={viewer.user} />}</ShellHeader>
      <div className={styles.columns}>
        {isWide && (
          <div className={styles.side}>
            {viewer && <MemberSummary user={viewer.user} />}
            <SideMenu />
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
        {isWide && (
          <div className={styles.side}>
            <TrendingPanel />
          </div>
        )}
      </div>
      {!isWide && <TabBar />}
    </NewPostsProvider>
  )
}

import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { everyoneLoaderQuery } from '#client/__generated__/everyoneLoaderQuery.graphql.ts'
import { LIVE_FEEDS } from '#client/features/feed/feed-connection.ts'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { FeedTabs } from '#client/features/feed/FeedTabs.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { paths } from '#client/paths.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { type everyoneLoader, everyoneQuery } from './everyoneLoader.ts'

export function EveryoneRoute() {
  const headingId = useId()
  const isVisitor = useIsVisitor()
  const reference = useLoaderData<typeof everyoneLoader>()
  return (
    <>
      <ScreenHeading id={headingId} isHidden={!isVisitor}>
        Latest Posts
      </ScreenHeading>
      <FeedTabs current={paths.everyone}>
        <ListScreen<everyoneLoaderQuery>
          query={everyoneQuery}
          reference={reference}
          live={LIVE_FEEDS.everyone}
        >
          {(query, refresh) => <FeedPosts query={query} labelledBy={headingId} refresh={refresh} />}
        </ListScreen>
      </FeedTabs>
    </>
  )
}

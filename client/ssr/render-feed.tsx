import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { preloadPostComposer } from '#client/routes/feed/feed-composer.tsx'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { FeedRoute } from '#client/routes/feed/FeedRoute.tsx'
import { preloadNewcomerFeed } from '#client/routes/feed/newcomer-feed.tsx'
import { newcomerQuery } from '#client/routes/feed/NewcomerFeed.tsx'
import type { ServerRender } from '#client/ui/browser/server-render.ts'
import { renderMemberScreen, type EmbeddedResponses } from './render-member-screen.tsx'

export async function renderFeed(responses: EmbeddedResponses, serverRender: ServerRender) {
  await preloadNewcomerFeed()
  if (serverRender.isWide) await preloadPostComposer()
  return renderMemberScreen(paths.feed, responses, serverRender, ({ publish, preload }) => {
    publish(newcomerQuery)
    return { loader: () => preload<feedLoaderQuery>(feedQuery), Component: FeedRoute }
  })
}

import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { ConnectionArguments, Page } from '#server/platform/database/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'
import { FEED, UNFILTERED_FEEDS } from './post-lists.ts'
import type { PostRow } from './post-query.ts'

type FeedLoader = DataLoader<string, Page<PostRow> | null>

/** Further viewers use the next connection meanwhile. */
const VIEWERS_OF_STATEMENT = 16
/** Pages that are requested at the same time. Most viewers request the first one. */
const PAGES_MAX = 100

/** The feeds of viewers who request the same page at the same time, null for viewers who hide anything (decision 0054). */
const sharedFeeds = perApp(({ sql }) => {
  const loaders = new LRUCache<string, FeedLoader>({ max: PAGES_MAX })
  return (window: ConnectionArguments): FeedLoader => {
    const key = JSON.stringify(window)
    const known = loaders.get(key)
    if (known) return known
    const loader: FeedLoader = new DataLoader(
      async (viewerIds) => {
        const pages = await UNFILTERED_FEEDS.loadRead(sql, {}, viewerIds, window)
        return viewerIds.map((id) => pages.get(id) ?? null)
      },
      {
        cache: false,
        maxBatchSize: VIEWERS_OF_STATEMENT,
        batchScheduleFn: (dispatch) => void setImmediate(dispatch),
      },
    )
    loaders.set(key, loader)
    return loader
  }
})

/** The filters of a viewer can make a statement slow, which must not delay others. */
export async function loadFeed(
  dependencies: Dependencies,
  viewerId: string,
  window: ConnectionArguments,
): Promise<Page<PostRow>> {
  const shared = await sharedFeeds(dependencies)(window).load(viewerId)
  return shared ?? FEED.load(dependencies.sql, { viewerId }, window)
}

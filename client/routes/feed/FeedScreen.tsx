import { lazy } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { useNewPosts } from '#client/features/feed/useNewPosts.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/useMediaQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { feedQuery, type feedLoader } from './feedLoader.ts'
import styles from './FeedScreen.module.css'

/** Not there on a phone, which need not fetch it. */
const loadComposer = () => import('#client/features/composer/PostComposer.tsx')
const PostComposer = lazy(async () => ({ default: (await loadComposer()).PostComposer }))

export function FeedScreen({ headingId }: { headingId: string }) {
  const isWide = useMediaQuery(WIDE_SCREEN)
  // Beside the query, not after it: the posts come together with what is above them.
  if (isWide) void loadComposer()
  const reference = useLoaderData<typeof feedLoader>()
  const query = useRouteQuery<feedLoaderQuery>(feedQuery, reference)
  const fetchAnew = useRefresh(feedQuery, reference.variables, FRESH_SECONDS.posts)
  const { release } = useNewPosts()
  const refresh = async () => {
    await fetchAnew()
    release()
  }
  return (
    <PullToRefresh refresh={refresh}>
      <div className={styles.screen}>
        {isWide && <PostComposer user={query.viewer?.user} variant="card" />}
        <FeedPosts query={query} labelledBy={headingId} refresh={refresh} />
      </div>
    </PullToRefresh>
  )
}

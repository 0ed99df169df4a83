import { useLoaderData } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { useNewPosts } from '#client/features/feed/useNewPosts.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/useMediaQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { PostComposer } from './feed-composer.tsx'
import { feedQuery, type feedLoader } from './feedLoader.ts'
import styles from './FeedScreen.module.css'

export function FeedScreen({ headingId }: { headingId: string }) {
  const isWide = useMediaQuery(WIDE_SCREEN)
  const reference = useLoaderData<typeof feedLoader>()
  const query = useRouteQuery<feedLoaderQuery>(feedQuery, reference)
  const refetch = useRefresh(feedQuery, reference.variables, FRESH_SECONDS.posts)
  const { release } = useNewPosts()
  const refresh = async () => {
    await refetch()
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

import { useLoaderData } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { FeedPosts } from '#client/features/posts/FeedPosts.tsx'
import { PostComposer } from '#client/features/posts/PostComposer.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/useMediaQuery.ts'
import { feedQuery, type feedLoader } from './feedLoader.ts'
import styles from './FeedScreen.module.css'

export function FeedScreen({ headingId }: { headingId: string }) {
  const query = useRouteQuery<feedLoaderQuery>(feedQuery, useLoaderData<typeof feedLoader>())
  const isWide = useMediaQuery(WIDE_SCREEN)
  return (
    <div className={styles.screen}>
      {isWide && <PostComposer user={query.viewer?.user} variant="card" />}
      <FeedPosts query={query} labelledBy={headingId} />
    </div>
  )
}

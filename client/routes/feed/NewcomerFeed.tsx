import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NewcomerFeedQuery } from '#client/__generated__/NewcomerFeedQuery.graphql.ts'
import { LIVE_FEEDS } from '#client/features/feed/feed-connection.ts'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { PullToRefresh } from '#client/features/feed/PullToRefresh.tsx'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { SuggestedMembers } from '#client/features/follows/SuggestedMembers.tsx'
import { paths } from '#client/paths.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import styles from './FeedRoute.module.css'

export const newcomerQuery = graphql`
  query NewcomerFeedQuery @preloadable @throwOnFieldError {
    viewer {
      needsOnboarding
    }
    ...SuggestedMembers_query
    ...FeedPosts_query
  }
`
const variables = {}

/** For pages that the server has rendered. */
export function loadNewcomerFeed(signal: AbortSignal): void {
  loadRouteQuery<NewcomerFeedQuery>(newcomerQuery, variables, signal)
}

type NewcomerFeedProps = {
  labelledBy: string
  refreshHome: () => Promise<void>
  /** Changes with each attempt to load the screen. */
  fetchKey: string
  composer: ReactNode
  /** The home feed, once the member follows someone. */
  children: ReactNode
}

/** The feed of a member who follows nobody, after the first steps: suggestions above the posts of everyone. The suggestions stay until the member leaves. */
export function NewcomerFeed({ labelledBy, refreshHome, fetchKey, composer, children }: NewcomerFeedProps) {
  const query = useLazyLoadQuery<NewcomerFeedQuery>(newcomerQuery, variables, { fetchKey })
  const needsOnboarding = query.viewer?.needsOnboarding === true
  const navigate = useNavigate()
  useEffect(() => {
    if (needsOnboarding) void navigate(paths.welcome, { replace: true })
  }, [needsOnboarding, navigate])
  const refetch = useRefresh(newcomerQuery, variables, FRESH_SECONDS.posts)
  const { reveal } = useLiveList(LIVE_FEEDS.everyone)
  const refresh = async () => {
    await Promise.all([refreshHome(), refetch()])
    reveal()
  }
  if (needsOnboarding) return <PostFeedSkeleton />
  return (
    <PullToRefresh refresh={refresh}>
      <div className={styles.screen}>
        {composer}
        <SuggestedMembers query={query} />
        {children ?? <FeedPosts query={query} labelledBy={labelledBy} refresh={refresh} />}
      </div>
    </PullToRefresh>
  )
}

import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ReactNode } from 'react'
import type { NewcomerFeedQuery } from '#client/__generated__/NewcomerFeedQuery.graphql.ts'
import { FeedPosts } from '#client/features/feed/FeedPosts.tsx'
import { SuggestedMembers } from '#client/features/follows/SuggestedMembers.tsx'
import styles from './FeedRoute.module.css'

export const newcomerQuery = graphql`
  query NewcomerFeedQuery @throwOnFieldError {
    ...SuggestedMembers_query
    ...FeedPosts_query
  }
`

type NewcomerFeedProps = {
  labelledBy: string
  refresh: () => Promise<void>
  /** Changes with each attempt to load the screen. */
  fetchKey: string
  /** The home feed, once the member follows someone. */
  children: ReactNode
}

/** The feed of a member who follows nobody: suggestions above the posts of everyone. The suggestions stay until the member leaves. */
export function NewcomerFeed({ labelledBy, refresh, fetchKey, children }: NewcomerFeedProps) {
  const query = useLazyLoadQuery<NewcomerFeedQuery>(newcomerQuery, {}, { fetchKey })
  return (
    <div className={styles.screen}>
      <SuggestedMembers query={query} />
      {children ?? <FeedPosts query={query} labelledBy={labelledBy} refresh={refresh} />}
    </div>
  )
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { discoverLoaderQuery } from '#client/__generated__/discoverLoaderQuery.graphql.ts'
import type { discoverLoaderTopPostsQuery } from '#client/__generated__/discoverLoaderTopPostsQuery.graphql.ts'
import { periodOf } from '#client/features/feed/top-periods.ts'
import { preloadFollowButton } from '#client/features/follows/follow-button.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const dashboardQuery = graphql`
  query discoverLoaderQuery @throwOnFieldError {
    ...Dashboard_query
  }
`

export const topPostsQuery = graphql`
  query discoverLoaderTopPostsQuery($period: TopPeriod!) @throwOnFieldError {
    ...TopPosts_query @arguments(period: $period)
  }
`

/** Two queries: another period loads its posts only. */
export async function discoverLoader({ request: { signal, url } }: LoaderFunctionArgs) {
  const period = periodOf(new URL(url).searchParams)
  const queries = {
    dashboard: loadRouteQuery<discoverLoaderQuery>(dashboardQuery, {}, signal),
    topPosts: loadRouteQuery<discoverLoaderTopPostsQuery>(topPostsQuery, { period }, signal),
  }
  await preloadFollowButton().catch(() => undefined)
  return queries
}

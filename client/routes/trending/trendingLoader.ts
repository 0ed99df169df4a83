import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { trendingLoaderQuery } from '#client/__generated__/trendingLoaderQuery.graphql.ts'
import { isVisitorRequest } from '#client/relay/server-requests.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const trendingQuery = graphql`
  query trendingLoaderQuery @throwOnFieldError {
    ...TrendingPosts_query
  }
`

/** Null for visitors. */
export async function trendingLoader({ request }: LoaderFunctionArgs) {
  if (await isVisitorRequest(request)) return null
  return loadRouteQuery<trendingLoaderQuery>(trendingQuery, {}, request.signal)
}

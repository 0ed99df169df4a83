import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { trendingLoaderQuery } from '#client/__generated__/trendingLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const trendingQuery = graphql`
  query trendingLoaderQuery @throwOnFieldError {
    ...TrendingPosts_query
  }
`

export function trendingLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<trendingLoaderQuery>(trendingQuery, {}, request.signal)
}

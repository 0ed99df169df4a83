import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { rankingLoaderQuery } from '#client/__generated__/rankingLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const rankingQuery = graphql`
  query rankingLoaderQuery @throwOnFieldError {
    trendingMembers(first: 50) {
      ...TrendingMembers_members
    }
  }
`

export function rankingLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<rankingLoaderQuery>(rankingQuery, {}, request.signal)
}

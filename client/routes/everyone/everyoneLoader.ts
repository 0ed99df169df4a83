import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { everyoneLoaderQuery } from '#client/__generated__/everyoneLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const everyoneQuery = graphql`
  query everyoneLoaderQuery @throwOnFieldError {
    ...FeedPosts_query
  }
`

export function everyoneLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<everyoneLoaderQuery>(everyoneQuery, {}, request.signal)
}

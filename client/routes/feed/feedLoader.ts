import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const feedQuery = graphql`
  query feedLoaderQuery @throwOnFieldError {
    viewer {
      user {
        ...PostComposer_user
      }
    }
    ...FeedPosts_query
  }
`

export function feedLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<feedLoaderQuery>(feedQuery, {}, request.signal)
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { savedLoaderQuery } from '#client/__generated__/savedLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const savedQuery = graphql`
  query savedLoaderQuery @throwOnFieldError {
    viewer {
      ...SavedPosts_viewer
    }
  }
`

export function savedLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<savedLoaderQuery>(savedQuery, {}, request.signal)
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { decisionsLoaderQuery } from '#client/__generated__/decisionsLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const decisionsQuery = graphql`
  query decisionsLoaderQuery @throwOnFieldError {
    viewer {
      ...Decisions_viewer
    }
  }
`

/** Always fetched: a notification leads here when there is a new decision. */
export function decisionsLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<decisionsLoaderQuery>(decisionsQuery, {}, request.signal, {
    fetchPolicy: 'store-and-network',
  })
}

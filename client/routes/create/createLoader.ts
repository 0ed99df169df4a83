import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { createLoaderQuery } from '#client/__generated__/createLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const createQuery = graphql`
  query createLoaderQuery @throwOnFieldError {
    viewer {
      user {
        ...PostComposer_user
      }
    }
    ...usePopularTemplates_query @arguments(count: 12)
  }
`

export function createLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<createLoaderQuery>(createQuery, {}, request.signal)
}

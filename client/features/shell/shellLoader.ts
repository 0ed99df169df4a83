import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const shellQuery = graphql`
  query shellLoaderQuery @throwOnFieldError {
    viewer {
      user {
        ...AccountMenu_user
        ...MemberSummary_user
      }
    }
  }
`

export function shellLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<shellLoaderQuery>(shellQuery, {}, request.signal)
}

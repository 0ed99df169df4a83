import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { profileLoaderQuery } from '#client/__generated__/profileLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const profileQuery = graphql`
  query profileLoaderQuery @throwOnFieldError {
    viewer {
      user {
        ...MemberHeader_user
        ...MemberTabs_user
      }
    }
  }
`

export function profileLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<profileLoaderQuery>(profileQuery, {}, request.signal)
}

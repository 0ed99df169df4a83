import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { editProfileLoaderQuery } from '#client/__generated__/editProfileLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const editProfileQuery = graphql`
  query editProfileLoaderQuery @throwOnFieldError {
    viewer {
      ...EditProfileForm_viewer
      user {
        ...ProfilePhoto_user
      }
    }
  }
`

/** Always fetched: the profile may have been edited on another device. */
export function editProfileLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<editProfileLoaderQuery>(editProfileQuery, {}, request.signal, {
    fetchPolicy: 'network-only',
  })
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { followersLoaderQuery } from '#client/__generated__/followersLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const followersQuery = graphql`
  query followersLoaderQuery($userId: UUID!) @throwOnFieldError {
    user(id: $userId) {
      fullName
      ...Followers_user
    }
  }
`

/** Null if the path contains no valid id. */
export function followersLoader({ params: { userId }, request }: LoaderFunctionArgs) {
  if (!userId || !validate(userId)) return null
  return loadRouteQuery<followersLoaderQuery>(followersQuery, { userId }, request.signal)
}

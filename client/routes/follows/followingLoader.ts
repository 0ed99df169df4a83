import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { followingLoaderQuery } from '#client/__generated__/followingLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const followingQuery = graphql`
  query followingLoaderQuery($userId: UUID!) @throwOnFieldError {
    user(id: $userId) {
      fullName
      ...Following_user
    }
  }
`

/** Null if the path contains no valid id. */
export function followingLoader({ params: { userId }, request }: LoaderFunctionArgs) {
  if (!userId || !validate(userId)) return null
  return loadRouteQuery<followingLoaderQuery>(followingQuery, { userId }, request.signal)
}

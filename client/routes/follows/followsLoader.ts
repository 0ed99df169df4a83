import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { followsLoaderFollowersQuery } from '#client/__generated__/followsLoaderFollowersQuery.graphql.ts'
import type { followsLoaderFollowingQuery } from '#client/__generated__/followsLoaderFollowingQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const followersQuery = graphql`
  query followsLoaderFollowersQuery($userId: UUID!) @throwOnFieldError {
    user(id: $userId) {
      fullName
      ...Followers_user
    }
  }
`

export const followingQuery = graphql`
  query followsLoaderFollowingQuery($userId: UUID!) @throwOnFieldError {
    user(id: $userId) {
      fullName
      ...Following_user
    }
  }
`

/** Null if the path contains no valid id. */
export function followersLoader({ params: { userId }, request }: LoaderFunctionArgs) {
  if (!userId || !validate(userId)) return null
  return loadRouteQuery<followsLoaderFollowersQuery>(followersQuery, { userId }, request.signal)
}

/** Null if the path contains no valid id. */
export function followingLoader({ params: { userId }, request }: LoaderFunctionArgs) {
  if (!userId || !validate(userId)) return null
  return loadRouteQuery<followsLoaderFollowingQuery>(followingQuery, { userId }, request.signal)
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { followsLoaderQuery } from '#client/__generated__/followsLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const followsQuery = graphql`
  query followsLoaderQuery($userId: UUID!, $followers: Boolean!) @throwOnFieldError {
    user(id: $userId) {
      fullName
      ...Followers_user @include(if: $followers) @alias
      ...Following_user @skip(if: $followers) @alias
    }
  }
`

/** Null if the path contains no valid id. */
function load({ params: { userId }, request }: LoaderFunctionArgs, followers: boolean) {
  if (!userId || !validate(userId)) return null
  return loadRouteQuery<followsLoaderQuery>(followsQuery, { userId, followers }, request.signal)
}

export const followersLoader = (args: LoaderFunctionArgs) => load(args, true)

export const followingLoader = (args: LoaderFunctionArgs) => load(args, false)

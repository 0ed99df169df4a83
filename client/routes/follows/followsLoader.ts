import { graphql } from 'react-relay/hooks'
import { matchPath, type LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { followsLoaderQuery } from '#client/__generated__/followsLoaderQuery.graphql.ts'
import { paths } from '#client/paths.ts'
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

/** The path decides which of both lists is shown. Null if it contains no valid id. */
export function followsLoader({ params: { userId }, request }: LoaderFunctionArgs) {
  if (!userId || !validate(userId)) return null
  const followers = matchPath(paths.followers(':userId'), new URL(request.url).pathname) !== null
  return loadRouteQuery<followsLoaderQuery>(followsQuery, { userId, followers }, request.signal)
}

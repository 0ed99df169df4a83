import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const memberQuery = graphql`
  query memberLoaderQuery($userId: UUID!) @throwOnFieldError {
    user(id: $userId) {
      id
      fullName
      isViewer
      viewerBlocks
      ...BlockedProfile_user
      ...MemberHeader_user
      ...MemberPosts_user
    }
  }
`

/** Null if the path contains no valid id. */
export function memberLoader({ params: { userId }, request }: LoaderFunctionArgs) {
  if (!userId || !validate(userId)) return null
  return loadRouteQuery<memberLoaderQuery>(memberQuery, { userId }, request.signal)
}

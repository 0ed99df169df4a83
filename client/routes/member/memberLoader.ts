import { fetchQuery, graphql } from 'react-relay/hooks'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { validate } from 'uuid'
import type { memberLoaderQuery } from '#client/__generated__/memberLoaderQuery.graphql.ts'
import type { memberLoaderSharedQuery } from '#client/__generated__/memberLoaderSharedQuery.graphql.ts'
import type { memberLoaderByNameQuery } from '#client/__generated__/memberLoaderByNameQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { relayEnvironment } from '#client/relay/environment.ts'
import { isVisitorRequest } from '#client/relay/server-requests.ts'
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
      ...MemberTabs_user
    }
  }
`

export const sharedMemberQuery = graphql`
  query memberLoaderSharedQuery($userId: UUID!) @throwOnFieldError {
    sharedUser(id: $userId) {
      fullName
      username
      photoUrl(width: 256)
      photoSrcSet
    }
  }
`

export const memberByNameQuery = graphql`
  query memberLoaderByNameQuery($username: String!) @throwOnFieldError {
    userByUsername(username: $username) {
      databaseId
    }
  }
`

/** Null if the path contains no valid id. The path of a mention, such as `/profile/@ann`, redirects to the one with the id. */
export async function memberLoader({ params: { userId }, request }: LoaderFunctionArgs) {
  if (userId?.startsWith('@')) return redirectToMember(userId.slice(1))
  if (!userId || !validate(userId)) return null
  if (await isVisitorRequest(request))
    return { shared: loadRouteQuery<memberLoaderSharedQuery>(sharedMemberQuery, { userId }, request.signal) }
  return loadRouteQuery<memberLoaderQuery>(memberQuery, { userId }, request.signal)
}

async function redirectToMember(username: string): Promise<'unknown name'> {
  const response = await fetchQuery<memberLoaderByNameQuery>(relayEnvironment(), memberByNameQuery, {
    username,
  }).toPromise()
  if (!response?.userByUsername) return 'unknown name'
  throw redirect(paths.member(response.userByUsername.databaseId))
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { isVisitorRequest } from '#client/relay/server-requests.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { preloadVisitorLayout } from './visitor-layout.tsx'

export const shellQuery = graphql`
  query shellLoaderQuery @throwOnFieldError {
    viewer {
      sensitiveMedia
      ...ComposerProvider_viewer
      ...LiveUpdates_viewer
      ...AccountMenu_viewer
      ...NotificationBell_viewer
      user {
        ...MemberSummary_user
      }
    }
  }
`

/** Null for visitors, who have another layout. */
export async function shellLoader({ request }: LoaderFunctionArgs) {
  if (await isVisitorRequest(request)) {
    await preloadVisitorLayout()
    return null
  }
  return loadRouteQuery<shellLoaderQuery>(shellQuery, {}, request.signal)
}

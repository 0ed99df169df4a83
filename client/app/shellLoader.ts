import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { sessionStatus } from '#client/session/session.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const shellQuery = graphql`
  query shellLoaderQuery @throwOnFieldError {
    viewer {
      ...ComposerProvider_viewer
      ...LiveUpdates_viewer
      ...NotificationBell_viewer
      user {
        ...AccountMenu_user
        ...MemberSummary_user
      }
    }
  }
`

/** Null for visitors, who have another layout. */
export async function shellLoader({ request }: LoaderFunctionArgs) {
  if ((await sessionStatus()) === 'visitor') return null
  return loadRouteQuery<shellLoaderQuery>(shellQuery, {}, request.signal)
}

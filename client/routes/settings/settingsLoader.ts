import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { settingsLoaderQuery } from '#client/__generated__/settingsLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const settingsQuery = graphql`
  query settingsLoaderQuery @throwOnFieldError {
    ...ConnectedAccounts_query
    ...PushSetting_query
    viewer {
      ...NotificationSettings_viewer
      ...DownloadData_viewer
      ...SessionList_viewer
      ...AccessTokens_viewer
      ...PrivacySettings_viewer
    }
  }
`

/** Always fetched, so that the lists show new sessions and the last use of tokens. */
export function settingsLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<settingsLoaderQuery>(settingsQuery, {}, request.signal, {
    fetchPolicy: 'network-only',
  })
}

import { graphql } from 'react-relay/hooks'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { isSectionName, type SectionName } from '#client/features/settings/section-names.ts'
import { paths } from '#client/paths.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const settingsQueries = {
  account: graphql`
    query settingsLoaderAccountQuery @throwOnFieldError {
      ...ConnectedAccounts_query
      viewer {
        ...AccountSettings_viewer
      }
    }
  `,
  devices: graphql`
    query settingsLoaderDevicesQuery @throwOnFieldError {
      viewer {
        ...SessionList_viewer
      }
    }
  `,
  notifications: graphql`
    query settingsLoaderNotificationsQuery @throwOnFieldError {
      ...PushSetting_query
      viewer {
        ...NotificationSettings_viewer
      }
    }
  `,
  privacy: graphql`
    query settingsLoaderPrivacyQuery @throwOnFieldError {
      viewer {
        ...PrivacySettings_viewer
      }
    }
  `,
  content: graphql`
    query settingsLoaderContentQuery @throwOnFieldError {
      viewer {
        ...ContentSettings_viewer
      }
    }
  `,
  data: graphql`
    query settingsLoaderDataQuery @throwOnFieldError {
      viewer {
        ...DownloadData_viewer
      }
    }
  `,
  developers: graphql`
    query settingsLoaderDevelopersQuery @throwOnFieldError {
      viewer {
        ...AccessTokens_viewer
      }
    }
  `,
}

const hasQuery = (section: SectionName): section is keyof typeof settingsQueries => section in settingsQueries

/** Always fetched, so that the lists show new sessions and the last use of tokens. Not every section has a query. */
export function settingsLoader({ request, params: { section } }: LoaderFunctionArgs) {
  if (section === undefined) return null
  if (!isSectionName(section)) throw redirect(paths.settings)
  if (!hasQuery(section)) return null
  return loadRouteQuery(settingsQueries[section], {}, request.signal, { fetchPolicy: 'network-only' })
}

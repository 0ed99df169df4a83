import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { notificationsLoaderQuery } from '#client/__generated__/notificationsLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const notificationsQuery = graphql`
  query notificationsLoaderQuery @throwOnFieldError {
    viewer {
      ...NotificationList_viewer
    }
  }
`

export function notificationsLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<notificationsLoaderQuery>(notificationsQuery, {}, request.signal)
}

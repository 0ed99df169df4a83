import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { transparencyLoaderQuery } from '#client/__generated__/transparencyLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const transparencyQuery = graphql`
  query transparencyLoaderQuery @throwOnFieldError {
    transparency {
      ...ModerationNumbers_report
      ...AuthorityContact_report
    }
  }
`

export function transparencyLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<transparencyLoaderQuery>(transparencyQuery, {}, request.signal)
}

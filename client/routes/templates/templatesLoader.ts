import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { templatesLoaderQuery } from '#client/__generated__/templatesLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const templatesQuery = graphql`
  query templatesLoaderQuery @throwOnFieldError {
    ...usePopularTemplates_query @arguments(count: 50)
  }
`

export function templatesLoader({ request }: LoaderFunctionArgs) {
  return loadRouteQuery<templatesLoaderQuery>(templatesQuery, {}, request.signal)
}

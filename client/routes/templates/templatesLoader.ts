import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { templatesLoaderQuery } from '#client/__generated__/templatesLoaderQuery.graphql.ts'
import { readTemplateParams } from '#client/features/memes/template-params.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'
import { isOverlongSearch } from '#rules/search-query.ts'

export const templatesQuery = graphql`
  query templatesLoaderQuery($query: String!, $sort: MemeTemplateSort!) @throwOnFieldError {
    ...TemplateList_query @arguments(query: $query, sort: $sort)
  }
`

/** Null if the text of the search is too long. */
export function templatesLoader({ request }: LoaderFunctionArgs) {
  const { q, sort } = readTemplateParams(new URL(request.url).searchParams)
  if (isOverlongSearch(q)) return null
  return loadRouteQuery<templatesLoaderQuery>(templatesQuery, { query: q.trim(), sort }, request.signal)
}

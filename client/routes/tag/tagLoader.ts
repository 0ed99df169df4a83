import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { tagLoaderQuery } from '#client/__generated__/tagLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const tagQuery = graphql`
  query tagLoaderQuery($name: String!) @throwOnFieldError {
    tag(name: $name) {
      name
      postCount
      ...TagSummary_tag
      ...TagPosts_tag
      ...FollowTagButton_tag
    }
  }
`

export function tagLoader({ params: { name = '' }, request }: LoaderFunctionArgs) {
  return loadRouteQuery<tagLoaderQuery>(tagQuery, { name }, request.signal)
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { createLoaderQuery } from '#client/__generated__/createLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const createQuery = graphql`
  query createLoaderQuery($group: String!, $hasGroup: Boolean!) @throwOnFieldError {
    group(slug: $group) @include(if: $hasGroup) {
      id
      name
      viewerRole
    }
    viewer {
      user {
        ...PostComposer_user
      }
    }
    ...usePopularTemplates_query @arguments(count: 12)
  }
`

/** `?group=` names the group to post in. */
export function createLoader({ request }: LoaderFunctionArgs) {
  const group = new URL(request.url).searchParams.get('group') ?? ''
  const variables = { group, hasGroup: group !== '' }
  return loadRouteQuery<createLoaderQuery>(createQuery, variables, request.signal)
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { groupsLoaderQuery } from '#client/__generated__/groupsLoaderQuery.graphql.ts'
import { groupSortIn } from '#client/features/groups/group-paths.ts'
import { isVisitorRequest } from '#client/relay/server-requests.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const groupsQuery = graphql`
  query groupsLoaderQuery($isOwn: Boolean!, $sort: GroupSort!) @throwOnFieldError {
    viewer @include(if: $isOwn) {
      ...OwnGroups_viewer
    }
    ...AllGroups_query @skip(if: $isOwn) @alias
  }
`

/** By default, members see their own groups. */
export async function groupsLoader({ request }: LoaderFunctionArgs) {
  const sort = groupSortIn(new URL(request.url).searchParams)
  const isOwn = sort === undefined && !(await isVisitorRequest(request))
  const variables = { isOwn, sort: sort ?? 'POPULAR' } as const
  return loadRouteQuery<groupsLoaderQuery>(groupsQuery, variables, request.signal)
}

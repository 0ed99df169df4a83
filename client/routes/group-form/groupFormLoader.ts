import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { groupFormLoaderQuery } from '#client/__generated__/groupFormLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const groupFormQuery = graphql`
  query groupFormLoaderQuery($slug: String!) @throwOnFieldError {
    group(slug: $slug) {
      viewerRole
      ...GroupForm_group
    }
  }
`

/** Null for a new group. An existing one is always fetched: another member may have edited it. */
export function groupFormLoader({ params: { slug }, request }: LoaderFunctionArgs) {
  if (slug === undefined) return null
  return loadRouteQuery<groupFormLoaderQuery>(groupFormQuery, { slug }, request.signal, {
    fetchPolicy: 'network-only',
  })
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { groupLoaderPostsQuery } from '#client/__generated__/groupLoaderPostsQuery.graphql.ts'
import type { groupLoaderQuery } from '#client/__generated__/groupLoaderQuery.graphql.ts'
import { groupPostSortIn } from '#client/features/groups/group-paths.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const groupQuery = graphql`
  query groupLoaderQuery($slug: String!) @throwOnFieldError {
    group(slug: $slug) {
      id
      slug
      ...GroupHeader_group
      ...PinnedPosts_group
    }
  }
`

export const groupPostsQuery = graphql`
  query groupLoaderPostsQuery($slug: String!, $sort: GroupPostSort!) @throwOnFieldError {
    group(slug: $slug) {
      ...GroupPosts_group
    }
  }
`

export function groupLoader({ params: { slug = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  const sort = groupPostSortIn(new URL(url).searchParams)
  return {
    group: loadRouteQuery<groupLoaderQuery>(groupQuery, { slug }, signal),
    posts: loadRouteQuery<groupLoaderPostsQuery>(groupPostsQuery, { slug, sort }, signal),
  }
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { groupMembersLoaderListQuery } from '#client/__generated__/groupMembersLoaderListQuery.graphql.ts'
import type { groupMembersLoaderReportedQuery } from '#client/__generated__/groupMembersLoaderReportedQuery.graphql.ts'
import type { groupMembersLoaderQuery } from '#client/__generated__/groupMembersLoaderQuery.graphql.ts'
import { loadRouteQuery } from '#client/relay/useRouteQuery.ts'

export const groupMembersQuery = graphql`
  query groupMembersLoaderQuery($slug: String!) @throwOnFieldError {
    group(slug: $slug) {
      name
      slug
      viewerRole
    }
  }
`

export const groupMembersListQuery = graphql`
  query groupMembersLoaderListQuery(
    $slug: String!
    $members: Boolean!
    $requests: Boolean!
    $banned: Boolean!
  ) @throwOnFieldError {
    group(slug: $slug) {
      ...GroupMembers_group @include(if: $members) @alias
      ...GroupRequests_group @include(if: $requests) @alias
      ...GroupBans_group @include(if: $banned) @alias
    }
  }
`

export const reportedPostsQuery = graphql`
  query groupMembersLoaderReportedQuery($slug: String!) @throwOnFieldError {
    group(slug: $slug) {
      ...ReportedPosts_group
    }
  }
`

export const MEMBER_TABS = ['members', 'requests', 'banned', 'reported'] as const

/** The group, and the list in the tab of the URL. */
export function groupMembersLoader({ params: { slug = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  const value = new URL(url).searchParams.get('tab')
  const tab = MEMBER_TABS.find((name) => name === value) ?? 'members'
  const isShown = { members: tab === 'members', requests: tab === 'requests', banned: tab === 'banned' }
  const group = loadRouteQuery<groupMembersLoaderQuery>(groupMembersQuery, { slug }, signal)
  if (tab === 'reported') {
    const posts = loadRouteQuery<groupMembersLoaderReportedQuery>(reportedPostsQuery, { slug }, signal)
    return { tab, group, posts }
  }
  const members = loadRouteQuery<groupMembersLoaderListQuery>(
    groupMembersListQuery,
    { slug, ...isShown },
    signal,
  )
  return { tab, group, members }
}

import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { groupMembersLoaderListQuery } from '#client/__generated__/groupMembersLoaderListQuery.graphql.ts'
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
    $reported: Boolean!
  ) @throwOnFieldError {
    group(slug: $slug) {
      ...GroupMembers_group @include(if: $members) @alias
      ...GroupRequests_group @include(if: $requests) @alias
      ...GroupBans_group @include(if: $banned) @alias
      ...ReportedPosts_group @include(if: $reported) @alias
    }
  }
`

export const MEMBER_TABS = ['members', 'requests', 'banned', 'reported'] as const

/** The group, and the list in the tab of the URL. */
export function groupMembersLoader({ params: { slug = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  const value = new URL(url).searchParams.get('tab')
  const tab = MEMBER_TABS.find((name) => name === value) ?? 'members'
  const isShown = {
    members: tab === 'members',
    requests: tab === 'requests',
    banned: tab === 'banned',
    reported: tab === 'reported',
  }
  return {
    tab,
    group: loadRouteQuery<groupMembersLoaderQuery>(groupMembersQuery, { slug }, signal),
    list: loadRouteQuery<groupMembersLoaderListQuery>(groupMembersListQuery, { slug, ...isShown }, signal),
  }
}

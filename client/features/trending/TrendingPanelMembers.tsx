import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { TrendingPanelMembersQuery } from '#client/__generated__/TrendingPanelMembersQuery.graphql.ts'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { TrendingMembers } from './TrendingMembers.tsx'

const query = graphql`
  query TrendingPanelMembersQuery @throwOnFieldError {
    trendingMembers(first: 10) {
      ...TrendingMembers_members
    }
  }
`
const variables = {}

/** Runs its query on mount instead of in the route's loader, because phones do not show this panel. */
export function TrendingPanelMembers({ attempt }: { attempt: number }) {
  const { trendingMembers } = useLazyLoadQuery<TrendingPanelMembersQuery>(query, variables, {
    fetchKey: attempt,
  })
  useRefresh(query, variables, FRESH_SECONDS.posts)
  return <TrendingMembers members={trendingMembers} />
}

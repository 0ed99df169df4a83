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

/** Asks when it is shown, not with the route: a phone has no room for this panel and should not load it. */
export function TrendingPanelMembers({ attempt }: { attempt: number }) {
  const { trendingMembers } = useLazyLoadQuery<TrendingPanelMembersQuery>(query, variables, {
    fetchKey: attempt,
  })
  useRefresh(query, variables, FRESH_SECONDS.posts)
  return <TrendingMembers members={trendingMembers} />
}

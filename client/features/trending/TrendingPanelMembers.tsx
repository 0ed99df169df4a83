import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { TrendingPanelMembersQuery } from '#client/__generated__/TrendingPanelMembersQuery.graphql.ts'
import { TrendingMembers } from './TrendingMembers.tsx'

/** Asks when it is shown, not with the route: a phone has no room for this panel and should not load it. */
export function TrendingPanelMembers({ attempt }: { attempt: number }) {
  const { trendingMembers } = useLazyLoadQuery<TrendingPanelMembersQuery>(
    graphql`
      query TrendingPanelMembersQuery @throwOnFieldError {
        trendingMembers(first: 10) {
          ...TrendingMembers_members
        }
      }
    `,
    {},
    { fetchKey: attempt },
  )
  return <TrendingMembers members={trendingMembers} />
}

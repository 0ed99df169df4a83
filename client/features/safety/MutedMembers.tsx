import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { MutedMembers_viewer$key } from '#client/__generated__/MutedMembers_viewer.graphql.ts'
import type { MutedMembersPaginationQuery } from '#client/__generated__/MutedMembersPaginationQuery.graphql.ts'
import { HiddenMembers } from './HiddenMembers.tsx'
import { useUnmuteUser } from './useUnmuteUser.ts'

/** Muted members, most recently muted first. */
export function MutedMembers({ viewer }: { viewer: MutedMembers_viewer$key }) {
  const { data, ...pagination } = usePaginationFragment<MutedMembersPaginationQuery, MutedMembers_viewer$key>(
    graphql`
      fragment MutedMembers_viewer on Viewer
      @refetchable(queryName: "MutedMembersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        mutedMembers(first: $count, after: $cursor) @connection(key: "MutedMembers_mutedMembers") {
          edges {
            ...HiddenMembers_edges
          }
        }
      }
    `,
    viewer,
  )
  return (
    <HiddenMembers
      title="Muted members"
      empty="You have not muted anyone."
      action="Unmute"
      edges={data.mutedMembers.edges}
      pagination={pagination}
      onRestore={useUnmuteUser()}
    />
  )
}

import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { BlockedMembers_viewer$key } from '#client/__generated__/BlockedMembers_viewer.graphql.ts'
import type { BlockedMembersPaginationQuery } from '#client/__generated__/BlockedMembersPaginationQuery.graphql.ts'
import { HiddenMembers } from './HiddenMembers.tsx'
import { useUnblockUser } from './useUnblockUser.ts'

/** Blocked members, most recently blocked first. */
export function BlockedMembers({ viewer }: { viewer: BlockedMembers_viewer$key }) {
  const { data, ...pagination } = usePaginationFragment<
    BlockedMembersPaginationQuery,
    BlockedMembers_viewer$key
  >(
    graphql`
      fragment BlockedMembers_viewer on Viewer
      @refetchable(queryName: "BlockedMembersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        blockedMembers(first: $count, after: $cursor) @connection(key: "BlockedMembers_blockedMembers") {
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
      title="Blocked members"
      empty="You have not blocked anyone."
      action="Unblock"
      edges={data.blockedMembers.edges}
      pagination={pagination}
      onRestore={useUnblockUser()}
    />
  )
}

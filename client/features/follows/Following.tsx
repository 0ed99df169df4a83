import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { Following_user$key } from '#client/__generated__/Following_user.graphql.ts'
import type { FollowingPaginationQuery } from '#client/__generated__/FollowingPaginationQuery.graphql.ts'
import { isolate } from '#rules/isolate.ts'
import { MemberList } from './MemberList.tsx'
import { NoMembers } from './NoMembers.tsx'

type FollowingProps = { user: Following_user$key; labelledBy: string; refresh: () => Promise<void> }

/** Members followed by a member, newest follow first. */
export function Following({ user: userRef, labelledBy, refresh }: FollowingProps) {
  const { data, ...pagination } = usePaginationFragment<FollowingPaginationQuery, Following_user$key>(
    graphql`
      fragment Following_user on User
      @refetchable(queryName: "FollowingPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        isViewer
        fullName
        following(first: $count, after: $cursor) @connection(key: "Following_following") {
          edges {
            ...MemberList_edges
          }
        }
      }
    `,
    userRef,
  )
  return (
    <MemberList
      labelledBy={labelledBy}
      edges={data.following.edges}
      pagination={pagination}
      empty={
        <NoMembers title="Not following anyone" refresh={refresh}>
          {data.isViewer
            ? 'Members you follow appear here.'
            : `${isolate(data.fullName)} does not follow anyone yet.`}
        </NoMembers>
      }
    />
  )
}

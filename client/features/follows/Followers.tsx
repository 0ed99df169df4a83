import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { Followers_user$key } from '#client/__generated__/Followers_user.graphql.ts'
import type { FollowersPaginationQuery } from '#client/__generated__/FollowersPaginationQuery.graphql.ts'
import { isolate } from '#rules/isolate.ts'
import { MemberList } from './MemberList.tsx'
import { NoMembers } from './NoMembers.tsx'

type FollowersProps = { user: Followers_user$key; labelledBy: string; refresh: () => Promise<void> }

/** Followers of a member, newest follow first. */
export function Followers({ user: userRef, labelledBy, refresh }: FollowersProps) {
  const { data, ...pagination } = usePaginationFragment<FollowersPaginationQuery, Followers_user$key>(
    graphql`
      fragment Followers_user on User
      @refetchable(queryName: "FollowersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        isViewer
        fullName
        followers(first: $count, after: $cursor) @connection(key: "Followers_followers") {
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
      edges={data.followers.edges}
      pagination={pagination}
      empty={
        <NoMembers title="No followers yet" refresh={refresh}>
          {data.isViewer
            ? 'Members who follow you appear here.'
            : `Nobody follows ${isolate(data.fullName)} yet.`}
        </NoMembers>
      }
    />
  )
}

import { useMemo, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberList_edges$key } from '#client/__generated__/MemberList_edges.graphql.ts'
import { LoadNextPage, type Pagination } from '#client/relay/LoadNextPage.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { messages } from '#rules/messages.ts'
import { MemberItem } from './MemberItem.tsx'

type MemberListProps = {
  edges: MemberList_edges$key
  pagination: Pagination
  /** The id of the heading of the list. */
  labelledBy: string
  /** Shown if the list has no members. */
  empty: ReactNode
}

export function MemberList({ edges: edgesRef, pagination, labelledBy, empty }: MemberListProps) {
  const edges = useFragment(
    graphql`
      fragment MemberList_edges on UserEdge @relay(plural: true) {
        node {
          id
          ...MemberItem_user
        }
      }
    `,
    edgesRef,
  )
  const members = useMemo(() => edges.map(({ node }) => node), [edges])
  if (members.length === 0 && !pagination.hasNext) return empty
  return (
    <VirtualList
      isDense
      items={members}
      labelledBy={labelledBy}
      hasMore={pagination.hasNext}
      isLoading={pagination.isLoadingNext}
      renderItem={(member, place) => <MemberItem key={member.id} user={member} {...place} />}
      end={
        pagination.hasNext ? (
          <LoadNextPage
            pagination={pagination}
            failedMessage={messages.moreMembersFailed}
            loadingLabel={messages.membersLoading}
          />
        ) : (
          <ListEnd>{messages.endOfList}</ListEnd>
        )
      }
    />
  )
}

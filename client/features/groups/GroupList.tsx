import { useMemo, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupList_edges$key } from '#client/__generated__/GroupList_edges.graphql.ts'
import { LoadNextPage, type Pagination } from '#client/relay/LoadNextPage.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { messages } from '#rules/messages.ts'
import { GroupRow } from './GroupRow.tsx'
import * as groupMessages from './messages.ts'

type GroupListProps = {
  edges: GroupList_edges$key
  pagination: Pagination
  /** The id of the heading of the list. */
  labelledBy: string
  /** Shown if the list has no groups. */
  empty: ReactNode
}

export function GroupList({ edges: edgesRef, pagination, labelledBy, empty }: GroupListProps) {
  const edges = useFragment(
    graphql`
      fragment GroupList_edges on GroupEdge @relay(plural: true) {
        node {
          id
          ...GroupRow_group
        }
      }
    `,
    edgesRef,
  )
  // The edge of a deleted group stays in the store without its node.
  const groups = useMemo(
    () => edges.map(({ node }) => node).filter((node: object | null) => node !== null),
    [edges],
  )
  if (groups.length === 0 && !pagination.hasNext) return empty
  return (
    <VirtualList
      isDense
      items={groups}
      labelledBy={labelledBy}
      hasMore={pagination.hasNext}
      isLoading={pagination.isLoadingNext}
      renderItem={(group, place) => <GroupRow key={group.id} group={group} {...place} />}
      end={
        pagination.hasNext ? (
          <LoadNextPage
            pagination={pagination}
            failedMessage={groupMessages.moreGroupsFailed}
            loadingLabel={groupMessages.groupsLoading}
          />
        ) : (
          <ListEnd>{messages.endOfList}</ListEnd>
        )
      }
    />
  )
}

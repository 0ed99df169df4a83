import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import type { CaseStatus } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import type { useCaseQueue_query$key } from '#client/__generated__/useCaseQueue_query.graphql.ts'
import type { useCaseQueuePaginationQuery } from '#client/__generated__/useCaseQueuePaginationQuery.graphql.ts'

/** The cases in one status, in the order in which they are decided. */
export function useCaseQueue(query: useCaseQueue_query$key) {
  const { data, ...pagination } = usePaginationFragment<useCaseQueuePaginationQuery, useCaseQueue_query$key>(
    graphql`
      fragment useCaseQueue_query on Query
      @refetchable(queryName: "useCaseQueuePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        moderationCases(status: $status, reason: $reason, first: $count, after: $cursor)
          @connection(key: "useCaseQueue_moderationCases", filters: ["status", "reason"]) {
          edges {
            node {
              id
              status
              ...CaseItem_case
            }
          }
        }
      }
    `,
    query,
  )
  return { edges: data.moderationCases.edges, pagination }
}

/** The list of all cases in the status, if it was fetched. */
export function casesIn(store: RecordSourceProxy, status: CaseStatus): RecordProxy | null | undefined {
  return ConnectionHandler.getConnection(store.getRoot(), 'useCaseQueue_moderationCases', { status })
}

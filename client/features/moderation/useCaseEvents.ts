import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useCaseEventsSubscription } from '#client/__generated__/useCaseEventsSubscription.graphql.ts'
import { insertEdge } from '#client/relay/edges.ts'
import type { LiveListOptions } from '#client/relay/useLiveList.ts'
import { moderationPath } from '#rules/site-paths.ts'
import { casesIn } from './useCaseQueue.ts'

export const LIVE_CASES: LiveListOptions = { name: 'cases', paths: [moderationPath] }

/** Keeps cases and the lists of undecided ones up to date. */
export function useCaseEvents(): void {
  const config = useMemo<GraphQLSubscriptionConfig<useCaseEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useCaseEventsSubscription {
          caseEvents {
            case {
              status
              ...CaseDetail_case
            }
            caseEdge {
              cursor
              node {
                id
                status
                ...CaseItem_case
              }
            }
          }
        }
      `,
      variables: {},
      updater: (store, response) => {
        const status = response?.caseEvents.case.status
        const edge = store.getRootField('caseEvents')?.getLinkedRecord('caseEdge')
        // Decided cases are listed by their last decision: their list is fetched again when it is opened.
        if (!edge || !status || status === 'DECIDED') return
        const connection = casesIn(store, status)
        // The end of the list is not loaded yet and will contain the case.
        if (connection?.getLinkedRecord('pageInfo')?.getValue('hasNextPage') !== false) return
        insertEdge(store, connection, edge, 'last')
      },
    }),
    [],
  )
  useSubscription(config)
}

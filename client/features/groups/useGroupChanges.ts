import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useGroupChangesSubscription } from '#client/__generated__/useGroupChangesSubscription.graphql.ts'

/** Keeps the details and counters of a group and the role of the viewer up to date. */
export function useGroupChanges(groupId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<useGroupChangesSubscription>>(
    () => ({
      subscription: graphql`
        subscription useGroupChangesSubscription($groupId: ID!) {
          groupChanges(groupId: $groupId) {
            group {
              ...GroupHeader_group
            }
          }
        }
      `,
      variables: { groupId },
    }),
    [groupId],
  )
  useSubscription(config)
}

import { useMemo } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useMemberHiddenSubscription } from '#client/__generated__/useMemberHiddenSubscription.graphql.ts'
import { hideMember } from './hide-member.ts'

/** Removes members from all lists that were blocked or muted in another tab, or who have blocked the viewer. */
export function useMemberHidden(): void {
  const environment = useRelayEnvironment()
  const config = useMemo<GraphQLSubscriptionConfig<useMemberHiddenSubscription>>(
    () => ({
      subscription: graphql`
        subscription useMemberHiddenSubscription {
          memberHidden {
            hiddenUserId
            isBlocked
          }
        }
      `,
      variables: {},
      updater: (store, response) => {
        if (!response) return
        const { hiddenUserId: userId, isBlocked } = response.memberHidden
        hideMember(environment, store, { userId, isBlocked })
      },
    }),
    [environment],
  )
  useSubscription(config)
}

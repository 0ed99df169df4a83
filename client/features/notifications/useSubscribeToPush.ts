import { graphql } from 'react-relay/hooks'
import type { useSubscribeToPushMutation } from '#client/__generated__/useSubscribeToPushMutation.graphql.ts'
import { pushInput } from '#client/pwa/push-subscription.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Sends the subscription of this browser to the server. */
export function useSubscribeToPush() {
  const commit = useMutationPromise<useSubscribeToPushMutation>(graphql`
    mutation useSubscribeToPushMutation($input: SubscribeToPushInput!) {
      subscribeToPush(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  return async (subscription: PushSubscription) =>
    (await commit({ input: pushInput(subscription) })).subscribeToPush
}

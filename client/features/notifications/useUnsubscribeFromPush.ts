import { graphql } from 'react-relay/hooks'
import type { useUnsubscribeFromPushMutation } from '#client/__generated__/useUnsubscribeFromPushMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useUnsubscribeFromPush() {
  const commit = useMutationPromise<useUnsubscribeFromPushMutation>(graphql`
    mutation useUnsubscribeFromPushMutation($input: UnsubscribeFromPushInput!) {
      unsubscribeFromPush(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  return async (endpoint: string) => (await commit({ input: { endpoint } })).unsubscribeFromPush
}

import { graphql } from 'react-relay/hooks'
import type { useStartIdentitySignInMutation } from '#client/__generated__/useStartIdentitySignInMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useStartIdentitySignIn() {
  const commit = useMutationPromise<useStartIdentitySignInMutation>(graphql`
    mutation useStartIdentitySignInMutation($input: StartIdentitySignInInput!) {
      startIdentitySignIn(input: $input) {
        __typename
        ... on StartIdentitySignInPayload {
          clientId
          nonce
          scriptUrl
        }
      }
    }
  `)
  return async () => (await commit({ input: {} })).startIdentitySignIn
}

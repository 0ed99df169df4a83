import { graphql } from 'react-relay/hooks'
import type {
  SignInWithIdentityInput,
  useSignInWithIdentityMutation,
} from '#client/__generated__/useSignInWithIdentityMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useSignInWithIdentity() {
  const commit = useMutationPromise<useSignInWithIdentityMutation>(graphql`
    mutation useSignInWithIdentityMutation($input: SignInWithIdentityInput!) {
      signInWithIdentity(input: $input) {
        __typename
        ... on SignInWithIdentityPayload {
          message
          tokens {
            accessToken
          }
        }
        ... on IdentityProfileNeeded {
          message
          email
          suggestedUsername
        }
        ... on IdentityLinkNeeded {
          message
          email
          hasPassword
        }
        ... on InvalidCodeError {
          message
        }
        ... on IdentityRejectedError {
          message
        }
        ... on UsernameTakenError {
          message
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
      }
    }
  `)
  return async (input: SignInWithIdentityInput) => (await commit({ input })).signInWithIdentity
}

import { graphql } from 'react-relay/hooks'
import type { LoginInput, useLoginMutation } from '#client/__generated__/useLoginMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useLogin() {
  const commit = useMutationPromise<useLoginMutation>(graphql`
    mutation useLoginMutation($input: LoginInput!) {
      login(input: $input) {
        __typename
        ... on LoginPayload {
          message
          tokens {
            accessToken
          }
        }
        ... on BadCredentialsError {
          message
        }
        ... on EmailNotVerifiedError {
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
  return async (input: LoginInput) => (await commit({ input })).login
}

import { graphql } from 'react-relay/hooks'
import type { RegisterInput, useRegisterMutation } from '#client/__generated__/useRegisterMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useRegister() {
  const commit = useMutationPromise<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        __typename
        ... on RegisterPayload {
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
  return async (input: RegisterInput) => (await commit({ input })).register
}

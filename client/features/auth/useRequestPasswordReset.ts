import { graphql } from 'react-relay/hooks'
import type {
  RequestPasswordResetInput,
  useRequestPasswordResetMutation,
} from '#client/__generated__/useRequestPasswordResetMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useRequestPasswordReset() {
  const commit = useMutationPromise<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
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
  return async (input: RequestPasswordResetInput) => (await commit({ input })).requestPasswordReset
}

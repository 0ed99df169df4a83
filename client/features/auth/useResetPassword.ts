import { graphql } from 'react-relay/hooks'
import type {
  ResetPasswordInput,
  useResetPasswordMutation,
} from '#client/__generated__/useResetPasswordMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useResetPassword() {
  const commit = useMutationPromise<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on ResetPasswordPayload {
          message
        }
        ... on InvalidCodeError {
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
  return async (input: ResetPasswordInput) => (await commit({ input })).resetPassword
}

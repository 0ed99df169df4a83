import { graphql } from 'react-relay/hooks'
import type { useDeleteAccountMutation } from '#client/__generated__/useDeleteAccountMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useDeleteAccount() {
  const commit = useMutationPromise<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        __typename
        ... on DeleteAccountPayload {
          message
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on NotAuthenticatedError {
          message
        }
      }
    }
  `)
  return async (password: string) => (await commit({ input: { password } })).deleteAccount
}

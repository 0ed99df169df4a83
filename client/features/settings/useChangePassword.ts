import { graphql } from 'react-relay/hooks'
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '#client/__generated__/useChangePasswordMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Changes the password. This ends all other sessions and, by default, revokes all access tokens. */
export function useChangePassword() {
  const commit = useMutationPromise<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          message
          viewer {
            ...SessionList_viewer
            ...AccessTokens_viewer
          }
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
  return async (input: ChangePasswordInput) => (await commit({ input })).changePassword
}

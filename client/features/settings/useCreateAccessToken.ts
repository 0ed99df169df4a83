import { graphql } from 'react-relay/hooks'
import type {
  CreateAccessTokenInput,
  useCreateAccessTokenMutation,
} from '#client/__generated__/useCreateAccessTokenMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Creates an access token and adds it to the list. Only this response contains the secret. */
export function useCreateAccessToken() {
  const commit = useMutationPromise<useCreateAccessTokenMutation>(graphql`
    mutation useCreateAccessTokenMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        __typename
        ... on CreateAccessTokenPayload {
          token
          viewer {
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
        ... on PasswordRequiredError {
          message
        }
        ... on RecentSignInRequiredError {
          message
        }
        ... on NotAuthenticatedError {
          message
        }
      }
    }
  `)
  return async (input: CreateAccessTokenInput) => (await commit({ input })).createAccessToken
}

import { graphql } from 'react-relay/hooks'
import type {
  CreateAccessTokenInput,
  useCreateAccessTokenMutation,
} from '#client/__generated__/useCreateAccessTokenMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Makes an access token, which then stands in the list. Its secret is in this answer and nowhere else. */
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

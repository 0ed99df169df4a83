import { graphql } from 'react-relay/hooks'
import type { useConfirmEmailChangeMutation } from '#client/__generated__/useConfirmEmailChangeMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useConfirmEmailChange() {
  const commit = useMutationPromise<useConfirmEmailChangeMutation>(graphql`
    mutation useConfirmEmailChangeMutation($input: ConfirmEmailChangeInput!) {
      confirmEmailChange(input: $input) {
        __typename
        ... on ConfirmEmailChangePayload {
          message
          viewer {
            ...EditProfileForm_viewer
          }
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
        ... on NotAuthenticatedError {
          message
        }
      }
    }
  `)
  return async (proof: { otp: string; password: string }) =>
    (await commit({ input: proof })).confirmEmailChange
}

import { graphql } from 'react-relay/hooks'
import type {
  UpdateProfileInput,
  useUpdateProfileMutation,
} from '#client/__generated__/useUpdateProfileMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useUpdateProfile() {
  const commit = useMutationPromise<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload {
          message
          isEmailPending
          viewer {
            ...EditProfileForm_viewer
          }
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on UsernameTakenError {
          message
        }
        ... on NotAuthenticatedError {
          message
        }
      }
    }
  `)
  return async (input: UpdateProfileInput) => (await commit({ input })).updateProfile
}

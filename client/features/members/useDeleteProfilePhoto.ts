import { graphql } from 'react-relay/hooks'
import type { useDeleteProfilePhotoMutation } from '#client/__generated__/useDeleteProfilePhotoMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useDeleteProfilePhoto() {
  const commit = useMutationPromise<useDeleteProfilePhotoMutation>(graphql`
    mutation useDeleteProfilePhotoMutation($input: DeleteProfilePhotoInput!) {
      deleteProfilePhoto(input: $input) {
        __typename
        ... on DeleteProfilePhotoPayload {
          message
          viewer {
            user {
              ...ProfilePhoto_user
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async () => (await commit({ input: {} })).deleteProfilePhoto
}

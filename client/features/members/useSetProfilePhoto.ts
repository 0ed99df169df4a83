import { graphql } from 'react-relay/hooks'
import type { useSetProfilePhotoMutation } from '#client/__generated__/useSetProfilePhotoMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import type { FocalPoint } from '#rules/photo-rules.ts'

export function useSetProfilePhoto() {
  const commit = useMutationPromise<useSetProfilePhotoMutation>(graphql`
    mutation useSetProfilePhotoMutation($input: SetProfilePhotoInput!) {
      setProfilePhoto(input: $input) {
        __typename
        ... on SetProfilePhotoPayload {
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
  return async (photo: File, focus?: FocalPoint) => {
    const input = { photo: null, focalX: focus?.x, focalY: focus?.y }
    return (await commit({ input }, { uploadables: { 'input.photo': photo } })).setProfilePhoto
  }
}

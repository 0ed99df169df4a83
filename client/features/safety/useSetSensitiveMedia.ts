import { graphql } from 'react-relay/hooks'
import type {
  SensitiveMedia,
  useSetSensitiveMediaMutation,
} from '#client/__generated__/useSetSensitiveMediaMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

/** Sets how the viewer sees sensitive posts. Lists are fetched again when they are next opened. */
export function useSetSensitiveMedia() {
  const commit = useMutationPromise<useSetSensitiveMediaMutation>(graphql`
    mutation useSetSensitiveMediaMutation($input: SetSensitiveMediaInput!) {
      setSensitiveMedia(input: $input) {
        __typename
        ... on SetSensitiveMediaPayload {
          viewer {
            sensitiveMedia
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (value: SensitiveMedia) => {
    const { setSensitiveMedia } = await commit(
      { input: { value } },
      { updater: (store) => store.invalidateStore() },
    )
    return setSensitiveMedia
  }
}

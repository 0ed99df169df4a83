import { graphql } from 'react-relay/hooks'
import type { useEndOtherSessionsMutation } from '#client/__generated__/useEndOtherSessionsMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useEndOtherSessions() {
  const commit = useMutationPromise<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation($input: EndOtherSessionsInput!) {
      endOtherSessions(input: $input) {
        __typename
        ... on EndOtherSessionsPayload {
          viewer {
            ...SessionList_viewer
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async () => (await commit({ input: {} })).endOtherSessions
}

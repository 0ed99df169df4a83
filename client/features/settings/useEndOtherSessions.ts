import { graphql } from 'react-relay/hooks'
import type { useEndOtherSessionsMutation } from '#client/__generated__/useEndOtherSessionsMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { keepOnlyThisSession } from './session-records.ts'

export function useEndOtherSessions() {
  const commit = useMutationPromise<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation($input: EndOtherSessionsInput!) {
      endOtherSessions(input: $input) {
        __typename
        ... on EndOtherSessionsPayload {
          message
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async () => {
    const { endOtherSessions } = await commit(
      { input: {} },
      {
        updater: (store, data) => {
          if (data?.endOtherSessions.__typename === 'EndOtherSessionsPayload') keepOnlyThisSession(store)
        },
      },
    )
    return endOtherSessions
  }
}

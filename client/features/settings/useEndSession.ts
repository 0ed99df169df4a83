import { graphql } from 'react-relay/hooks'
import type { useEndSessionMutation } from '#client/__generated__/useEndSessionMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { removeSession } from './session-records.ts'

/** Ends a session. One that has already ended is also removed from the list. */
export function useEndSession() {
  const commit = useMutationPromise<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on EndSessionPayload {
          message
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (sessionId: string) => {
    const { endSession } = await commit(
      { input: { sessionId } },
      {
        updater: (store, data) => {
          const isGone = ['EndSessionPayload', 'NotFoundError'].includes(data?.endSession.__typename ?? '')
          if (isGone) removeSession(store, sessionId)
        },
      },
    )
    return endSession
  }
}

import { graphql } from 'react-relay/hooks'
import { useRevalidator } from 'react-router-dom'
import type { useEndSessionMutation } from '#client/__generated__/useEndSessionMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useEndSession() {
  const commit = useMutationPromise<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on EndSessionPayload {
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
  const { revalidate } = useRevalidator()
  return async (sessionId: string) => {
    const { endSession } = await commit({ input: { sessionId } })
    // The shown list is outdated.
    if (endSession.__typename === 'NotFoundError') await revalidate()
    return endSession
  }
}

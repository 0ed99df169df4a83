import { graphql } from 'react-relay/hooks'
import { useRevalidator } from 'react-router-dom'
import type { useRevokeAccessTokenMutation } from '#client/__generated__/useRevokeAccessTokenMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useRevokeAccessToken() {
  const commit = useMutationPromise<useRevokeAccessTokenMutation>(graphql`
    mutation useRevokeAccessTokenMutation($input: RevokeAccessTokenInput!) {
      revokeAccessToken(input: $input) {
        __typename
        ... on RevokeAccessTokenPayload {
          viewer {
            ...AccessTokens_viewer
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const { revalidate } = useRevalidator()
  return async (accessTokenId: string) => {
    const { revokeAccessToken } = await commit({ input: { accessTokenId } })
    // The shown list is outdated.
    if (revokeAccessToken.__typename === 'NotFoundError') await revalidate()
    return revokeAccessToken
  }
}

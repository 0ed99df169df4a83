import { graphql } from 'react-relay/hooks'
import type { useRevokeAccessTokenMutation } from '#client/__generated__/useRevokeAccessTokenMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { filterViewerList } from './filter-viewer-list.ts'

/** Revokes an access token. One that no longer exists is also removed from the list. */
export function useRevokeAccessToken() {
  const commit = useMutationPromise<useRevokeAccessTokenMutation>(graphql`
    mutation useRevokeAccessTokenMutation($input: RevokeAccessTokenInput!) {
      revokeAccessToken(input: $input) {
        __typename
        ... on RevokeAccessTokenPayload {
          message
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (accessTokenId: string) => {
    const { revokeAccessToken } = await commit(
      { input: { accessTokenId } },
      {
        updater: (store, data) => {
          const typename = data?.revokeAccessToken.__typename ?? ''
          if (['RevokeAccessTokenPayload', 'NotFoundError'].includes(typename))
            filterViewerList(store, 'accessTokens', (token) => token.getValue('id') !== accessTokenId)
        },
      },
    )
    return revokeAccessToken
  }
}

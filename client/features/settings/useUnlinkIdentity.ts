import { graphql } from 'react-relay/hooks'
import type { useUnlinkIdentityMutation } from '#client/__generated__/useUnlinkIdentityMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { filterViewerList } from './filter-viewer-list.ts'

/** Unlinks an identity. One that was already unlinked is also removed from the list. */
export function useUnlinkIdentity() {
  const commit = useMutationPromise<useUnlinkIdentityMutation>(graphql`
    mutation useUnlinkIdentityMutation($input: UnlinkIdentityInput!) {
      unlinkIdentity(input: $input) {
        __typename
        ... on UnlinkIdentityPayload {
          message
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return async (identityId: string) => {
    const { unlinkIdentity } = await commit(
      { input: { identityId } },
      {
        updater: (store, data) => {
          const typename = data?.unlinkIdentity.__typename ?? ''
          if (['UnlinkIdentityPayload', 'NotFoundError'].includes(typename))
            filterViewerList(store, 'identities', (identity) => identity.getValue('id') !== identityId)
        },
      },
    )
    return unlinkIdentity
  }
}

import { graphql } from 'react-relay/hooks'
import { useRevalidator } from 'react-router-dom'
import type { useUnlinkIdentityMutation } from '#client/__generated__/useUnlinkIdentityMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'

export function useUnlinkIdentity() {
  const commit = useMutationPromise<useUnlinkIdentityMutation>(graphql`
    mutation useUnlinkIdentityMutation($input: UnlinkIdentityInput!) {
      unlinkIdentity(input: $input) {
        __typename
        ... on UnlinkIdentityPayload {
          viewer {
            identities {
              id
              ...ConnectedAccountItem_identity
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const { revalidate } = useRevalidator()
  return async (identityId: string) => {
    const { unlinkIdentity } = await commit({ input: { identityId } })
    // The shown list is outdated.
    if (unlinkIdentity.__typename === 'NotFoundError') await revalidate()
    return unlinkIdentity
  }
}

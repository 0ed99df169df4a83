import { graphql } from 'react-relay/hooks'
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '#client/__generated__/useChangePasswordMutation.graphql.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { keepOnlyThisSession } from './session-records.ts'
import { filterViewerList } from './filter-viewer-list.ts'

/** Changes the password. This ends all other sessions and, by default, revokes all access tokens. */
export function useChangePassword() {
  const commit = useMutationPromise<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          message
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on NotAuthenticatedError {
          message
        }
      }
    }
  `)
  return async (input: ChangePasswordInput) => {
    const { changePassword } = await commit(
      { input },
      {
        updater: (store, data) => {
          if (data?.changePassword.__typename !== 'ChangePasswordPayload') return
          keepOnlyThisSession(store)
          if (input.revokeAccessTokens !== false) filterViewerList(store, 'accessTokens', () => false)
        },
      },
    )
    return changePassword
  }
}

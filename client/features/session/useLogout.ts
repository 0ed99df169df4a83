import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { useLogoutMutation } from '#client/__generated__/useLogoutMutation.graphql.ts'
import { paths } from '#client/paths.ts'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { markSignedOut } from './session.ts'

/** Signs out here whatever the server says to it: a refusal must not keep anyone signed in. */
export function useLogout() {
  const navigate = useNavigate()
  const commit = useMutationPromise<useLogoutMutation>(graphql`
    mutation useLogoutMutation($input: LogoutInput!) {
      logout(input: $input) {
        __typename
      }
    }
  `)

  return async () => {
    await commit({ input: {} }).catch(() => undefined)
    markSignedOut()
    // The member's screens have to be gone before the data they read is.
    await navigate(paths.login, { flushSync: true })
    resetRelayEnvironment()
  }
}

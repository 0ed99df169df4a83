import { useNavigate, useSearchParams } from 'react-router-dom'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { notify } from '#client/ui/toast.ts'
import { returnPath } from '#client/session/return-path.ts'
import { markSignedIn } from '#client/session/session.ts'
import { rememberExpiry } from '#client/session/token-expiry.ts'

/** What follows a sign-in of either kind: a greeting, on the screen that the member came for. */
export function useCompleteSignIn(): (accessToken: string, message: string) => Promise<void> {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  return async (accessToken, message) => {
    rememberExpiry(accessToken)
    markSignedIn()
    // Whatever was read as a visitor, or as someone else, is not this member's.
    resetRelayEnvironment()
    notify.success(message)
    await navigate(returnPath(searchParams), { replace: true })
  }
}

import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { notify } from '#client/ui/toast.ts'
import { resumeAction } from '#client/session/resumed-action.ts'
import { returnPath } from '#client/session/return-path.ts'
import { readSignInState } from '#client/session/sign-in-state.ts'
import { markSignedIn } from '#client/session/session.ts'
import { rememberExpiry } from '#client/session/token-expiry.ts'

/** Shows the message of a sign-in and opens the requested screen. */
export function useCompleteSignIn(): (accessToken: string, message: string) => Promise<void> {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const { action } = readSignInState(useLocation().state)
  return async (accessToken, message) => {
    rememberExpiry(accessToken)
    markSignedIn()
    // Deletes the data that was fetched as a visitor or as another member.
    resetRelayEnvironment()
    notify.success(message)
    resumeAction(action)
    await navigate(returnPath(searchParams), { replace: true })
  }
}

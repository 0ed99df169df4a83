import { useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { endSession } from '#client/session/endSession.ts'
import { markSignedOut } from '#client/session/session.ts'

/** Signs out here whatever the server says to it: a refusal must not keep anyone signed in. Leads to the login screen. */
export function useLogout() {
  const navigate = useNavigate()
  return async () => {
    await endSession()
    markSignedOut()
    // The member's screens have to be gone before the data they read is.
    await navigate(paths.login, { flushSync: true })
    resetRelayEnvironment()
  }
}

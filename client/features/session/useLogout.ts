import { useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { endSession } from './endSession.ts'
import { markSignedOut } from './session.ts'

/**
 * Signs out here whatever the server says to it: a refusal must not keep anyone signed in. Leads to the login screen, or
 * to another one for visitors.
 */
export function useLogout() {
  const navigate = useNavigate()
  return async (path: string = paths.login) => {
    await endSession()
    markSignedOut()
    // The member's screens have to be gone before the data they read is.
    await navigate(path, { flushSync: true })
    resetRelayEnvironment()
  }
}

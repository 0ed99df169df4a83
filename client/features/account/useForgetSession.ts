import { useNavigate } from 'react-router-dom'
import { markSignedOut } from '#client/features/session/session.ts'
import { writeSessionRecord } from '#client/features/session/session-changes.ts'
import { resetRelayEnvironment } from '#client/relay/environment.ts'

/** For when the server has ended the session already: leads to a screen for visitors and forgets what was fetched. */
export function useForgetSession() {
  const navigate = useNavigate()
  return async (path: string) => {
    writeSessionRecord('left')
    markSignedOut()
    // The member's screens have to be gone before the data they read is.
    await navigate(path, { flushSync: true })
    resetRelayEnvironment()
  }
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { loginPath, returnPath } from './return-path.ts'
import { isSignedIn, onSessionChange } from './session-changes.ts'

/** Follows what became of the session in another tab, or on the server, to the screen that is now the right one. */
export function useSessionChanges(): void {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const enter = async () => {
      resetRelayEnvironment()
      await navigate(returnPath(new URLSearchParams(location.search)), { replace: true })
    }
    const leave = async (path: string) => {
      // The member's screens have to be gone before the data they read is.
      await navigate(path, { replace: true, flushSync: true })
      resetRelayEnvironment()
    }
    return onSessionChange((record) =>
      isSignedIn(record) ? enter() : leave(record === 'expired' ? loginPath(location) : paths.login),
    )
  }, [navigate, location])
}

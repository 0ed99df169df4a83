import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { loginPath, returnPath } from '#client/session/return-path.ts'
import { onSessionChange } from '#client/session/session-changes.ts'
import { isSignedIn } from '#client/session/stored-session.ts'

/** Navigates after a sign-in, sign-out or expiry in another tab or on the server. */
export function useSessionChanges(): void {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const enter = async () => {
      resetRelayEnvironment()
      await navigate(returnPath(new URLSearchParams(location.search)), { replace: true })
    }
    const leave = async (path: string) => {
      // The screens must unmount before their data is deleted.
      await navigate(path, { replace: true, flushSync: true })
      resetRelayEnvironment()
    }
    return onSessionChange((record) => {
      if (isSignedIn(record)) return enter()
      return leave(record === 'expired' || record === 'ended' ? loginPath(location) : paths.login)
    })
  }, [navigate, location])
}

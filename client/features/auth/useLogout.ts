import { useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { endPushSubscription } from '#client/pwa/push-subscription.ts'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { endSession } from '#client/session/endSession.ts'
import { markSignedOut } from '#client/session/session.ts'

/** Signs out, even if the server refuses, and opens the login screen. */
export function useLogout() {
  const navigate = useNavigate()
  return async () => {
    await Promise.all([endSession(), endPushSubscription()])
    markSignedOut()
    // The screens must unmount before their data is deleted.
    await navigate(paths.login, { flushSync: true })
    resetRelayEnvironment()
  }
}

import { checkSession, type SessionCheck } from './checkSession.ts'
import { endSession } from './endSession.ts'
import { refreshSession } from './refreshSession.ts'
import { isSignedIn, readSessionRecord } from './stored-session.ts'
import { isExpiring } from './token-expiry.ts'

/**
 * Whether a browser that was signed in before still is. Rejects when the server is unreachable. `check` is the result of a
 * check that was made already: without a session record, the refresh token cookie is the only trace of the session.
 */
export async function resumeSession(check?: SessionCheck): Promise<boolean> {
  const record = readSessionRecord()
  if (record === 'signing-out') {
    await endSession()
    return false
  }
  if (!check && !isExpiring(record) && (await checkSession()) === 'member') return true
  if (!isSignedIn(record) && check !== 'renewable') return false
  const outcome = await refreshSession(record)
  if (outcome === 'unreachable') throw new Error('The session could not be refreshed')
  return outcome === 'renewed'
}

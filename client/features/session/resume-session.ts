import { checkSession } from './checkSession.ts'
import { endSession } from './endSession.ts'
import { refreshSession } from './refreshSession.ts'
import { isSignedIn, writeSessionRecord } from './session-changes.ts'
import { readSessionRecord } from './session-record.ts'
import { isExpiring } from './token-expiry.ts'

/** For a browser that was signed in before: whether it still is. Rejects when the server cannot be asked. */
export async function resumeSession(): Promise<boolean> {
  const record = readSessionRecord()
  if (record === 'leaving') {
    await endSession()
    return false
  }
  if (!isExpiring(record) && (await checkSession())) return true
  if (!isSignedIn(record)) return false
  const outcome = await refreshSession(record)
  if (outcome === 'unreachable') throw new Error('The session could not be refreshed')
  if (outcome === 'refused') writeSessionRecord('expired')
  return outcome === 'renewed'
}

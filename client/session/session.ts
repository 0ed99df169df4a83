import { safeSessionStorage } from '#client/ui/browser/storage.ts'
import { checkSession } from './checkSession.ts'
import { readSessionRecord } from './stored-session.ts'

/** `unknown`: the server is unreachable. Screens of members then show a restored snapshot or an error. */
export type SessionStatus = 'member' | 'visitor' | 'unknown'

/** The key in `sessionStorage` of what a reload restores. It is deleted with the session. */
export const RELOAD_SNAPSHOT = 'reload-snapshot'

let status: Promise<SessionStatus> | undefined

/** Checks the session with the first call and returns the same result afterwards. */
export function sessionStatus(): Promise<SessionStatus> {
  status ??= loadStatus()
  return status
}

export function markSignedIn(): void {
  status = Promise.resolve('member')
}

export function markSignedOut(): void {
  status = Promise.resolve('visitor')
}

/** Makes the next `sessionStatus` check again if the server was unreachable. */
export async function retrySession(): Promise<void> {
  if ((await status) === 'unknown') status = undefined
}

/** Visitors without a session record or a refresh token cookie do not load the code that renews sessions. */
async function isStillSignedIn(): Promise<boolean> {
  const check = readSessionRecord() ? undefined : await checkSession()
  if (check === 'member' || check === 'visitor') return check === 'member'
  return (await import('./resume-session.ts')).resumeSession(check)
}

async function loadStatus(): Promise<SessionStatus> {
  try {
    if (await isStillSignedIn()) return 'member'
    // The member may have signed out in another tab.
    safeSessionStorage.remove(RELOAD_SNAPSHOT)
    return 'visitor'
  } catch {
    // Screens that need the session show an error with a retry button.
    return 'unknown'
  }
}

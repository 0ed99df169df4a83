import { forgetInTab } from '#client/relay/reload-snapshot.ts'
import { checkSession } from './checkSession.ts'
import { readSessionRecord } from './stored-session.ts'

/** `unknown`: the server could not be asked. Screens for everyone show; those of members wait for an answer. */
export type SessionStatus = 'member' | 'visitor' | 'unknown'

let status: Promise<SessionStatus> | undefined

/** Who is looking; the server is asked with the first call and its answer kept. */
export function sessionStatus(): Promise<SessionStatus> {
  status ??= askServer()
  return status
}

export function markSignedIn(): void {
  status = Promise.resolve('member')
}

export function markSignedOut(): void {
  status = Promise.resolve('visitor')
}

/** Lets the server be asked again, if it could not be before. */
export async function retrySession(): Promise<void> {
  if ((await status) === 'unknown') status = undefined
}

/** Visitors without a session record or a refresh token cookie do not load the code that renews sessions. */
async function isStillSignedIn(): Promise<boolean> {
  const check = readSessionRecord() ? undefined : await checkSession()
  if (check === 'member' || check === 'visitor') return check === 'member'
  return (await import('./resume-session.ts')).resumeSession(check)
}

async function askServer(): Promise<SessionStatus> {
  try {
    if (await isStillSignedIn()) return 'member'
    // The member may have left in another tab, while this one showed another site.
    forgetInTab()
    return 'visitor'
  } catch {
    // Offline or unreachable: a screen that needs the answer says so and offers to try again.
    return 'unknown'
  }
}

export const SESSION_RECORD = 'session'

/**
 * The session of this browser, shared by all tabs. Signed in: the expiry of the access token in milliseconds, or `unknown`.
 * Signed out: `signing-out` until the server has confirmed it, then `signed-out`; `expired` if the session ended by itself.
 * Null if nobody has signed in yet.
 */
export function readSessionRecord(): string | null {
  try {
    return localStorage.getItem(SESSION_RECORD)
  } catch {
    // Storage is disabled. Each tab then asks the server.
    return null
  }
}

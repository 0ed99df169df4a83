export const SESSION_RECORD = 'session'

/**
 * What this browser knows of its session, for all its tabs and over reloads. While someone is signed in: when the access
 * token expires, in milliseconds, or `unknown`. Afterwards: `left` for who signed out, `leaving` as long as the server
 * could not be told so, `expired` for who has to sign in again. Null when nobody has signed in yet.
 */
export function readSessionRecord(): string | null {
  try {
    return localStorage.getItem(SESSION_RECORD)
  } catch {
    // Storage may be switched off: each tab then finds out from the server.
    return null
  }
}

import { safeLocalStorage } from '#client/ui/browser/storage.ts'

export const SESSION_RECORD = 'session'

/**
 * The session of this browser, shared by all tabs. Signed in: the expiry of the access token in milliseconds, or `unknown`.
 * Signed out: `signing-out` until the server has confirmed it, then `signed-out`; `ended` if the session was ended elsewhere, for
 * example on another device; `expired` otherwise.
 * Null if nobody has signed in yet, or if storage is disabled: each tab then asks the server.
 */
export function readSessionRecord(): string | null {
  return safeLocalStorage.get(SESSION_RECORD)
}

export function writeSessionRecord(record: string): void {
  safeLocalStorage.set(SESSION_RECORD, record)
}

/** After a refusal of the server. A sign-out in progress stays one. */
export function recordEnd(record: 'ended' | 'expired'): void {
  const current = readSessionRecord()
  if (current === null || isSignedIn(current)) writeSessionRecord(record)
}

/** Whether the member signed out, here or elsewhere. */
export function isEnded(record: string | null): boolean {
  return record === 'signing-out' || record === 'signed-out' || record === 'ended'
}

export function isSignedIn(record: string | null): boolean {
  return record === 'unknown' || Number(record) > 0
}

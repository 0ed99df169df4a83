import { markSignedIn, markSignedOut, sessionStatus } from './session.ts'
import { readSessionRecord, SESSION_RECORD } from './stored-session.ts'

type Listener = (record: string) => void | Promise<void>

let listener: Listener | undefined
let missed: string | undefined

export function writeSessionRecord(record: string): void {
  try {
    localStorage.setItem(SESSION_RECORD, record)
  } catch {
    // Switched off or full, see `readSessionRecord`.
  }
}

export function isSignedIn(record: string | null): boolean {
  return record === 'unknown' || Number(record) > 0
}

/**
 * Marks the session as expired in every tab. Resolves when the screens of members have given way to the login; during a
 * sign-out, which replaces them anyway, it does nothing.
 */
export async function markExpired(): Promise<void> {
  // Calls may still be under way while someone signs out.
  if (readSessionRecord() === 'leaving') return
  writeSessionRecord('expired')
  await follow('expired')
}

/**
 * Tells of each sign-in and sign-out that this tab did not ask for itself, by the record it left. One listener: whoever
 * leads from the screens of members to those of visitors and back.
 */
export function onSessionChange(newListener: Listener): () => void {
  listener = newListener
  const record = readSessionRecord()
  if (missed) void listener(missed)
  // Someone may have signed in elsewhere while this tab stood on a page that does not listen.
  else if (record && isSignedIn(record)) void follow(record)
  missed = undefined
  addEventListener('storage', followStorage)
  return () => {
    listener = undefined
    removeEventListener('storage', followStorage)
  }
}

function followStorage({ key, newValue }: StorageEvent): void {
  if (key === SESSION_RECORD && newValue) void follow(newValue)
}

async function follow(record: string): Promise<void> {
  const before = sessionStatus()
  if (isSignedIn(record)) markSignedIn()
  else markSignedOut()
  if ((await before) === (await sessionStatus())) return
  if (listener) await listener(record)
  else missed = record
}

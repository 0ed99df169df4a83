import { markSignedIn, markSignedOut, sessionStatus } from './session.ts'
import { isSignedIn, readSessionRecord, recordEnd, SESSION_RECORD } from './stored-session.ts'

type Listener = (record: string) => void | Promise<void>

let listener: Listener | undefined
let missed: string | undefined

/** Marks the session as expired in every tab, unless its end is recorded already. Resolves when the login has replaced the screens of members. */
export async function markExpired(): Promise<void> {
  // Requests may still be in progress during a sign-out.
  if (readSessionRecord() === 'signing-out') return
  recordEnd('expired')
  await applyRecord(readSessionRecord() ?? 'expired')
}

/** Calls the only listener with the new session record after a sign-in, sign-out or expiry that this tab did not cause. */
export function onSessionChange(newListener: Listener): () => void {
  listener = newListener
  const record = readSessionRecord()
  if (missed) void listener(missed)
  // Another tab may have signed in while this tab showed a page without a listener.
  else if (record && isSignedIn(record)) void applyRecord(record)
  missed = undefined
  addEventListener('storage', handleStorageEvent)
  return () => {
    listener = undefined
    removeEventListener('storage', handleStorageEvent)
  }
}

function handleStorageEvent({ key, newValue }: StorageEvent): void {
  if (key === SESSION_RECORD && newValue) void applyRecord(newValue)
}

async function applyRecord(record: string): Promise<void> {
  const before = sessionStatus()
  if (isSignedIn(record)) markSignedIn()
  else markSignedOut()
  if ((await before) === (await sessionStatus())) return
  if (listener) await listener(record)
  else missed = record
}

import type { RecordSourceProxy } from 'relay-runtime'
import { keepOfViewer } from './viewer-records.ts'

/** Takes a device that was signed out from the list of the member's devices. */
export function removeSession(store: RecordSourceProxy, sessionId: string): void {
  keepOfViewer(store, 'sessions', (session) => session.getValue('id') !== sessionId)
}

/** Leaves only the device in hand in the list of the member's devices. */
export function keepOnlyThisSession(store: RecordSourceProxy): void {
  keepOfViewer(store, 'sessions', (session) => session.getValue('isCurrent') === true)
}

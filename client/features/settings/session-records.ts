import type { RecordSourceProxy } from 'relay-runtime'
import { filterViewerList } from './filter-viewer-list.ts'

/** Takes a device that was signed out from the list of the member's devices. */
export function removeSession(store: RecordSourceProxy, sessionId: string): void {
  filterViewerList(store, 'sessions', (session) => session.getValue('id') !== sessionId)
}

/** Leaves only the device in hand in the list of the member's devices. */
export function keepOnlyThisSession(store: RecordSourceProxy): void {
  filterViewerList(store, 'sessions', (session) => session.getValue('isCurrent') === true)
}

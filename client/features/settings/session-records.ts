import type { RecordSourceProxy } from 'relay-runtime'
import { filterViewerList } from './filter-viewer-list.ts'

/** Removes an ended session from the list. */
export function removeSession(store: RecordSourceProxy, sessionId: string): void {
  filterViewerList(store, 'sessions', (session) => session.getValue('id') !== sessionId)
}

/** Removes all sessions but the current one from the list. */
export function keepOnlyThisSession(store: RecordSourceProxy): void {
  filterViewerList(store, 'sessions', (session) => session.getValue('isCurrent') === true)
}

import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Takes a device that was signed out from the list of the member's devices. */
export function removeSession(store: RecordSourceProxy, sessionId: string): void {
  keepSessions(store, (session) => session.getValue('id') !== sessionId)
}

/** Leaves only the device in hand in the list of the member's devices. */
export function keepOnlyThisSession(store: RecordSourceProxy): void {
  keepSessions(store, (session) => session.getValue('isCurrent') === true)
}

function keepSessions(store: RecordSourceProxy, isKept: (session: RecordProxy) => boolean): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const sessions = viewer?.getLinkedRecords('sessions')
  if (sessions) viewer?.setLinkedRecords(sessions.filter(isKept), 'sessions')
}

import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Removes items from a list of the viewer in the store. */
export function filterViewerList(
  store: RecordSourceProxy,
  list: 'sessions' | 'accessTokens' | 'identities',
  isKept: (record: RecordProxy) => boolean,
): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const records = viewer?.getLinkedRecords(list)
  if (records) viewer?.setLinkedRecords(records.filter(isKept), list)
}

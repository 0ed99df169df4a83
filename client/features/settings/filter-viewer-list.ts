import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Leaves of one of the member's own lists what is still there. */
export function filterViewerList(
  store: RecordSourceProxy,
  list: 'sessions' | 'accessTokens' | 'identities',
  isKept: (record: RecordProxy) => boolean,
): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const records = viewer?.getLinkedRecords(list)
  if (records) viewer?.setLinkedRecords(records.filter(isKept), list)
}

import {
  getRelayHandleKey,
  getStorageKey,
  type NormalizationSelection,
  type OperationDescriptor,
  type RecordSource,
  type Variables,
} from 'relay-runtime'

/**
 * The operations of the screens that can be restored. Settings, the profile form and mutations are left out: passwords,
 * addresses, tokens and devices must not be written to the browser's storage.
 */
export const PERSISTED_OPERATIONS =
  /^((shell|feed|everyone|trending|ranking|create|make|profile|member|follows|saved|post|tag|discover|templates?|groups?)Loader(Posts)?|NewcomerFeed|TrendingPanel)Query$/

/** Relay's records by their ids; null for one that was deleted. */
export type Records = { [dataId: string]: Fields | null }
type Selections = readonly NormalizationSelection[]
type Fields = ReturnType<RecordSource['toJSON']>[string]

/** The fields that Relay adds to a record besides the selected ones. */
const RECORD_METADATA = ['__id', '__typename', '__connection_next_edge_index']

/**
 * The fields that these operations select, with their current values. `restored` holds the records that an earlier page has
 * persisted: their fields stay, although this page may not have run the operations that selected them.
 */
export function recordsToPersist(
  all: Records,
  operations: Iterable<OperationDescriptor>,
  restored: Records,
): Records {
  const persisted: Records = {}

  const copy = (id: string, fields: readonly string[]) => {
    const record = all[id]
    if (record === undefined) return
    const target = (persisted[id] ??= record && {})
    // A field that is undefined counts as missing, like one that is not there.
    if (record && target) for (const field of fields) target[field] = record[field]
  }

  const select = (id: string, selections: Selections, variables: Variables) => {
    copy(id, RECORD_METADATA)
    const selectField = (field: Selections[number], storageKey: string) => {
      copy(id, [storageKey])
      if (field.kind !== 'LinkedField') return
      for (const linked of linksOf(all[id]?.[storageKey])) select(linked, field.selections, variables)
    }
    for (const selection of selections) {
      if (selection.kind === 'InlineFragment') select(id, selection.selections, variables)
      else if (selection.kind === 'LinkedHandle') {
        // A connection: the list of all pages that were loaded, with the selections of the field that it extends.
        const { handle, key, name } = selection
        const field = selections.find((other) => other.kind === 'LinkedField' && other.name === name)
        if (field) selectField(field, getRelayHandleKey(handle, key, name))
      } else if ('storageKey' in selection) selectField(selection, getStorageKey(selection, variables))
    }
  }

  for (const id of Object.keys(all)) {
    // Relay stores here which interfaces a type implements. No other record links to it.
    const known = id.startsWith('client:__type:') ? all[id] : restored[id]
    if (known) copy(id, Object.keys(known))
  }
  for (const { request, root } of operations)
    select(root.dataID, request.node.operation.selections, request.variables)
  return persisted
}

function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('__ref' in value && typeof value.__ref === 'string') return [value.__ref]
  if ('__refs' in value && Array.isArray(value.__refs))
    return value.__refs.filter((id) => typeof id === 'string')
  return []
}

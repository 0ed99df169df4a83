import {
  getRelayHandleKey,
  getStorageKey,
  type NormalizationSelection,
  type OperationDescriptor,
  type RecordSource,
  type Variables,
} from 'relay-runtime'

/** Relay's records by their ids; null for one that was deleted. */
export type Records = { [dataId: string]: Fields | null }
type Fields = ReturnType<RecordSource['toJSON']>[string]

/**
 * The operations of the screens that can be restored. Settings, the profile form and mutations are left out: passwords,
 * addresses, tokens and devices must not be written to the browser's storage.
 */
export const PERSISTED_OPERATIONS = [
  'shellLoaderQuery',
  'feedLoaderQuery',
  'trendingLoaderQuery',
  'rankingLoaderQuery',
  'createLoaderQuery',
  'profileLoaderQuery',
  'memberLoaderQuery',
  'postLoaderQuery',
  'TrendingPanelMembersQuery',
]

/** What Relay notes on a record besides the selected fields. */
const RECORD_METADATA = ['__id', '__typename', '__connection_next_edge_index']

export function isPersisted({ request }: OperationDescriptor): boolean {
  return PERSISTED_OPERATIONS.includes(request.node.params.name)
}

/**
 * The fields that these operations select, with their current values. `restored` holds the records that an earlier page has
 * persisted: their fields stay, although this page may not have run the operations that selected them.
 */
export function recordsToKeep(
  all: Records,
  operations: Iterable<OperationDescriptor>,
  restored: Records,
): Records {
  const kept: Records = {}
  for (const id of Object.keys(all)) {
    // Relay stores here which interfaces a type implements. No other record links to it.
    if (id.startsWith('client:__type:')) copy(all, kept, id, Object.keys(all[id] ?? {}))
    const fields = restored[id]
    if (fields) copy(all, kept, id, Object.keys(fields))
  }
  for (const { request, root } of operations)
    keepSelections(request.node.operation.selections, root.dataID, {
      all,
      kept,
      variables: request.variables,
    })
  return kept
}

type Copying = { all: Records; kept: Records; variables: Variables }

function keepSelections(selections: readonly NormalizationSelection[], id: string, copying: Copying): void {
  const { all, kept, variables } = copying
  copy(all, kept, id, RECORD_METADATA)
  for (const selection of selections) {
    switch (selection.kind) {
      case 'InlineFragment':
        keepSelections(selection.selections, id, copying)
        break
      case 'ScalarField':
      case 'LinkedField':
        keepField(getStorageKey(selection, variables), selection, id, copying)
        break
      case 'LinkedHandle': {
        // A connection: the list of all pages that were loaded, with the selections of the field that it extends.
        const { handle, key, name } = selection
        const field = selections.find((other) => other.kind === 'LinkedField' && other.name === name)
        if (field) keepField(getRelayHandleKey(handle, key, name), field, id, copying)
      }
    }
  }
}

function keepField(storageKey: string, field: NormalizationSelection, id: string, copying: Copying): void {
  copy(copying.all, copying.kept, id, [storageKey])
  if (field.kind !== 'LinkedField') return
  for (const linked of linksOf(copying.all[id]?.[storageKey]))
    keepSelections(field.selections, linked, copying)
}

function copy(all: Records, kept: Records, id: string, fields: readonly string[]): void {
  const record = all[id]
  if (record === undefined) return
  if (record === null) {
    kept[id] = null
    return
  }
  const target = (kept[id] ??= {})
  for (const field of fields) if (field in record) target[field] = record[field]
}

function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('__ref' in value && typeof value.__ref === 'string') return [value.__ref]
  if ('__refs' in value && Array.isArray(value.__refs))
    return value.__refs.filter((id) => typeof id === 'string')
  return []
}

import { ROOT_ID, type RecordSource } from 'relay-runtime'

/** Relay's records by their ids; null for one that was deleted. */
export type Records = { [dataId: string]: Fields | null }
type Fields = ReturnType<RecordSource['toJSON']>[string]

/** Who else is let in is asked for each time it is looked at, and is nobody's business in between. */
const NEVER_KEPT = new Set<unknown>(['Session', 'AccessToken'])

/**
 * Of all records those that queries have brought. What mutations were called with and answered stays out: passwords and
 * secrets are among it.
 */
export function recordsToKeep(all: Records): Records {
  const kept: Records = {}
  const reached = [ROOT_ID, ...Object.keys(all).filter(isAboutType)]
  for (const id of reached) {
    const record = all[id]
    if (record === undefined || id in kept || NEVER_KEPT.has(record?.['__typename'])) continue
    kept[id] = id === ROOT_ID ? withoutMutations(record) : record
    for (const value of Object.values(kept[id] ?? {})) reached.push(...linksOf(value))
  }
  return kept
}

/** No other record leads to these: which interfaces and unions a type belongs to. */
function isAboutType(dataId: string): boolean {
  return dataId.startsWith('client:__type:')
}

/** Every mutation, and nothing else, takes an `input`. */
function withoutMutations(root: Fields | null): Fields {
  return Object.fromEntries(Object.entries(root ?? {}).filter(([field]) => !field.includes('(input:')))
}

function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('__ref' in value && typeof value.__ref === 'string') return [value.__ref]
  if ('__refs' in value && Array.isArray(value.__refs))
    return value.__refs.filter((id) => typeof id === 'string')
  return []
}

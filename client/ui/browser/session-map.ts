import { onPageHide } from './page-hide.ts'
import { safeSessionStorage } from './storage.ts'

/** A map in `sessionStorage`, which survives reloads. Contains the newest `limit` entries. */
export function createSessionMap<TValue>(
  name: string,
  limit: number,
  isValue: (value: unknown) => value is TValue,
): Map<string, TValue> {
  const stored = safeSessionStorage.getJson(name)
  const map = new Map(
    (Array.isArray(stored) ? stored : []).filter(
      (entry): entry is [string, TValue] => Array.isArray(entry) && isValue(entry[1]),
    ),
  )
  if (typeof document !== 'undefined')
    onPageHide(() => safeSessionStorage.setJson(name, [...map].slice(-limit)))
  return map
}

/** A map in `sessionStorage`, which survives reloads. Contains the newest `limit` entries. */
export function createSessionMap<TValue>(
  name: string,
  limit: number,
  isValue: (value: unknown) => value is TValue,
): Map<string, TValue> {
  const memory = new Map(read(name).filter((entry): entry is [string, TValue] => isValue(entry[1])))
  const write = () => {
    try {
      sessionStorage.setItem(name, JSON.stringify([...memory].slice(-limit)))
    } catch {
      // Storage is disabled or full. Nothing is stored then.
    }
  }
  if (typeof document !== 'undefined') whenLeft(write)
  return memory
}

function whenLeft(write: () => void): void {
  addEventListener('pagehide', write)
  // A phone may close a page in the background without `pagehide`.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write()
  })
}

function read(name: string): [string, unknown][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, unknown] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string'
}

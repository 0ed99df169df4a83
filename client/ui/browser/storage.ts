/** Web Storage. Where it is disabled or full, reads return null and writes return false. */
export const safeLocalStorage = createSafeStorage(() => localStorage)
/** Per tab. Survives reloads. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage)

function createSafeStorage(open: () => Storage) {
  const attempt = <TResult>(use: (storage: Storage) => TResult): TResult | null => {
    try {
      return use(open())
    } catch {
      return null
    }
  }
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key)),
    getJson: (key: string): unknown => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null')),
    set: (key: string, value: string) => attempt((storage) => storage.setItem(key, value)) !== null,
    setJson: (key: string, value: unknown) =>
      attempt((storage) => storage.setItem(key, JSON.stringify(value))) !== null,
    remove: (key: string) => void attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  }
}

/** The result of a request to IndexedDB. Undefined where it is disabled or full. */
export async function tryDatabase<TResult>(request: () => Promise<TResult>): Promise<TResult | undefined> {
  try {
    return await request()
  } catch {
    return undefined
  }
}

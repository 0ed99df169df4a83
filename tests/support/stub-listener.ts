import type { DatabaseListener } from '#server/platform/database/database-listener.ts'

/** A listener whose announcements tests make. Without any, sessions are read from the database for every request. */
export function createStubListener(isCurrent = false) {
  const listeners = new Map<string, Parameters<DatabaseListener['listen']>[1]>()
  let current = isCurrent
  return {
    listen: (channel, listener) => void listeners.set(channel, listener),
    isCurrent: () => current,
    close: async () => undefined,
    announce: (channel: string, payload: string) => listeners.get(channel)?.announced(payload),
    miss: () => listeners.forEach(({ missed }) => missed()),
    setCurrent: (value: boolean) => void (current = value),
  } satisfies DatabaseListener & Record<string, unknown>
}

import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { clearImageCache } from '#client/pwa/clear-image-cache.ts'
import { createObservable } from '#client/ui/browser/observable.ts'
import { SNAPSHOT_SECONDS } from '#rules/limits.ts'
import { fetchGraphQL } from './fetch.ts'
import { missingFieldHandlers } from './missing-field-handlers.ts'
import { persistStore } from './persist-store.ts'
import { deleteSnapshots } from './snapshots.ts'
import { createSubscriptions } from './subscribe.ts'

let session: ReturnType<typeof createSession> | undefined
const resetCount = createObservable(0)
let restoring: Promise<boolean> | undefined
let wasRestored = false

/** The environment of the current session. Loaders call this; components read it from the provider. */
export function relayEnvironment(): Environment {
  return currentSession().environment
}

export const onRelayEnvironmentChange = resetCount.subscribe

/** Deletes everything that was fetched and closes the WebSocket, because another member may sign in next. */
export function resetRelayEnvironment(): void {
  session?.close()
  void deleteSnapshots()
  void clearImageCache()
  session = undefined
  restoring = Promise.resolve(false)
  wasRestored = false
  resetCount.set(resetCount.get() + 1)
}

/**
 * Restores what this tab had fetched before a reload: once, and before the first loader starts. Resolves to whether there was
 * a snapshot. If the server is unreachable, a snapshot of any age is used.
 */
export function restoreRelayEnvironment(isUnreachable: boolean): Promise<boolean> {
  restoring ??= currentSession()
    .restore(isUnreachable)
    .then((isDone) => (wasRestored = isDone))
  return restoring
}

/** Whether the lists were restored after a reload: they may have missed events. */
export function isRestored(): boolean {
  return wasRestored
}

/** When a restored query was answered, in milliseconds. */
export function restoredFetchTime(identifier: string): number | undefined {
  return session?.fetchTime(identifier)
}

/** Created on first use, because server rendering loads this module too. */
function currentSession() {
  return (session ??= createSession())
}

function createSession() {
  const { subscribe, close: closeSubscriptions } = createSubscriptions()
  const store = new Store(new RecordSource(), {
    // Going back shows the previous screens without fetching them again.
    gcReleaseBufferSize: 20,
    queryCacheExpirationTime: SNAPSHOT_SECONDS * 1000,
    log: (event) => {
      if (event.name === 'store.notify.complete') onChange(event.sourceOperation)
    },
  })
  const { onRead, onChange, fetchTime, restore, stop } = persistStore(store)
  return {
    environment: new Environment({
      network: Network.create(fetchGraphQL, subscribe),
      store,
      missingFieldHandlers,
      log: (event) => {
        if (event.name === 'queryresource.fetch') onRead(event.operation)
      },
    }),
    fetchTime,
    restore,
    close: () => {
      stop()
      closeSubscriptions()
    },
  }
}

import { Environment, Network, RecordSource } from 'relay-runtime'
import { clearImageCache } from '#client/pwa/clear-image-cache.ts'
import { SNAPSHOT_SECONDS } from '#rules/limits.ts'
import { fetchGraphQL } from './fetch.ts'
import { deleteSnapshots } from './offline-snapshot.ts'
import type * as SaveSnapshot from './save-snapshot.ts'
import { missingFieldHandlers } from './missing-field-handlers.ts'
import { restoreStore } from './restore-store.ts'
import { createSubscriptions } from './subscribe.ts'
import { TimedStore } from './TimedStore.ts'
import { debounceUntilIdle } from './debounce-until-idle.ts'

const KEPT_MILLISECONDS = SNAPSHOT_SECONDS * 1000

let session: ReturnType<typeof createSession> | undefined
let restoring: Promise<boolean> | undefined
let wasRestored = false
const listeners = new Set<() => void>()

/** The environment of the current session. Loaders call this; components read it from the provider. */
export function relayEnvironment(): Environment {
  return currentSession().environment
}

/** Deletes everything that was fetched and closes the WebSocket, because another member may sign in next. */
export function resetRelayEnvironment(): void {
  session?.close()
  void deleteSnapshots()
  void clearImageCache()
  session = undefined
  restoring = Promise.resolve(false)
  wasRestored = false
  for (const listener of listeners) listener()
}

export function onRelayEnvironmentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Restores what this tab had fetched before a reload: once, and before the first loader starts. Resolves to whether there was
 * a snapshot. If the server is unreachable, a snapshot of any age is used.
 */
export function restoreRelayEnvironment(isUnreachable: boolean): Promise<boolean> {
  restoring ??= currentSession()
    .resume(isUnreachable)
    .then((isDone) => (wasRestored = isDone))
  return restoring
}

/** Whether the lists were restored after a reload: they may have missed events. */
export function isRestored(): boolean {
  return wasRestored
}

/** Created on first use, because server rendering loads this module too. */
function currentSession() {
  return (session ??= createSession())
}

function createSession() {
  const { subscribe, close: closeSubscriptions } = createSubscriptions()
  // Loaded in parallel with the first queries.
  let loaded: typeof SaveSnapshot | undefined
  const loading = import('./save-snapshot.ts').then(
    (module) => (loaded = module),
    () => undefined,
  )
  const idle = debounceUntilIdle(
    () => void loading.then((module) => module?.saveOfflineSnapshot(store)),
    () => loaded?.saveReloadSnapshot(store),
  )
  const store = new TimedStore(new RecordSource(), {
    // Going back shows the previous screens without fetching them again.
    gcReleaseBufferSize: 20,
    queryCacheExpirationTime: KEPT_MILLISECONDS,
    log: ({ name }) => {
      if (name === 'store.notify.complete') idle.changed()
    },
  })
  return {
    environment: new Environment({
      network: Network.create(fetchGraphQL, subscribe),
      store,
      missingFieldHandlers,
    }),
    resume: (isUnreachable: boolean) => restoreStore(store, isUnreachable),
    close: () => {
      idle.stop()
      closeSubscriptions()
    },
  }
}

import { Environment, Network, RecordSource } from 'relay-runtime'
import { forgetPictures } from '#client/pwa/clear-image-cache.ts'
import { KEPT_SECONDS } from '#rules/limits.ts'
import { fetchGraphQL } from './fetch.ts'
import { forgetAllLists } from './offline-snapshot.ts'
import type * as KeepStore from './save-snapshot.ts'
import { resumeStore } from './restore-store.ts'
import { createSubscriptions } from './subscribe.ts'
import { TimedStore } from './TimedStore.ts'
import { whenSettled } from './debounce-until-idle.ts'

const KEPT_MILLISECONDS = KEPT_SECONDS * 1000

let session: ReturnType<typeof createSession> | undefined
let resumption: Promise<boolean> | undefined
let wasResumed = false
const listeners = new Set<() => void>()

/** The environment of whoever is signed in now; loaders read it here, components from the provider. */
export function relayEnvironment(): Environment {
  return currentSession().environment
}

/** Forgets everything fetched and closes the WebSocket: the next reader may be someone else. */
export function resetRelayEnvironment(): void {
  session?.close()
  void forgetAllLists()
  void forgetPictures()
  session = undefined
  resumption = Promise.resolve(false)
  wasResumed = false
  for (const listener of listeners) listener()
}

export function onRelayEnvironmentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Takes up what this tab had fetched before it was loaded anew: once, and before the first loader asks for anything.
 * Says whether there was something. With the server out of reach the last that was kept serves, however old it is.
 */
export function resumeRelayEnvironment(isOutOfReach: boolean): Promise<boolean> {
  resumption ??= currentSession()
    .resume(isOutOfReach)
    .then((isDone) => (wasResumed = isDone))
  return resumption
}

/** Whether the lists are those from before a reload: they may have missed something meanwhile. */
export function isResumed(): boolean {
  return wasResumed
}

/** Made when it is first asked for: what draws pages on the server reads the same modules and asks for none. */
function currentSession() {
  return (session ??= createSession())
}

function createSession() {
  const { subscribe, close: closeSubscriptions } = createSubscriptions()
  // Loaded beside the first queries. A page that is left before has nothing to keep.
  let loaded: typeof KeepStore | undefined
  const loading = import('./save-snapshot.ts').then(
    (module) => (loaded = module),
    () => undefined,
  )
  const settling = whenSettled(
    () => void loading.then((module) => module?.keepStore(store)),
    () => loaded?.keepStoreForReload(store),
  )
  const store = new TimedStore(new RecordSource(), {
    // Screens left behind stay readable, so going back shows the list as it was without asking again.
    gcReleaseBufferSize: 20,
    queryCacheExpirationTime: KEPT_MILLISECONDS,
    log: ({ name }) => {
      if (name === 'store.notify.complete') settling.changed()
    },
  })
  return {
    environment: new Environment({ network: Network.create(fetchGraphQL, subscribe), store }),
    resume: (isOutOfReach: boolean) => resumeStore(store, isOutOfReach),
    close: () => {
      settling.stop()
      closeSubscriptions()
    },
  }
}

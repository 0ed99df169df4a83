import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { fetchGraphQL } from './fetch.ts'
import { createSubscriptions } from './subscribe.ts'

const FRESH_MILLISECONDS = 5 * 60 * 1000

let session = createSession()
const listeners = new Set<() => void>()

/** The environment of whoever is signed in now; loaders read it here, components from the provider. */
export function relayEnvironment(): Environment {
  return session.environment
}

/** Forgets everything fetched and closes the WebSocket: the next reader may be someone else. */
export function resetRelayEnvironment(): void {
  session.closeSubscriptions()
  session = createSession()
  for (const listener of listeners) listener()
}

export function onRelayEnvironmentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function createSession() {
  const { subscribe, close } = createSubscriptions()
  const environment = new Environment({
    network: Network.create(fetchGraphQL, subscribe),
    store: new Store(new RecordSource(), {
      // Screens left behind stay readable, so going back shows the list as it was without asking again.
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: FRESH_MILLISECONDS,
    }),
  })
  return { environment, closeSubscriptions: close }
}

import type { Client, SubscribePayload } from 'graphql-ws'
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import { persistedQuery } from '#client/session/graphql-http.ts'
import { createObservable } from '#client/ui/browser/observable.ts'
import { refreshIfExpiring, refreshSession } from '#client/session/refreshSession.ts'
import { markExpired } from '#client/session/session-changes.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { backOff } from './backoff.ts'
import { isGraphQLResponse } from './fetch.ts'
import { isNotAuthenticated } from './with-session.ts'

export type Subscriptions = { subscribe: SubscribeFunction; close: () => void }

/** How often subscriptions have started: for the first time, or after they or their connection were lost. Earlier events were missed. */
export const subscriptionStarts = createObservable(0)

function emitStart(): void {
  subscriptionStarts.set(subscriptionStarts.get() + 1)
}

/**
 * One WebSocket for all subscriptions, opened by the first one and closed shortly after the last one. A subscription restarts
 * until it is unsubscribed.
 */
export function createSubscriptions(): Subscriptions {
  const closing = new AbortController()
  let loading: Promise<Client> | undefined
  const loadClient = () =>
    (loading ??= createWebSocketClient(closing.signal).catch((error: unknown) => {
      loading = undefined
      throw error
    }))

  const subscribe: SubscribeFunction = (request, variables) =>
    Observable.create((sink) => {
      const unsubscribing = new AbortController()
      const payload = {
        operationName: request.name,
        query: '',
        variables,
        extensions: persistedQuery(request.id),
      }
      closing.signal.addEventListener('abort', () => unsubscribing.abort(), { signal: unsubscribing.signal })
      keepSubscribed(loadClient, payload, sink.next, unsubscribing.signal).then(sink.complete, sink.error)
      return () => unsubscribing.abort()
    })

  const close = () => {
    closing.abort()
    // A client that failed to load or never connected has nothing to close.
    void loading?.then((client) => client.dispose()).catch(() => undefined)
  }
  return { subscribe, close }
}

/** graphql-ws is loaded with the first subscription, to keep it out of the code of the first screen. */
async function createWebSocketClient(signal: AbortSignal): Promise<Client> {
  const { createClient } = await import('graphql-ws')
  return createClient({
    url: async () => {
      // The server identifies a socket by the cookie of its upgrade request.
      await refreshIfExpiring()
      return `${location.origin.replace(/^http/, 'ws')}/graphql`
    },
    lazyCloseTimeout: 3_000,
    retryAttempts: Infinity,
    retryWait: (retries) => backOff(retries, signal),
    shouldRetry: () => true,
    on: { connected: emitStart },
  })
}

/** Resolves when the signal aborts or the session has expired. The login then replaces the screen. */
async function keepSubscribed(
  loadClient: () => Promise<Client>,
  payload: SubscribePayload,
  onEvent: (event: GraphQLResponse) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  const handleEvent = (event: GraphQLResponse) => {
    failures = 0
    onEvent(event)
  }
  let seen = readSessionRecord()
  let ended = subscribeOnce(loadClient, payload, handleEvent, signal)
  for (;;) {
    const wasRefused = (await ended) === 'refused'
    if (signal.aborted) return
    const outcome = wasRefused ? await refreshSession(seen) : 'unreachable'
    if (outcome === 'refused') return markExpired()
    await backOff(failures, signal)
    if (signal.aborted) return
    failures += 1
    // The current connection was opened as a visitor.
    if (outcome === 'renewed') (await loadClient()).terminate()
    seen = readSessionRecord()
    ended = subscribeOnce(loadClient, payload, handleEvent, signal)
    emitStart()
  }
}

/** Resolves when the subscription has ended: `refused` for lack of a session. */
async function subscribeOnce(
  loadClient: () => Promise<Client>,
  payload: SubscribePayload,
  onEvent: (event: GraphQLResponse) => void,
  signal: AbortSignal,
): Promise<'ended' | 'refused'> {
  const client = await loadClient().catch(() => undefined)
  if (!client || signal.aborted) return 'ended'
  return new Promise((resolve) => {
    const end = (reason: 'ended' | 'refused') => {
      unsubscribe()
      signal.removeEventListener('abort', abort)
      resolve(reason)
    }
    const abort = () => end('ended')
    const unsubscribe = client.subscribe(payload, {
      next(result) {
        // Relay ends a subscription at the first error and does not restart it.
        if (!isGraphQLResponse(result)) end('ended')
        else if (result.errors) end(isNotAuthenticated(result) ? 'refused' : 'ended')
        else onEvent(result)
      },
      error: abort,
      complete: abort,
    })
    signal.addEventListener('abort', abort)
  })
}

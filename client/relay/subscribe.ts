import { createClient, type Client, type SubscribePayload } from 'graphql-ws'
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import { refreshIfExpiring, refreshSession } from '#client/session/refreshSession.ts'
import { markExpired } from '#client/session/session-changes.ts'
import { readSessionRecord } from '#client/session/stored-session.ts'
import { backOff } from './backoff.ts'
import { isGraphQLResponse, persistedQuery } from './fetch.ts'
import { isNotAuthenticated } from './with-session.ts'

export type Subscriptions = { subscribe: SubscribeFunction; close: () => void }

const reconnectListeners = new Set<() => void>()

/**
 * Calls back whenever a lost connection or subscription has come back: events sent in between are gone, so whoever
 * shows a live list fetches its head again. Returns the way to stop listening.
 */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => reconnectListeners.delete(listener)
}

function tellReconnected(): void {
  for (const listener of reconnectListeners) listener()
}

/**
 * One WebSocket for all subscriptions, opened with the first and closed a moment after the last. A subscription goes on
 * until it is given up: whatever else ends it, it begins again.
 */
export function createSubscriptions(): Subscriptions {
  const closing = new AbortController()
  const client = createClient({
    url: async () => {
      // The server knows a socket by the cookie it was opened with.
      await refreshIfExpiring()
      return `${location.origin.replace(/^http/, 'ws')}/graphql`
    },
    lazyCloseTimeout: 3_000,
    retryAttempts: Infinity,
    retryWait: (retries) => backOff(retries, closing.signal),
    shouldRetry: () => true,
    on: {
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) tellReconnected()
      },
    },
  })

  const subscribe: SubscribeFunction = (request, variables) =>
    Observable.create((sink) => {
      const givenUp = new AbortController()
      const payload = {
        operationName: request.name,
        query: '',
        variables,
        extensions: persistedQuery(request),
      }
      closing.signal.addEventListener('abort', () => givenUp.abort(), { signal: givenUp.signal })
      keepListening(client, payload, sink.next, givenUp.signal).then(sink.complete, sink.error)
      return () => givenUp.abort()
    })

  const close = () => {
    closing.abort()
    // A connection that never came about has nothing left to close.
    void Promise.resolve(client.dispose()).catch(() => undefined)
  }
  return { subscribe, close }
}

/** Ends when it is given up, or when the session is over: then the screen that asked gives way to the login. */
async function keepListening(
  client: Client,
  payload: SubscribePayload,
  onEvent: (event: GraphQLResponse) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  const hear = (event: GraphQLResponse) => {
    failures = 0
    onEvent(event)
  }
  let seen = readSessionRecord()
  let ending = listen(client, payload, hear, signal)
  for (;;) {
    const wasRefused = (await ending) === 'refused'
    if (signal.aborted) return
    const outcome = wasRefused ? await refreshSession(seen) : 'unreachable'
    if (outcome === 'refused') return markExpired()
    await backOff(failures, signal)
    if (signal.aborted) return
    failures += 1
    // The one that stands was opened as a visitor's.
    if (outcome === 'renewed') client.terminate()
    seen = readSessionRecord()
    ending = listen(client, payload, hear, signal)
    tellReconnected()
  }
}

/** Resolves when it has ended: `refused` as a visitor's, or otherwise. */
function listen(
  client: Client,
  payload: SubscribePayload,
  onEvent: (event: GraphQLResponse) => void,
  signal: AbortSignal,
): Promise<'ended' | 'refused'> {
  return new Promise((resolve) => {
    const end = (how: 'ended' | 'refused') => {
      leave()
      signal.removeEventListener('abort', giveUp)
      resolve(how)
    }
    const giveUp = () => end('ended')
    const leave = client.subscribe(payload, {
      next(result) {
        // Relay would take an error for the end of the subscription, and never begin again.
        if (!isGraphQLResponse(result)) end('ended')
        else if (result.errors) end(isNotAuthenticated(result) ? 'refused' : 'ended')
        else onEvent(result)
      },
      error: giveUp,
      complete: giveUp,
    })
    signal.addEventListener('abort', giveUp)
  })
}

import { createClient } from 'graphql-ws'
import { Observable, type SubscribeFunction } from 'relay-runtime'
import { refreshIfExpiring } from '#client/features/session/refreshSession.ts'
import { isGraphQLResponse, persistedQuery } from './fetch.ts'

export type Subscriptions = { subscribe: SubscribeFunction; close: () => void }

const reconnectListeners = new Set<() => void>()

/**
 * Calls back whenever a lost connection has come back: events sent in between are gone, so whoever
 * shows a live list fetches its head again. Returns the way to stop listening.
 */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => reconnectListeners.delete(listener)
}

/** One WebSocket for all subscriptions, opened with the first and closed a moment after the last. */
export function createSubscriptions(): Subscriptions {
  const client = createClient({
    url: async () => {
      // The server knows a socket by the cookie it was opened with.
      await refreshIfExpiring()
      return `${location.origin.replace(/^http/, 'ws')}/graphql`
    },
    lazyCloseTimeout: 3_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    on: {
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) for (const listener of reconnectListeners) listener()
      },
    },
  })

  const subscribe: SubscribeFunction = (request, variables) =>
    Observable.create((sink) =>
      client.subscribe(
        { operationName: request.name, query: '', variables, extensions: persistedQuery(request) },
        {
          next: (result) => {
            if (isGraphQLResponse(result)) sink.next(result)
          },
          error: (error) => sink.error(asError(error)),
          complete: () => sink.complete(),
        },
      ),
    )

  const close = () => {
    // A connection that never came about has nothing left to close.
    void Promise.resolve(client.dispose()).catch(() => undefined)
  }
  return { subscribe, close }
}

/** graphql-ws reports a thrown error, a close event or a list of GraphQL errors. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The subscription ended', { cause: reason })
}

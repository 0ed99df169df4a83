import { useCallback, useEffect, useRef } from 'react'
import { fetchQuery, useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay/hooks'
import {
  createOperationDescriptor,
  getRequest,
  type DataID,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime'
import { restoredFetchTime } from './environment.ts'

const NO_IDS: DataID[] = []

/**
 * Returns a function that fetches a shown query again. Data older than `freshSeconds` is also fetched automatically on mount,
 * on reconnect and when the reader scrolls to the top, where nothing moves under their finger. Outdated data is fetched at once there,
 * and anywhere if it has one of the records of `invalidatedBy`. The shown data stays until the response arrives. `variables` must be a
 * stable object.
 */
export function useRefresh(
  query: GraphQLTaggedNode,
  variables: Variables,
  freshSeconds: number,
  invalidatedBy: DataID[] = NO_IDS,
): () => Promise<void> {
  const environment = useRelayEnvironment()
  const running = useRef<Promise<void>>(null)
  const refresh = useCallback(async () => {
    const load = async () => {
      const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const
      await fetchQuery(environment, query, variables, options).toPromise()
    }
    // Relay would return the request in flight, whose response can be older than what this call has to show.
    const refreshed = running.current ? running.current.then(load, load) : load()
    running.current = refreshed
    await refreshed.finally(() => {
      if (running.current === refreshed) running.current = null
    })
  }, [environment, query, variables])

  // After a failure the shown data stays.
  useSubscribeToInvalidationState(invalidatedBy, () => {
    if (invalidatedBy.length > 0 || window.scrollY < 1) refresh().catch(() => undefined)
  })

  useEffect(() => {
    let triedAt = -Infinity
    const refreshIfStale = () => {
      if (window.scrollY >= 1 || !navigator.onLine) return
      const known = Math.max(triedAt, fetchedAt(environment, query, variables))
      if (Date.now() - known < freshSeconds * 1000) return
      triedAt = Date.now()
      refresh().catch(() => undefined)
    }
    refreshIfStale()
    addEventListener('online', refreshIfStale)
    addEventListener('scroll', refreshIfStale, { passive: true })
    return () => {
      removeEventListener('online', refreshIfStale)
      removeEventListener('scroll', refreshIfStale)
    }
  }, [environment, query, variables, freshSeconds, refresh])

  return refresh
}

/** When the data in the store was fetched, in milliseconds. A query in progress counts as new. */
function fetchedAt(environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables): number {
  const operation = createOperationDescriptor(getRequest(query), variables)
  const availability = environment.check(operation)
  if (availability.status === 'missing') return Infinity
  if (availability.status === 'stale') return 0
  return availability.fetchTime ?? restoredFetchTime(operation.request.identifier) ?? 0
}

import { useCallback, useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime'

/**
 * Fetches a query that is shown anew: when the returned function is called, and by itself once its answer is older than
 * `freshSeconds` and the reader comes to it, or the connection does. What is there stays until the new answer is. By
 * itself that happens only at the top of the page, where nothing can move under the reader's finger.
 * `variables` must be the same object as long as they are the same.
 */
export function useRefresh(
  query: GraphQLTaggedNode,
  variables: Variables,
  freshSeconds: number,
): () => Promise<void> {
  const environment = useRelayEnvironment()
  const refresh = useCallback(async () => {
    const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const
    await fetchQuery(environment, query, variables, options).toPromise()
  }, [environment, query, variables])

  useEffect(() => {
    let triedAt = -Infinity
    const refreshIfStale = () => {
      if (window.scrollY >= 1 || !navigator.onLine) return
      const known = Math.max(triedAt, answeredAt(environment, query, variables))
      if (Date.now() - known < freshSeconds * 1000) return
      triedAt = Date.now()
      // Without an answer, what is there stays.
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

/** When the answer in the store came, in milliseconds; an answer that is on its way is as good as new. */
function answeredAt(environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables): number {
  const availability = environment.check(createOperationDescriptor(getRequest(query), variables))
  if (availability.status === 'missing') return Infinity
  return availability.status === 'available' ? (availability.fetchTime ?? 0) : 0
}

import {
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  type LoadQueryOptions,
  type PreloadedQuery,
} from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { relayEnvironment } from './environment.ts'

/**
 * For a route's loader: starts its query without waiting for it. `signal` is the navigation's own
 * (`request.signal`): one that is abandoned gives the query up, since no screen will come to own it.
 */
export function loadRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  signal: AbortSignal,
  options?: LoadQueryOptions,
): PreloadedQuery<TQuery> {
  const reference = loadQuery<TQuery>(relayEnvironment(), query, variables, options)
  signal.addEventListener('abort', () => reference.dispose(), { once: true })
  return reference
}

/** For a route's component: reads what its loader started and disposes of it when the screen goes. */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
): TQuery['response'] {
  const [owned] = useQueryLoader<TQuery>(query, reference)
  return usePreloadedQuery<TQuery>(query, owned ?? reference)
}

import {
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  type LoadQueryOptions,
  type PreloadedQuery,
} from 'react-relay/hooks'
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { hasEmbeddedResponse } from '#client/session/embedded-responses.ts'
import { relayEnvironment } from './environment.ts'
import { serverRequests } from './server-requests.ts'

/** For route loaders: starts a query without awaiting it. Aborting `signal`, the navigation's, disposes the query. */
export function loadRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  signal: AbortSignal,
  options?: LoadQueryOptions,
): PreloadedQuery<TQuery> {
  const serverRequest = serverRequests.get(signal)
  if (serverRequest) return loadQuery<TQuery>(serverRequest.environment, query, variables)
  // The HTML to hydrate was rendered from the embedded response. A reload that restores the scroll position needs the stored pages.
  const isHydrated =
    document.documentElement.dataset['ssr'] !== 'ignored' &&
    hasEmbeddedResponse(getRequest(query).params.id, variables)
  const fetchOptions = isHydrated ? ({ fetchPolicy: 'network-only' } as const) : options
  const reference = loadQuery<TQuery>(relayEnvironment(), query, variables, fetchOptions)
  signal.addEventListener('abort', () => reference.dispose(), { once: true })
  return reference
}

/** For route components: reads the query that the loader started, and disposes it on unmount. */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
): TQuery['response'] {
  const [owned] = useQueryLoader<TQuery>(query, reference)
  return usePreloadedQuery<TQuery>(query, owned ?? reference)
}

import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay/hooks'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
  type GraphQLTaggedNode,
  type OperationType,
  type PayloadData,
} from 'relay-runtime'
import type { RouteObject } from 'react-router-dom'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { AppContent } from '#client/app/AppLayout.tsx'
import { MemberOrVisitorLayout } from '#client/app/MemberOrVisitorLayout.tsx'
import { shellQuery } from '#client/app/shellLoader.ts'
import { ServerRenderContext, type ServerRender } from '#client/ui/browser/server-render.ts'
import { renderScreen } from './render-screen.tsx'

/** `id` is the hash of the document. */
export type EmbeddedResponses = readonly {
  id: string
  variables: object
  response: { data?: PayloadData | null }
}[]

/** The embedded responses as a Relay store. */
type Responses = {
  /** Makes a response readable for components that load it themselves. */
  publish(query: GraphQLTaggedNode): void
  preload<TQuery extends OperationType>(
    query: GraphQLTaggedNode,
    variables?: TQuery['variables'],
  ): PreloadedQuery<TQuery>
}

/** Renders a screen within the layout of members. `url` is its path, with the parameters of a search. */
export function renderMemberScreen(
  url: string,
  responses: EmbeddedResponses,
  serverRender: ServerRender,
  routeOf: (responses: Responses) => RouteObject,
): Promise<{ title: string; html: string }> {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => undefined)),
    store: new Store(new RecordSource()),
    isServer: true,
  })
  const publish = (query: GraphQLTaggedNode, variables = {}) => {
    const request = getRequest(query)
    const data = responses.find(({ id }) => id === request.params.id)?.response.data
    if (data) environment.commitPayload(createOperationDescriptor(request, variables), data)
  }
  const preload: Responses['preload'] = (query, variables = {}) => {
    publish(query, variables)
    return loadQuery(environment, query, variables, { fetchPolicy: 'store-only' })
  }
  const shell = {
    loader: () => preload<shellLoaderQuery>(shellQuery),
    Component: MemberOrVisitorLayout,
    children: [{ path: url.split('?')[0], ...routeOf({ publish, preload }) }],
  }
  return renderScreen(url, [{ Component: AppContent, children: [shell] }], (screen) => (
    <ServerRenderContext value={serverRender}>
      <RelayEnvironmentProvider environment={environment}>{screen}</RelayEnvironmentProvider>
    </ServerRenderContext>
  ))
}

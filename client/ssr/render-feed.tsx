import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks'
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
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { AppContent } from '#client/app/AppLayout.tsx'
import { MemberOrVisitorLayout } from '#client/app/MemberOrVisitorLayout.tsx'
import { shellQuery } from '#client/app/shellLoader.ts'
import { paths } from '#client/paths.ts'
import { preloadPostComposer } from '#client/routes/feed/feed-composer.tsx'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { FeedRoute } from '#client/routes/feed/FeedRoute.tsx'
import { preloadNewcomerFeed } from '#client/routes/feed/newcomer-feed.tsx'
import { newcomerQuery } from '#client/routes/feed/NewcomerFeed.tsx'
import { ServerRenderContext, type ServerRender } from '#client/ui/browser/server-render.ts'
import { renderScreen } from './render-screen.tsx'

/** `id` is the hash of the document. */
type EmbeddedResponses = readonly { id: string; variables: object; response: { data?: PayloadData | null } }[]

export async function renderFeed(responses: EmbeddedResponses, serverRender: ServerRender) {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => undefined)),
    store: new Store(new RecordSource()),
    isServer: true,
  })
  const publish = (query: GraphQLTaggedNode) => {
    const request = getRequest(query)
    const data = responses.find(({ id }) => id === request.params.id)?.response.data
    if (data) environment.commitPayload(createOperationDescriptor(request, {}), data)
  }
  const preload = <TQuery extends OperationType>(query: GraphQLTaggedNode) => {
    publish(query)
    return loadQuery<TQuery>(environment, query, {}, { fetchPolicy: 'store-only' })
  }
  const feed = { path: paths.feed, loader: () => preload<feedLoaderQuery>(feedQuery), Component: FeedRoute }
  const shell = {
    loader: () => preload<shellLoaderQuery>(shellQuery),
    Component: MemberOrVisitorLayout,
    children: [feed],
  }
  publish(newcomerQuery)
  await preloadNewcomerFeed()
  if (serverRender.isWide) await preloadPostComposer()
  return renderScreen(paths.feed, [{ Component: AppContent, children: [shell] }], (screen) => (
    <ServerRenderContext value={serverRender}>
      <RelayEnvironmentProvider environment={environment}>{screen}</RelayEnvironmentProvider>
    </ServerRenderContext>
  ))
}

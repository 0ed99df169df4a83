import { toHtml } from './to-html.ts'
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
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import type { feedLoaderQuery } from '#client/__generated__/feedLoaderQuery.graphql.ts'
import type { shellLoaderQuery } from '#client/__generated__/shellLoaderQuery.graphql.ts'
import { shellQuery } from '#client/features/shell/shellLoader.ts'
import { Shell } from '#client/features/shell/Shell.tsx'
import { paths } from '#client/paths.ts'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { FeedRoute } from '#client/routes/feed/FeedRoute.tsx'
import { RootLayout } from '#client/routes/layout/RootLayout.tsx'

/** Answers by the identifiers of their documents. */
export type Answers = Record<string, { data?: PayloadData | null }>

export async function drawFeed(answers: Answers): Promise<string> {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => undefined)),
    store: new Store(new RecordSource()),
    isServer: true,
  })
  const preload = <TQuery extends OperationType>(query: GraphQLTaggedNode) => {
    const request = getRequest(query)
    const data = answers[request.params.id ?? '']?.data
    if (data) environment.commitPayload(createOperationDescriptor(request, {}), data)
    return loadQuery<TQuery>(environment, query, {}, { fetchPolicy: 'store-only' })
  }
  const shell = preload<shellLoaderQuery>(shellQuery)
  const routes: RouteObject[] = [
    {
      Component: RootLayout,
      children: [
        {
          element: <Shell query={shell} />,
          children: [
            { path: paths.feed, loader: () => preload<feedLoaderQuery>(feedQuery), Component: FeedRoute },
          ],
        },
      ],
    },
  ]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://localhost${paths.feed}`))
  if (context instanceof Response) throw new Error('no feed')
  return toHtml(
    <RelayEnvironmentProvider environment={environment}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RelayEnvironmentProvider>,
  )
}

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
import { shellQuery } from '#client/app/shellLoader.ts'
import { Shell } from '#client/app/Shell.tsx'
import { paths } from '#client/paths.ts'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { FeedRoute } from '#client/routes/feed/FeedRoute.tsx'
import { renderScreen } from './render-screen.tsx'

/** `id` is the identifier of the document. */
export type Answers = readonly { id: string; variables: object; response: { data?: PayloadData | null } }[]

export function renderFeed(answers: Answers): Promise<string> {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => undefined)),
    store: new Store(new RecordSource()),
    isServer: true,
  })
  const preload = <TQuery extends OperationType>(query: GraphQLTaggedNode) => {
    const request = getRequest(query)
    const data = answers.find(({ id }) => id === request.params.id)?.response.data
    if (data) environment.commitPayload(createOperationDescriptor(request, {}), data)
    return loadQuery<TQuery>(environment, query, {}, { fetchPolicy: 'store-only' })
  }
  const feed = { path: paths.feed, loader: () => preload<feedLoaderQuery>(feedQuery), Component: FeedRoute }
  const shell = { element: <Shell query={preload<shellLoaderQuery>(shellQuery)} />, children: [feed] }
  return renderScreen(paths.feed, [shell], (screen) => (
    <RelayEnvironmentProvider environment={environment}>{screen}</RelayEnvironmentProvider>
  ))
}

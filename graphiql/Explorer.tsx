import { explorerPlugin } from '@graphiql/plugin-explorer'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { examples, HEADERS_HINT } from './examples.ts'

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  // Each subscription opens its own WebSocket, which sends the current cookie and headers.
  subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
})
const plugins = [HISTORY_PLUGIN, explorerPlugin({ showAttribution: false })]
const tabs = examples.map(({ query, variables }) => ({
  query,
  variables: variables && JSON.stringify(variables, null, 2),
}))

/** A link can contain an operation: `/graphql?query=…&variables=…`. */
const parameters = new URLSearchParams(location.search)

export function Explorer() {
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      defaultTabs={tabs}
      defaultHeaders={HEADERS_HINT}
      defaultEditorToolsVisibility="variables"
      initialQuery={parameters.get('query') ?? undefined}
      initialVariables={parameters.get('variables') ?? undefined}
      inputValueDeprecation
      schemaDescription
    >
      <GraphiQL.Logo>
        <h1>Guffaw API</h1>
        <nav aria-label="Other APIs">
          <a href="/api/v1/docs">REST API</a>
        </nav>
      </GraphiQL.Logo>
    </GraphiQL>
  )
}

import { explorerPlugin } from '@graphiql/plugin-explorer'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { examples, HEADERS_HINT } from './examples.ts'

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  // Opened anew by each subscription, so that it carries the cookie and the headers of that moment.
  subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
})
const plugins = [HISTORY_PLUGIN, explorerPlugin({ showAttribution: false })]
const tabs = examples.map(({ query, variables }) => ({
  query,
  variables: variables && JSON.stringify(variables, null, 2),
}))

/** A link may bring its own operation: `/graphql?query=…&variables=…`. */
const address = new URLSearchParams(location.search)

export function Explorer() {
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      defaultTabs={tabs}
      defaultHeaders={HEADERS_HINT}
      defaultEditorToolsVisibility="variables"
      initialQuery={address.get('query') ?? undefined}
      initialVariables={address.get('variables') ?? undefined}
      inputValueDeprecation
      schemaDescription
    >
      <GraphiQL.Logo>
        <h1>Guffaw API</h1>
        <nav aria-label="Elsewhere">
          <a href="/api/v1/docs">REST calls</a>
        </nav>
      </GraphiQL.Logo>
    </GraphiQL>
  )
}

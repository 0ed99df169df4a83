import type { ReactNode } from 'react'
import { Environment, Network, RecordSource, Store, type GraphQLSingularResponse } from 'relay-runtime'
import { prerender } from 'react-dom/static.edge'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { ServerEnvironmentContext, serverRequests } from '#client/relay/server-requests.ts'
import { routes } from '#client/routes.tsx'
import type { Screen } from '#client/routes/screen.ts'
import { markSignedIn } from '#client/session/session.ts'
import { ServerRenderContext, type ServerRender } from '#client/ui/browser/server-render.ts'

export { sessionQuery } from '#client/session/checkSession.ts'

const folders = import.meta.glob<Screen[]>('../routes/*/route.ts', { eager: true, import: 'screens' })
const components = Object.keys(import.meta.glob('../routes/*/*Route.tsx'))
export const serverRenderedScreens = Object.entries(folders).flatMap(([file, screens]) =>
  screens.flatMap(({ path, access, serverRendered }) => {
    if (!serverRendered) return []
    const chunks = serverRendered === true ? ownChunk(file) : serverRendered
    return { path, isPublic: access === 'everyone', chunks }
  }),
)

/** The chunk of the component in the folder of a `route.ts`, which is found by the name of its file. */
function ownChunk(routeFile: string) {
  const folder = routeFile.replace('route.ts', '')
  const names = components
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length, -'.tsx'.length))
  return { narrow: names, wide: names }
}

type RenderOptions = ServerRender & {
  /** Executes the persisted operation with this hash. */
  execute: (id: string, variables: object) => Promise<GraphQLSingularResponse>
  isVisitor: boolean
}

/** The router requires absolute URLs but uses their path only. */
const ORIGIN = 'http://localhost'
/** React puts tags for the head in front of the HTML if it does not render the head itself. */
const HEAD_TAGS = /^(?:<link [^>]*>|<title>(?<title>[^<]*)<\/title>)*/

const { query, dataRoutes } = createStaticHandler(routes)
// The first visits do not wait for the code of their screens.
await Promise.all(
  [paths.landing, paths.post(':postId'), ...serverRenderedScreens.map(({ path }) => path)]
    .flatMap((path) => matchRoutes(routes, path) ?? [])
    .flatMap(({ route: { lazy } }) => (typeof lazy === 'object' ? Object.values(lazy) : []))
    .map((load) => load()),
)
// The server decides who sees a screen. Each request states whether it is a visitor's.
markSignedIn()

/** Renders the screen at `url`, a path with its parameters. Returns null if its loader returns null: there is nothing to load. */
export async function renderScreen(
  url: string,
  { execute, isVisitor, ...serverRender }: RenderOptions,
): Promise<{ title: string; html: string } | null> {
  const responses: Promise<GraphQLSingularResponse>[] = []
  const environment = new Environment({
    network: Network.create(({ id }, variables) => {
      const response = execute(id ?? '', variables)
      responses.push(response)
      return response
    }),
    store: new Store(new RecordSource()),
    isServer: true,
  })
  const request = new Request(ORIGIN + url)
  serverRequests.set(request.signal, { environment, isVisitor })
  const context = await query(request)
  if (context instanceof Response) throw new Error(`The route ${url} redirects`)
  for (const error of Object.values(context.errors ?? {})) throw error
  if (context.loaderData[context.matches.at(-1)?.route.id ?? ''] === null) return null
  // React would render components again whose responses arrive later.
  await Promise.all(responses)
  const html = await toHtml(
    <ServerRenderContext value={serverRender}>
      <ServerEnvironmentContext value={environment}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ServerEnvironmentContext>
    </ServerRenderContext>,
  )
  const head = HEAD_TAGS.exec(html)
  return { title: head?.groups?.['title'] ?? '', html: html.slice(head?.[0].length) }
}

/**
 * Rejects with the first error. The edge build of React does not use AsyncLocalStorage, which would slow down every promise of
 * the process.
 */
async function toHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // React would stream larger Suspense boundaries separately, with an inline script.
    progressiveChunkSize: Infinity,
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}

import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { RootLayout } from '#client/app/RootLayout.tsx'

/** The router requires absolute URLs but uses their path only. */
const ORIGIN = 'http://localhost'
/** React puts tags for the head in front of the HTML if it does not render the head itself. */
const HEAD_TAGS = /^(?:<link [^>]*>|<title>(?<title>[^<]*)<\/title>)*/

/**
 * Renders the screen at `path`. Browsers render the same components from client/routes.tsx, with other loaders; the elements,
 * Suspense boundaries and `useId` calls of both trees must correspond.
 */
export async function renderScreen(
  path: string,
  children: RouteObject[],
  wrap = (screen: ReactNode) => screen,
): Promise<{ title: string; html: string }> {
  const { query, dataRoutes } = createStaticHandler([{ Component: RootLayout, children }])
  const context = await query(new Request(ORIGIN + path))
  if (context instanceof Response) throw new Error(`The route ${path} redirects`)
  const router = createStaticRouter(dataRoutes, context)
  const html = await toHtml(wrap(<StaticRouterProvider router={router} context={context} hydrate={false} />))
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

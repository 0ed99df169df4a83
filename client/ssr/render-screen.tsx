import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { RootLayout } from '#client/app/RootLayout.tsx'

/** The router wants whole addresses, of which the site uses the path. */
const ANY_ORIGIN = 'http://localhost'

/** The HTML of the screen at `path`, which is one of `children`, within what surrounds every screen. */
export async function renderScreen(
  path: string,
  children: RouteObject[],
  surround = (screen: ReactNode) => screen,
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ Component: RootLayout, children }])
  const context = await query(new Request(ANY_ORIGIN + path))
  if (context instanceof Response) throw new Error(`The screen at ${path} leads elsewhere`)
  const router = createStaticRouter(dataRoutes, context)
  return toHtml(surround(<StaticRouterProvider router={router} context={context} hydrate={false} />))
}

/**
 * Whole and in one piece. Rejects with the first error: half a screen is none. By React for the edge: Node's keeps what it
 * draws in an AsyncLocalStorage, and from the first drawing on every promise of the process would pay for that.
 */
async function toHtml(element: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(element, {
    onError: (error) => void failures.push(error),
    // A longer part would come after the rest, with a script to put it into its place.
    progressiveChunkSize: Infinity,
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

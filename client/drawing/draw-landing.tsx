import { toHtml } from './to-html.ts'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { LandingRoute } from '#client/routes/landing/LandingRoute.tsx'
import { RootLayout } from '#client/routes/layout/RootLayout.tsx'

const routes: RouteObject[] = [
  { Component: RootLayout, children: [{ path: paths.landing, Component: LandingRoute }] },
]

export async function drawLanding(): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('no landing')
  return toHtml(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

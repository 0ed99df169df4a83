import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { feedPath } from '#rules/site-paths.ts'
import { authenticateRequest } from '#server/platform/http/request-viewer.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { siteTags } from '#server/site/site-tags.ts'
import { renderMemberPage, type MemberPageOptions, type MemberScreen } from './member-page.ts'
import type { RenderedScreen, Renderer } from './renderer.ts'
import { sendPage } from './send-page.ts'
import { renderPage, type ServerRenderedPage } from './server-rendered-page.ts'

export type ServerRenderedRoutesOptions = MemberPageOptions & {
  /** The URL has no trailing slash and is known once the server listens. */
  siteUrl: () => string
  /** Sends index.html without a rendered screen. */
  sendIndexHtml: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Serves the landing page to visitors, and the screens that declare it to members as rendered HTML (decision 0035). */
export async function serverRenderedRoutes(
  scope: FastifyInstance,
  options: ServerRenderedRoutesOptions,
): Promise<void> {
  const { template, renderer, files, dependencies, siteUrl, sendIndexHtml } = options
  const renderedAt = new Date()
  const landing = await renderLanding(renderer, renderedAt, scope.log)
  let landingPage: ServerRenderedPage | undefined
  // The URL of the site is known only once the server listens.
  const pageOf = (screen: RenderedScreen) =>
    (landingPage ??= renderPage(template, screen, {
      path: '/',
      layout: 'any',
      renderedAt,
      files: files(['LandingRoute']),
      tags: siteTags(template.html, siteUrl()),
    }))

  const sendScreen = async (screen: MemberScreen, request: FastifyRequest, reply: FastifyReply) => {
    const viewer = authenticateRequest(dependencies, request)
    const page = await renderMemberPage(options, screen, { request, reply, viewer })
    return page ? sendPage(reply, page, 'private, no-store') : sendIndexHtml(request, reply)
  }
  for (const { path, chunks } of renderer.serverRenderedScreens)
    scope.get(path, (request, reply) => sendScreen({ url: request.url, chunks }, request, reply))
  const feed = renderer.serverRenderedScreens.find(({ path }) => path === feedPath)
  scope.get('/', async (request, reply) => {
    if (feed && readSessionCookie(request.cookies, REFRESH_TOKEN_COOKIE))
      return sendScreen({ ...feed, url: feedPath }, request, reply)
    return landing ? sendPage(reply, pageOf(landing), 'no-cache') : sendIndexHtml(request, reply)
  })
}

async function renderLanding(
  renderer: Renderer,
  renderedAt: Date,
  log: FastifyBaseLogger,
): Promise<RenderedScreen | null> {
  try {
    return await renderer.renderScreen('/', { execute: rejectQuery, isWide: false, renderedAt })
  } catch (error) {
    log.warn({ err: error }, 'Rendering the landing page failed')
    return null
  }
}

async function rejectQuery(): Promise<never> {
  throw new Error('The landing page has no data')
}

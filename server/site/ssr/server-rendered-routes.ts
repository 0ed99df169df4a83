import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { feedPath } from '#rules/site-paths.ts'
import { authenticateRequest } from '#server/platform/http/request-viewer.ts'
import { publicPageTags } from '#server/site/public-page-tags.ts'
import { createLandingPage } from './landing-page.ts'
import { renderMemberPage } from './member-page.ts'
import type { ServerRenderedScreen } from './renderer.ts'
import type { RequestedScreen, ScreenPageOptions } from './screen-page.ts'
import { sendPage } from './send-page.ts'
import { isVisitor, renderVisitorPage } from './visitor-page.ts'

export type ServerRenderedRoutesOptions = ScreenPageOptions & {
  /** The URL has no trailing slash and is known once the server listens. */
  siteUrl: () => string
  /** Sends index.html without a rendered screen. */
  sendIndexHtml: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

type ScreenRequest = FastifyRequest<{ Params: Record<string, string> }>

/** Serves the landing page and the screens that declare it as rendered HTML: to members, and public ones also to visitors (decision 0035). */
export async function serverRenderedRoutes(
  scope: FastifyInstance,
  options: ServerRenderedRoutesOptions,
): Promise<void> {
  const { renderer, dependencies, siteUrl, sendIndexHtml } = options
  const landingPage = createLandingPage(options)

  const sendToMember = async (screen: RequestedScreen, request: FastifyRequest, reply: FastifyReply) => {
    const viewer = authenticateRequest(dependencies, request)
    const page = await renderMemberPage(options, screen, { request, reply }, viewer)
    return page ? sendPage(reply, page, 'private, no-store') : sendIndexHtml(request, reply)
  }
  const sendToVisitor = async (
    { path, chunks }: ServerRenderedScreen,
    request: ScreenRequest,
    reply: FastifyReply,
  ) => {
    const tags = publicPageTags(path, request.params, request.url, siteUrl())
    const screen = { url: request.url, chunks, tags }
    const page = await renderVisitorPage(options, screen, { request, reply })
    return page ? sendPage(reply, page, 'no-cache') : sendIndexHtml(request, reply)
  }
  for (const screen of renderer.serverRenderedScreens)
    scope.get<{ Params: Record<string, string> }>(screen.path, (request, reply) => {
      if (!isVisitor(request)) return sendToMember({ ...screen, url: request.url }, request, reply)
      return screen.isPublic ? sendToVisitor(screen, request, reply) : sendIndexHtml(request, reply)
    })
  const feed = renderer.serverRenderedScreens.find(({ path }) => path === feedPath)
  scope.get('/', async (request, reply) => {
    if (feed && !isVisitor(request)) return sendToMember({ ...feed, url: feedPath }, request, reply)
    const page = await landingPage(request, reply)
    return page ? sendPage(reply, page, 'no-cache') : sendIndexHtml(request, reply)
  })
}

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { feedPath, searchPath } from '#rules/site-paths.ts'
import { authenticateRequest } from '#server/platform/http/request-viewer.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { siteTags } from '#server/site/site-tags.ts'
import { FEED_QUERIES, searchQueries } from './embedded-responses.ts'
import { renderMemberPage, type MemberPageOptions, type MemberScreen } from './member-page.ts'
import type { RenderedScreen, Renderer } from './renderer.ts'
import { sendPage } from './send-page.ts'
import { renderPage, type ServerRenderedPage } from './server-rendered-page.ts'

export type ServerRenderedRoutesOptions = MemberPageOptions & {
  renderer: Renderer
  /** The URL has no trailing slash and is known once the server listens. */
  siteUrl: () => string
  /** Sends index.html without a rendered screen. */
  sendIndexHtml: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Serves the landing page to visitors, and the feed and searches to members as rendered HTML (decision 0035). */
export async function serverRenderedRoutes(
  scope: FastifyInstance,
  options: ServerRenderedRoutesOptions,
): Promise<void> {
  const { template, renderer, files, dependencies, siteUrl, sendIndexHtml } = options
  const renderedAt = new Date()
  const landing = await renderLanding(renderer, scope.log)
  let landingPage: ServerRenderedPage | undefined
  // The URL of the site is known only once the server listens.
  const pageOf = (screen: RenderedScreen) =>
    (landingPage ??= renderPage(template, screen, {
      path: '/',
      layout: 'any',
      renderedAt,
      files: files.landing,
      tags: siteTags(template.html, siteUrl()),
    }))
  const feed: MemberScreen = {
    name: 'feed',
    path: feedPath,
    queries: FEED_QUERIES,
    render: (responses, renderOptions) => renderer.renderFeed(responses, renderOptions),
  }

  const sendScreen = async (screen: MemberScreen, request: FastifyRequest, reply: FastifyReply) => {
    const viewer = authenticateRequest(dependencies, request)
    const page = await renderMemberPage(options, screen, { request, reply, viewer })
    return page ? sendPage(reply, page, 'private, no-store') : sendIndexHtml(request, reply)
  }
  scope.get(feedPath, (request, reply) => sendScreen(feed, request, reply))
  scope.get(searchPath, (request, reply) => {
    const search = searchScreen(renderer, request.url)
    return search ? sendScreen(search, request, reply) : sendIndexHtml(request, reply)
  })
  scope.get('/', async (request, reply) => {
    if (readSessionCookie(request.cookies, REFRESH_TOKEN_COOKIE)) return sendScreen(feed, request, reply)
    return landing ? sendPage(reply, pageOf(landing), 'no-cache') : sendIndexHtml(request, reply)
  })
}

/** Returns null if the URL contains nothing to search. */
function searchScreen(renderer: Renderer, url: string): MemberScreen | null {
  const variables = renderer.searchVariablesOf(url)
  return (
    variables && {
      name: 'search',
      path: url,
      queries: searchQueries(variables),
      render: (responses, renderOptions) => renderer.renderSearch(responses, { ...renderOptions, url }),
    }
  )
}

async function renderLanding(renderer: Renderer, log: FastifyBaseLogger): Promise<RenderedScreen | null> {
  try {
    return await renderer.renderLanding()
  } catch (error) {
    log.warn({ err: error }, 'Rendering the landing page failed')
    return null
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { feedPath } from '#rules/site-paths.ts'
import { authenticate } from '#server/features/auth/authenticate.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { accessTokenOf } from '#server/platform/http/request-viewer.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { PageTemplate } from '#server/site/page-template.ts'
import type { SiteFiles } from '#server/site/site-files.ts'
import { siteTags } from '#server/site/site-tags.ts'
import type { EmbedResponses } from './embedded-responses.ts'
import type { RenderedScreen, Renderer } from './renderer.ts'
import { renderPage, type ServerRenderedPage } from './server-rendered-page.ts'

/** Pages are compressed per request: a higher quality saves little and takes much longer. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const RENDER_TIMEOUT_MS = 1000

export type ServerRenderedRoutesOptions = {
  template: PageTemplate
  renderer: Renderer
  files: SiteFiles
  embedResponses: EmbedResponses
  dependencies: Dependencies
  isSecure: boolean
  /** The URL has no trailing slash and is known once the server listens. */
  siteUrl: () => string
  /** Sends index.html without a rendered screen. */
  sendIndexHtml: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Serves the landing page to visitors and the feed to members as rendered HTML (decision 0035). */
export async function serverRenderedRoutes(
  scope: FastifyInstance,
  options: ServerRenderedRoutesOptions,
): Promise<void> {
  const { template, renderer, files, siteUrl, sendIndexHtml } = options
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

  await scope.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI_OPTIONS,
  })
  const sendFeed = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderFeedWithTimeout(options, request, reply)
    return page ? send(reply, page, 'private, no-store') : sendIndexHtml(request, reply)
  }
  scope.get(feedPath, sendFeed)
  scope.get('/', async (request, reply) => {
    if (readSessionCookie(request.cookies, REFRESH_TOKEN_COOKIE)) return sendFeed(request, reply)
    return landing ? send(reply, pageOf(landing), 'no-cache') : sendIndexHtml(request, reply)
  })
}

async function renderLanding(renderer: Renderer, log: FastifyBaseLogger): Promise<RenderedScreen | null> {
  try {
    return await renderer.renderLanding()
  } catch (error) {
    log.warn({ err: error }, 'Rendering the landing page failed')
    return null
  }
}

/** Returns null for visitors, and if rendering fails or takes too long: the client then loads and renders the feed. */
async function renderFeedWithTimeout(
  options: ServerRenderedRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerRenderedPage | null> {
  try {
    return await Promise.race([renderFeed(options, request, reply), renderTimeout()])
  } catch (error) {
    if (!(error instanceof RateLimitedError)) request.log.warn({ err: error }, 'Rendering the feed failed')
    return null
  }
}

async function renderFeed(
  { template, renderer, files, embedResponses, dependencies, isSecure }: ServerRenderedRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerRenderedPage | null> {
  const viewer = await authenticate(dependencies, accessTokenOf(request))
  if (!viewer) return null
  await limitUse(dependencies, 'memberRequests', viewer.memberId)
  const responses = await embedResponses({
    dependencies,
    viewer,
    hasToken: true,
    caller: callerOf(request),
    isCrossOrigin: false,
    cookies: sessionCookies(request, reply, isSecure),
    requestId: request.id,
  })
  if (!responses) throw new Error('A query of the feed failed')
  const isWide = !isPhone(request)
  const renderedAt = new Date()
  return renderPage(template, await renderer.renderFeed(responses, { isWide, renderedAt }), {
    path: feedPath,
    layout: isWide ? 'wide' : 'narrow',
    renderedAt,
    files: isWide ? files.wideFeed : files.member,
    responses,
  })
}

async function renderTimeout(): Promise<never> {
  await wait(RENDER_TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)
}

function send(reply: FastifyReply, { html, styleHash }: ServerRenderedPage, caching: string): FastifyReply {
  reply
    .headers({
      'cache-control': caching,
      'content-security-policy': allowStyle(String(reply.getHeader('content-security-policy')), styleHash),
      vary: 'cookie, sec-ch-ua-mobile, user-agent',
    })
    .type('text/html; charset=utf-8')
    .compress(html)
  return reply
}

/** Extends an existing directive: of two directives with the same name, browsers ignore the second one. */
function allowStyle(policy: string, hash: string): string {
  const allowed = /(^|;)style-src [^;]*/
  return allowed.test(policy)
    ? policy.replace(allowed, (directive) => `${directive} ${hash}`)
    : `${policy};style-src 'self' ${hash}`
}

/** Uses the client hint, or else the user agent of browsers that send no hints. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
}

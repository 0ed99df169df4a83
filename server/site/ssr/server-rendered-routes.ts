import { setTimeout as wait } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { feedPath } from '#rules/site-paths.ts'
import { REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import { authenticate } from '#server/features/auth/authenticate.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { EmbedResponses } from './embedded-responses.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { accessTokenOf } from '#server/platform/http/request-viewer.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import type { SiteFiles } from '#server/site/site-files.ts'
import { siteTags } from '#server/site/site-tags.ts'
import type { Renderer } from './renderer.ts'
import { renderPage, type ServerRenderedPage } from './server-rendered-page.ts'

/** Written for each request: the last tenth of the bytes would take ten times as long. */
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 4 }
/** Milliseconds that the page waits for its drawing: it is there to be seen early. */
const PATIENCE = 1000

export type ServerRenderedRoutesOptions = {
  /** The site's index.html. */
  page: string
  drawing: Renderer
  files: SiteFiles
  firstAnswers: EmbedResponses
  dependencies: Dependencies
  isSecure: boolean
  /** Without a slash at the end; known once the server listens. */
  siteUrl: () => string
  /** The page without a drawing. */
  sendPlain: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * The two screens most come in by, drawn before their code is there: the landing page, and the feed on a member's phone.
 * See decision 0035.
 */
export async function serverRenderedRoutes(
  scope: FastifyInstance,
  options: ServerRenderedRoutesOptions,
): Promise<void> {
  const { page, drawing, files, siteUrl, sendPlain } = options
  const landingDrawing = await drawLanding(drawing, scope.log)
  let landing: ServerRenderedPage | undefined
  // Only once the server listens does it know its address.
  const landingPage = (screen: string) =>
    (landing ??= renderPage(page, {
      name: 'landing',
      files: files.landing,
      drawing: screen,
      tags: siteTags(page, siteUrl()),
    }))

  await scope.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: QUICKLY },
  })
  const answerMember = async (request: FastifyRequest, reply: FastifyReply) => {
    const feed = isPhone(request) ? await drawnFeed(options, request, reply) : null
    return feed ? send(reply, feed, 'private, no-store') : sendPlain(request, reply)
  }
  scope.get(feedPath, answerMember)
  scope.get('/', async (request, reply) => {
    if (readSessionCookie(request.cookies, REFRESH_TOKEN_COOKIE)) return answerMember(request, reply)
    return landingDrawing ? send(reply, landingPage(landingDrawing), 'no-cache') : sendPlain(request, reply)
  })
}

async function drawLanding(drawing: Renderer, log: FastifyBaseLogger): Promise<string | null> {
  try {
    return await drawing.renderLanding()
  } catch (error) {
    log.warn({ err: error }, 'The landing page could not be drawn')
    return null
  }
}

/**
 * Null for who is not signed in, and whenever something fails or takes too long: the site comes up all the same, and says
 * itself what it cannot show.
 */
async function drawnFeed(
  options: ServerRenderedRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerRenderedPage | null> {
  try {
    return await Promise.race([drawFeed(options, request, reply), tooLate()])
  } catch (error) {
    if (!(error instanceof RateLimitedError)) request.log.warn({ err: error }, 'The feed could not be drawn')
    return null
  }
}

async function drawFeed(
  { page, drawing, files, firstAnswers, dependencies, isSecure }: ServerRenderedRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerRenderedPage | null> {
  const viewer = await authenticate(dependencies, accessTokenOf(request))
  if (!viewer) return null
  await limitUse(dependencies, 'memberRequests', viewer.memberId)
  const answers = await firstAnswers({
    dependencies,
    viewer,
    hasToken: true,
    caller: callerOf(request),
    isCrossOrigin: false,
    cookies: sessionCookies(request, reply, isSecure),
    requestId: request.id,
  })
  if (!answers) throw new Error('What the feed shows could not be read')
  return renderPage(page, {
    name: 'feed',
    files: files.member,
    drawing: await drawing.renderFeed(answers),
    answers,
  })
}

async function tooLate(): Promise<never> {
  await wait(PATIENCE, undefined, { ref: false })
  throw new Error(`No drawing within ${PATIENCE} ms`)
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

/** A policy counts the first of two directives of one name: what it allows already stays. */
function allowStyle(policy: string, hash: string): string {
  const allowed = /(^|;)style-src [^;]*/
  return allowed.test(policy)
    ? policy.replace(allowed, (directive) => `${directive} ${hash}`)
    : `${policy};style-src 'self' ${hash}`
}

/** One column, as the drawing has. A browser that does not say so is known by its name. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
}

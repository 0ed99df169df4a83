import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#server/platform/http/caller.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import { siteTags } from '#server/site/site-tags.ts'
import type { EmbeddedResponse } from './execute-operation.ts'
import type { ScreenPageOptions } from './screen-page.ts'
import { renderPage, type ServerRenderedPage } from './server-rendered-page.ts'

const FRESH_MILLISECONDS = 60_000

type LandingPageOptions = ScreenPageOptions & { siteUrl: () => string }

type LandingPage = (request: FastifyRequest, reply: FastifyReply) => Promise<ServerRenderedPage | null>

/** Renders the landing page with current posts once a minute, for all visitors. The page is null if rendering fails. */
export function createLandingPage(options: LandingPageOptions): LandingPage {
  const { clock } = options.dependencies
  let page: Promise<ServerRenderedPage | null> | undefined
  let renderedAt = 0
  return (request, reply) => {
    const now = clock.now().getTime()
    if (page && now - renderedAt < FRESH_MILLISECONDS) return page
    renderedAt = now
    page = renderLanding(options, request, reply).catch((error) => {
      request.log.warn({ err: error }, 'Rendering the landing page failed')
      return null
    })
    return page
  }
}

async function renderLanding(
  { template, renderer, files, executeOperation, dependencies, isSecure, siteUrl }: LandingPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerRenderedPage | null> {
  const context = {
    dependencies,
    viewer: null,
    hasToken: false,
    caller: callerOf(request),
    isCrossOrigin: false,
    cookies: sessionCookies(request, reply, isSecure),
    requestId: request.id,
  }
  const responses: EmbeddedResponse[] = []
  const execute = async (id: string, variables: object) => {
    const response = await executeOperation(context, id, variables)
    responses.push({ id, variables, response })
    return response
  }
  const renderedAt = new Date()
  const screen = await renderer.renderScreen('/', { execute, isVisitor: true, isWide: false, renderedAt })
  return (
    screen &&
    renderPage(template, screen, {
      path: '/',
      layout: 'any',
      renderedAt,
      files: files(['LandingRoute', 'landingLoader']),
      responses,
      tags: siteTags(template.html, siteUrl()),
    })
  )
}

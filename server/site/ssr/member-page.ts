import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { PageTemplate } from '#server/site/page-template.ts'
import { MEMBER_CHUNKS, type SiteFiles } from '#server/site/site-files.ts'
import type { EmbeddedResponse, ExecuteOperation } from './execute-operation.ts'
import type { Renderer, ServerRenderedScreen } from './renderer.ts'
import { renderPage, type ServerRenderedPage } from './server-rendered-page.ts'

const RENDER_TIMEOUT_MS = 1000

export type MemberPageOptions = {
  template: PageTemplate
  files: SiteFiles
  renderer: Renderer
  executeOperation: ExecuteOperation
  dependencies: Dependencies
  isSecure: boolean
}

export type MemberScreen = Pick<ServerRenderedScreen, 'chunks'> & {
  /** The path, with its parameters if the screen depends on them. */
  url: string
  /** Instead of the title of the screen and the description of the site. */
  metadata?: string
}

type Visit = {
  request: FastifyRequest
  reply: FastifyReply
  viewer: Viewer | Promise<Viewer | null>
}

/**
 * Returns null for visitors, if there is nothing to load, if rendering fails or takes too long, and for a member or process that renders too much: the client
 * then loads and renders the screen, which takes none of the server's time.
 */
export async function renderMemberPage(
  options: MemberPageOptions,
  screen: MemberScreen,
  visit: Visit,
): Promise<ServerRenderedPage | null> {
  try {
    return await Promise.race([renderForViewer(options, screen, visit), renderTimeout()])
  } catch (error) {
    if (!(error instanceof RateLimitedError))
      visit.request.log.warn({ err: error }, `Rendering ${screen.url.split('?')[0]} failed`)
    return null
  }
}

async function renderForViewer(
  options: MemberPageOptions,
  screen: MemberScreen,
  visit: Visit,
): Promise<ServerRenderedPage | null> {
  const viewer = await visit.viewer
  if (!viewer) return null
  const { dependencies } = options
  await limitUse(dependencies, 'memberRequests', viewer.memberId)
  await limitUse(dependencies, 'pageRenders', viewer.memberId)
  const leaveMember = dependencies.concurrencyLimiter.enter('memberPageRenders', viewer.memberId)
  try {
    const leave = dependencies.concurrencyLimiter.enter('pageRenders', 'all members')
    return await renderScreen(options, screen, { ...visit, viewer }).finally(leave)
  } finally {
    leaveMember()
  }
}

async function renderScreen(
  { template, files, renderer, executeOperation, dependencies, isSecure }: MemberPageOptions,
  { url, chunks, metadata }: MemberScreen,
  { request, reply, viewer }: Visit & { viewer: Viewer },
): Promise<ServerRenderedPage | null> {
  const context = {
    dependencies,
    viewer,
    hasToken: true,
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
  const layout = isPhone(request) ? 'narrow' : 'wide'
  const renderedAt = new Date()
  const [screen] = await Promise.all([
    renderer.renderScreen(url, { execute, isWide: layout === 'wide', renderedAt }),
    execute(renderer.sessionQuery.params.id, {}),
  ])
  return (
    screen &&
    renderPage(template, screen, {
      path: url,
      layout,
      renderedAt,
      files: files([...MEMBER_CHUNKS, ...chunks[layout]]),
      responses,
      metadata,
    })
  )
}

async function renderTimeout(): Promise<never> {
  await wait(RENDER_TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)
}

/** Uses the client hint, or else the user agent of browsers that send no hints. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
}

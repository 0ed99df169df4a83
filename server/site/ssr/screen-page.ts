import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { PageTemplate } from '#server/site/page-template.ts'
import { MEMBER_CHUNKS, VISITOR_CHUNKS, type SiteFiles } from '#server/site/site-files.ts'
import type { EmbeddedResponse, ExecuteOperation } from './execute-operation.ts'
import type { Renderer, ServerRenderedScreen } from './renderer.ts'
import { renderPage, type ServerRenderedPage } from './server-rendered-page.ts'

export type ScreenPageOptions = {
  template: PageTemplate
  files: SiteFiles
  renderer: Renderer
  executeOperation: ExecuteOperation
  dependencies: Dependencies
  isSecure: boolean
  /** Milliseconds after which the client renders a screen. Unlimited if null. */
  renderTimeout: number | null
}

export type RequestedScreen = Pick<ServerRenderedScreen, 'chunks'> & {
  /** The path, with its parameters if the screen depends on them. */
  url: string
  /** Instead of the title of the screen and the description of the site. */
  metadata?: string
  /** Tags for the head, with a description. */
  tags?: string
}

export type Visit = { request: FastifyRequest; reply: FastifyReply }

/** Renders the screen as the viewer sees it, or a visitor. Returns null if there is nothing to load. */
export async function renderScreenPage(
  { template, files, renderer, executeOperation, dependencies, isSecure }: ScreenPageOptions,
  { url, chunks, metadata, tags }: RequestedScreen,
  { request, reply }: Visit,
  viewer: Viewer | null,
): Promise<ServerRenderedPage | null> {
  const isVisitor = viewer === null
  const context = {
    dependencies,
    viewer,
    hasToken: !isVisitor,
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
  const layout = layoutOf(request)
  const renderedAt = new Date()
  const [screen] = await Promise.all([
    renderer.renderScreen(url, { execute, isVisitor, isWide: layout === 'wide', renderedAt }),
    execute(renderer.sessionQuery.params.id, {}),
  ])
  return (
    screen &&
    renderPage(template, screen, {
      path: url,
      layout,
      renderedAt,
      files: files([...(isVisitor ? VISITOR_CHUNKS : MEMBER_CHUNKS), ...chunks[layout]]),
      responses,
      metadata,
      tags,
    })
  )
}

/** Resolves to null if rendering fails, takes too long or exceeds a limit: the client then loads and renders the screen. */
export async function renderOrLeaveToClient(
  { renderTimeout }: ScreenPageOptions,
  { url }: RequestedScreen,
  { log }: FastifyRequest,
  render: () => Promise<ServerRenderedPage | null>,
): Promise<ServerRenderedPage | null> {
  try {
    return await (renderTimeout === null ? render() : Promise.race([render(), rejectAfter(renderTimeout)]))
  } catch (error) {
    if (!(error instanceof RateLimitedError))
      log.warn({ err: error }, `Rendering ${url.split('?')[0]} failed`)
    return null
  }
}

/** Uses the client hint, or else the user agent of browsers that send no hints. */
export function layoutOf({ headers }: FastifyRequest): 'narrow' | 'wide' {
  const hint = headers['sec-ch-ua-mobile']
  const isPhone = hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isPhone ? 'narrow' : 'wide'
}

async function rejectAfter(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false })
  throw new Error(`Rendering took longer than ${milliseconds} ms`)
}

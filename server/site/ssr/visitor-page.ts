import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { readSessionCookie } from '#server/platform/http/session-cookie-names.ts'
import { perApp } from '#server/platform/per-app.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import {
  layoutOf,
  renderOrLeaveToClient,
  renderScreenPage,
  type RequestedScreen,
  type ScreenPageOptions,
  type Visit,
} from './screen-page.ts'
import type { ServerRenderedPage } from './server-rendered-page.ts'

/** Visitors get the same HTML, so a link that many open at once is rendered once. */
const CACHE_OPTIONS = { max: 100, ttl: 2000 }

const pages = perApp(() => new LRUCache<string, Promise<ServerRenderedPage | null>>(CACHE_OPTIONS))

/** Whether the browser has no session, not even one to be renewed. */
export function isVisitor({ cookies }: FastifyRequest): boolean {
  return (
    readSessionCookie(cookies, ACCESS_TOKEN_COOKIE) === null &&
    readSessionCookie(cookies, REFRESH_TOKEN_COOKIE) === null
  )
}

/** Returns null for the same reasons as `renderMemberPage`, with limits for the network and for all visitors. */
export async function renderVisitorPage(
  options: ScreenPageOptions,
  screen: RequestedScreen,
  visit: Visit,
): Promise<ServerRenderedPage | null> {
  const cache = pages(options.dependencies)
  const key = `${layoutOf(visit.request)} ${screen.url}`
  const cached = cache.get(key)
  if (cached) return cached
  const page = renderOrLeaveToClient(options, screen, visit.request, () =>
    renderWithinLimits(options, screen, visit),
  )
  cache.set(key, page)
  // Another network may be below the limit that this one exceeds.
  if (!(await page)) cache.delete(key)
  return page
}

async function renderWithinLimits(
  options: ScreenPageOptions,
  screen: RequestedScreen,
  visit: Visit,
): Promise<ServerRenderedPage | null> {
  const { dependencies } = options
  const { network } = callerOf(visit.request)
  await limitUse(dependencies, 'visitorPageRenders', network)
  const leaveNetwork = dependencies.concurrencyLimiter.enter('networkPageRenders', network)
  try {
    const leave = dependencies.concurrencyLimiter.enter('visitorPageRenders', 'all visitors')
    return await renderScreenPage(options, screen, visit, null).finally(leave)
  } finally {
    leaveNetwork()
  }
}

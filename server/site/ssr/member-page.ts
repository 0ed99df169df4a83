import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import {
  renderOrLeaveToClient,
  renderScreenPage,
  type RequestedScreen,
  type ScreenPageOptions,
  type Visit,
} from './screen-page.ts'
import type { ServerRenderedPage } from './server-rendered-page.ts'

/**
 * Returns null for visitors, if there is nothing to load, if rendering fails or takes too long, and for a member or process that renders too much: the client
 * then loads and renders the screen, which takes none of the server's time.
 */
export function renderMemberPage(
  options: ScreenPageOptions,
  screen: RequestedScreen,
  visit: Visit,
  viewer: Viewer | Promise<Viewer | null>,
): Promise<ServerRenderedPage | null> {
  return renderOrLeaveToClient(options, screen, visit.request, async () => {
    const member = await viewer
    return member && renderWithinLimits(options, screen, visit, member)
  })
}

async function renderWithinLimits(
  options: ScreenPageOptions,
  screen: RequestedScreen,
  visit: Visit,
  viewer: Viewer,
): Promise<ServerRenderedPage | null> {
  const { dependencies } = options
  await limitUse(dependencies, 'memberRequests', viewer.memberId)
  await limitUse(dependencies, 'pageRenders', viewer.memberId)
  const leaveMember = dependencies.concurrencyLimiter.enter('memberPageRenders', viewer.memberId)
  try {
    const leave = dependencies.concurrencyLimiter.enter('pageRenders', 'all members')
    return await renderScreenPage(options, screen, visit, viewer).finally(leave)
  } finally {
    leaveMember()
  }
}

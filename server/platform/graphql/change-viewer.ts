import { RequestCache } from '@pothos/plugin-scope-auth'
import { authentication } from '#server/platform/authentication.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { GraphQLContext } from './context.ts'

export function changeViewer(context: GraphQLContext, viewer: Viewer | null): void {
  context.viewer = viewer
  RequestCache.clearForContext(context)
}

/** The operation continues as a visitor if it has ended the viewer's own session. */
export async function dropEndedViewer(context: GraphQLContext): Promise<void> {
  const { dependencies, viewer } = context
  if (viewer && !(await authentication().isLive(dependencies, viewer))) changeViewer(context, null)
}

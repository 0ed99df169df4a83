import { RequestCache } from '@pothos/plugin-scope-auth'
import { isLive } from '#server/features/auth/authenticate.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { GraphQLContext } from './context.ts'

/** From here on the operation is answered to someone else: what was found out about who asked before no longer holds. */
export function changeViewer(context: GraphQLContext, viewer: Viewer | null): void {
  context.viewer = viewer
  RequestCache.clearForContext(context)
}

/** For after whatever may have ended the caller's own session: then the rest of the operation is a visitor's. */
export async function dropEndedViewer(context: GraphQLContext): Promise<void> {
  const { dependencies, viewer } = context
  if (viewer && !(await isLive(dependencies, viewer))) changeViewer(context, null)
}

import type { Dependencies } from '#server/platform/dependencies.ts'
import { isPersonalToken } from '#rules/token-rules.ts'
import { findSession, isLiveSession } from './session.ts'
import { findProgram, isLiveToken } from './token-use.ts'
import { isProgram, type Viewer } from '#server/platform/viewer.ts'

/** Who holds this token, of either kind; null when it is not good or no longer, so that its end holds at once. */
export async function authenticate(dependencies: Dependencies, token: string | null): Promise<Viewer | null> {
  if (!token) return null
  return isPersonalToken(token) ? findProgram(dependencies, token) : findSession(dependencies, token)
}

/** Whether the session or the token by which someone was let in is still good. */
export function isLive(dependencies: Dependencies, viewer: Viewer): Promise<boolean> {
  return isProgram(viewer) ? isLiveToken(dependencies, viewer) : isLiveSession(dependencies, viewer)
}

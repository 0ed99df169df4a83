import type { Dependencies } from '#server/platform/dependencies.ts'
import { isPersonalToken } from '#rules/token-rules.ts'
import { findSession, isLiveSession } from './session.ts'
import { findTokenViewer, isLiveToken } from './live-tokens.ts'
import { isProgram, type Viewer } from '#server/platform/viewer.ts'

/** Returns null if the token is invalid, expired or revoked. */
export async function authenticate(dependencies: Dependencies, token: string | null): Promise<Viewer | null> {
  if (!token) return null
  return isPersonalToken(token) ? findTokenViewer(dependencies, token) : findSession(dependencies, token)
}

export function isLive(dependencies: Dependencies, viewer: Viewer): Promise<boolean> {
  return isProgram(viewer) ? isLiveToken(dependencies, viewer) : isLiveSession(dependencies, viewer)
}

import type { Dependencies } from './dependencies.ts'
import type { Viewer } from './viewer.ts'

type Authentication = {
  /** Null: the token is missing, invalid, expired or revoked. */
  authenticate(dependencies: Dependencies, token: string | null): Promise<Viewer | null>
  isLive(dependencies: Dependencies, viewer: Viewer): Promise<boolean>
  /** Calls `end` when the access of the viewer ends, or with an error if it cannot be checked. Returns a function that stops. */
  watchAccess(dependencies: Dependencies, viewer: Viewer, end: (error?: unknown) => void): () => void
}

let registered: Authentication | null = null

/** The feature that signs members in registers how their requests are recognized. */
export function registerAuthentication(implementation: Authentication): void {
  registered = implementation
}

export function authentication(): Authentication {
  if (!registered) throw new Error('No feature authenticates viewers: import server/features/index.ts')
  return registered
}

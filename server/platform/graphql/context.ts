import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Caller, Points } from '#server/platform/rate-limits/rate-limits.ts'
import type { SessionTokens } from '#server/features/auth/session.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** The cookies of the browser that asked; a caller over WebSocket cannot be given any. */
export type SessionCookies = {
  refreshToken: string | null
  set(tokens: SessionTokens): void
  clear(): void
  /** The nonce this browser was given for a third-party sign-in. */
  identityNonce: string | null
  /** Null: it has served. */
  setIdentityNonce(nonce: string | null): void
  /** Which registration this browser has to verify. */
  setRegistration(id: string): void
  /** Proves in later requests that this browser has signed in to the account. */
  setDevice(token: string): void
  /** After an account is deleted, its browser is no longer known. */
  clearDevice(): void
  /** Which browser requested a code to reset a password. */
  setCodeRequest(id: string): void
}

export type GraphQLContext = {
  dependencies: Dependencies
  /** Who asks; set anew by a login, so that the rest of the same operation is answered to the member. */
  viewer: Viewer | null
  /** Whether a token came at all: one that is not good is told apart from none. */
  hasToken: boolean
  caller: Caller
  /** Whether a page of another site sent the request: it may not use mutations for visitors, which are about credentials. */
  isCrossOrigin: boolean
  cookies: SessionCookies
  requestId: string
  /** Whether the operation is executed once for many subscribers. */
  isBroadcast?: boolean
  /** What the operation cost; not there for the site's own documents, which are not charged. */
  points?: Points
}

/** What a door hands over: the context, and for a request by HTTP its body, which the door has read already. */
export type OperationSource = { graphql: GraphQLContext; body?: unknown }

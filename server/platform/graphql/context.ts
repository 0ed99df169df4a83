import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Caller, Points } from '#server/platform/rate-limits/rate-limits.ts'
import type { SessionCookies } from '#server/platform/http/session-cookies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

export type GraphQLContext = {
  dependencies: Dependencies
  /** A login changes the viewer, so that the rest of the operation runs as the member. */
  viewer: Viewer | null
  hasToken: boolean
  caller: Caller
  /** Mutations for visitors handle credentials, so they reject requests of other sites. */
  isCrossOrigin: boolean
  cookies: SessionCookies
  requestId: string
  isBroadcast?: boolean
  /** Undefined for the site's own documents, which are not charged. */
  points?: Points
}

/** Fastify has already read the `body` of an HTTP request. */
export type OperationSource = { graphql: GraphQLContext; body?: unknown }

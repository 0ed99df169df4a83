import type { FastifyRequest } from 'fastify'
import { accessTokenOf } from '#server/platform/http/request-viewer.ts'
import {
  requireSession,
  requireViewer,
  requireWriter,
  type SessionViewer,
  type Viewer,
  type Writer,
} from '#server/platform/viewer.ts'

/**
 * `visitor`: everyone. `read` and `write`: members, and API clients whose token has that scope. `account`: members with a
 * session, because the operation concerns credentials or the account itself.
 */
export type ViewerByAccess = { visitor: Viewer | null; read: Viewer; write: Writer; account: SessionViewer }

export type Access = keyof ViewerByAccess

const GUARDS: { [A in Access]: (request: FastifyRequest) => ViewerByAccess[A] } = {
  visitor: ({ viewer }) => viewer,
  read: (request) => requireViewer(request.viewer, hasToken(request)),
  write: (request) => requireWriter(request.viewer, hasToken(request)),
  account: (request) => requireSession(request.viewer, hasToken(request)),
}

/** The caller of the request, or the refusal of a caller without this access. */
export function viewerWith<A extends Access>(access: A, request: FastifyRequest): ViewerByAccess[A] {
  return GUARDS[access](request)
}

/** The requirement in OpenAPI's terms: scopes of the token or of the cookie. */
export function securityOf(access: Access): Record<string, string[]>[] {
  return access === 'visitor' ? [] : [{ bearerToken: [access] }, { accessTokenCookie: [access] }]
}

function hasToken(request: FastifyRequest): boolean {
  return accessTokenOf(request) !== null
}

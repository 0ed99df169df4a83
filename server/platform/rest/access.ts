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

/** API clients need a token with the scope `read` or `write`. `account` requires the session of a member. */
export type ViewerByAccess = { visitor: Viewer | null; read: Viewer; write: Writer; account: SessionViewer }

export type Access = keyof ViewerByAccess

const GUARDS: { [A in Access]: (request: FastifyRequest) => ViewerByAccess[A] } = {
  visitor: ({ viewer }) => viewer,
  read: (request) => requireViewer(request.viewer, hasToken(request)),
  write: (request) => requireWriter(request.viewer, hasToken(request)),
  account: (request) => requireSession(request.viewer, hasToken(request)),
}

export function viewerWith<A extends Access>(access: A, request: FastifyRequest): ViewerByAccess[A] {
  return GUARDS[access](request)
}

export function securityOf(access: Access): Record<string, string[]>[] {
  return access === 'visitor' ? [] : [{ bearerToken: [access] }, { accessTokenCookie: [access] }]
}

function hasToken(request: FastifyRequest): boolean {
  return accessTokenOf(request) !== null
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  requireSession,
  requireViewer,
  requireWriter,
  type SessionViewer,
  type Viewer,
  type Writer,
} from '#server/platform/viewer.ts'
import { accessTokenOf } from '#server/platform/http/request-viewer.ts'

/** Who is signed in, or the refusal that says which of the two is missing: a token, or a good one. */
export function viewerOf(request: FastifyRequest): Viewer {
  return requireViewer(request.viewer, hasToken(request))
}

/** For what changes something. */
export function writerOf(request: FastifyRequest): Writer {
  return requireWriter(request.viewer, hasToken(request))
}

/** For what concerns credentials and the account itself. */
export function sessionOf(request: FastifyRequest): SessionViewer {
  return requireSession(request.viewer, hasToken(request))
}

const GUARDS = { read: viewerOf, write: writerOf, account: sessionOf }

/** Callers whom a call is not documented for are refused before anything of it is read. */
export function requireAccess(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    const [way] = request.routeOptions.schema?.security ?? []
    for (const [access, guard] of Object.entries(GUARDS))
      if (way?.['bearerToken']?.includes(access)) guard(request)
  })
}

function hasToken(request: FastifyRequest): boolean {
  return accessTokenOf(request) !== null
}

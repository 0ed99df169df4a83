import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireSession, type Viewer } from '#server/domain/members/session.ts'
import { accessTokenOf } from '#server/http/request-viewer.ts'

/** Who is signed in, or the refusal that says which of the two is missing: a token, or a good one. */
export function viewerOf(request: FastifyRequest): Viewer {
  return requireSession(request.viewer, accessTokenOf(request))
}

/** Calls that are documented as members' are refused to others before anything of them is read. */
export function requireMember(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (request.routeOptions.schema?.security?.length) viewerOf(request)
  })
}

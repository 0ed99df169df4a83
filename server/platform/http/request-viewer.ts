import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ACCESS_TOKEN_COOKIE } from '#rules/limits.ts'
import { authentication } from '#server/platform/authentication.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { readSessionCookie } from './session-cookie-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

export function recognizeViewer(scope: FastifyInstance, dependencies: Dependencies): void {
  scope.decorateRequest('viewer', null)
  scope.addHook('onRequest', async (request) => {
    request.viewer = await authenticateRequest(dependencies, request)
  })
}

export function authenticateRequest(
  dependencies: Dependencies,
  request: FastifyRequest,
): Promise<Viewer | null> {
  return authentication().authenticate(dependencies, accessTokenOf(request))
}

export function accessTokenOf(request: FastifyRequest): string | null {
  return bearerToken(request.headers.authorization) ?? readSessionCookie(request.cookies, ACCESS_TOKEN_COOKIE)
}

export function bearerToken(authorization: unknown): string | null {
  if (typeof authorization !== 'string') return null
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? null
}

import type { FastifyInstance } from 'fastify'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOf } from './caller.ts'

/** Counts requests after authentication and before the body is read (draft-ietf-httpapi-ratelimit-headers). */
export function limitRequests(scope: FastifyInstance, { rateLimiter }: Dependencies): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { viewer } = request
    const state = viewer
      ? await rateLimiter.consume('memberRequests', viewer.memberId)
      : await rateLimiter.consume('visitorRequests', callerOf(request).network)
    reply.headers({
      'ratelimit-limit': state.limit,
      'ratelimit-remaining': state.remaining,
      'ratelimit-reset': state.resetSeconds,
    })
    if (!state.isAllowed) throw new RateLimitedError(state.resetSeconds)
  })
}

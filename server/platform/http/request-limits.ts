import type { FastifyInstance, FastifyReply } from 'fastify'
import { RateLimitedError } from '#server/platform/refusals.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { RateLimitState } from '#server/platform/rate-limits/rate-limiter.ts'
import { callerOf } from './caller.ts'

const HASHED_ASSETS = /^\/assets\//
/** For the checks of the operator. A load balancer asks often. */
const OPERATION = /^\/(health|metrics)(\/|\?|$)/

/** Everything that this process answers has a limit. Most routes have narrower ones beside it. */
export function limitNetworks(host: FastifyInstance, { messageLimiter }: Dependencies): void {
  host.addHook('onRequest', async (request, reply) => {
    if (HASHED_ASSETS.test(request.url) || OPERATION.test(request.url)) return
    const state = await messageLimiter.consume('networkRequests', callerOf(request).network)
    if (state.isAllowed) return
    describeLimit(state, reply)
    throw new RateLimitedError(state.resetSeconds)
  })
}

/** Counts requests after authentication and before the body is read (draft-ietf-httpapi-ratelimit-headers). */
export function limitRequests(scope: FastifyInstance, { rateLimiter }: Dependencies): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { viewer } = request
    const state = viewer
      ? await rateLimiter.consume('memberRequests', viewer.memberId)
      : await rateLimiter.consume('visitorRequests', callerOf(request).network)
    describeLimit(state, reply)
    if (!state.isAllowed) throw new RateLimitedError(state.resetSeconds)
  })
}

function describeLimit({ limit, remaining, resetSeconds }: RateLimitState, reply: FastifyReply): void {
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetSeconds,
  })
}

import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { refuse } from './error-response.ts'
import { isSameOrigin } from './same-origin.ts'
import { bearerToken } from './request-viewer.ts'

/** Paths that pages of other sites may read, and call with an access token. */
const CROSS_ORIGIN_PATHS = /^\/(api\/v1|graphql|media)(\/|\?|$)/
/** Requests that take or return credentials. Pages of other sites must not send them, whatever token they have. */
const CREDENTIALS = /^\/api\/v1\/auth\//
const EXPOSED = [
  'allow',
  'content-location',
  'etag',
  'link',
  'location',
  'ratelimit-limit',
  'ratelimit-points-cost',
  'ratelimit-points-limit',
  'ratelimit-points-remaining',
  'ratelimit-points-reset',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-offset',
  'x-request-id',
]
const DAY = 86_400

const ALLOWED = {
  origin: '*',
  methods: 'GET, HEAD, POST, PUT, PATCH, DELETE',
  exposedHeaders: EXPOSED.join(', '),
  maxAge: DAY,
  preflightContinue: true,
  strictPreflight: false,
}
const DENIED = { origin: false }

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyRequest {
    isCrossOrigin: boolean
  }
}

/** Pages of other sites may change data only with a token in `Authorization` (OWASP, CSRF Prevention). */
export async function guardOrigins(host: FastifyInstance, publicUrl: string | null): Promise<void> {
  host.decorateRequest('isCrossOrigin', false)
  host.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request
    if (SAFE_METHODS.has(method) || isSameOrigin(headers, publicUrl)) return done()
    if (bearerToken(headers.authorization) === null || CREDENTIALS.test(routeOf(request)))
      return void refuse(request, reply, 403, 'FOREIGN_ORIGIN', messages.foreignOrigin)
    request.isCrossOrigin = true
    // Cookies are ignored if there is a token, even an invalid one.
    request.cookies = {}
    done()
  })
  await host.register(cors, {
    delegator: (request: FastifyRequest, done) => done(null, allowsCrossOrigin(request) ? ALLOWED : DENIED),
  })
}

/** A preflight request stands for the request that would follow. */
function allowsCrossOrigin(request: FastifyRequest): boolean {
  const { url, headers } = request
  if (!CROSS_ORIGIN_PATHS.test(url)) return false
  const preflightMethod = request.method === 'OPTIONS' && headers['access-control-request-method']
  if (SAFE_METHODS.has(preflightMethod || request.method)) return true
  const hasToken = preflightMethod
    ? /(^|,)\s*authorization\s*(,|$)/i.test(headers['access-control-request-headers'] ?? '')
    : bearerToken(headers.authorization) !== null
  return hasToken && !CREDENTIALS.test(routeOf(request))
}

function routeOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url
}

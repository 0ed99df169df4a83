import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import { refuse } from './error-response.ts'
import { isSameOrigin } from './same-origin.ts'
import { bearerToken } from './request-viewer.ts'

/** What programs on other sites may read, and the API they may call, by a token of their own. */
const FOR_EVERYONE = /^\/(api\/v1|graphql|media)(\/|\?|$)/
/** Calls that take or return credentials. A page of another site must not use them, whatever token it has. */
const CREDENTIALS = /^\/api\/v1\/auth\//
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Answers' headers that a program may want, beside those that every page may read. */
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

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a page of another site sent a request that may change something. */
    isCrossOrigin: boolean
  }
}

/**
 * A page of another site may change something only with a token in `Authorization`, and never sign in, register or reset a
 * password. CORS without credentials lets its browser know; whatever it sends nevertheless is refused
 * (OWASP, "Cross-Site Request Forgery Prevention": Fetch Metadata and origin).
 */
export async function guardOrigins(host: FastifyInstance, publicUrl: string | null): Promise<void> {
  host.decorateRequest('isCrossOrigin', false)
  host.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    if (READING.has(method) || isSameOrigin(headers, publicUrl)) return undefined
    if (bearerToken(headers.authorization) === null || CREDENTIALS.test(routeOf(request)))
      return refuse(request, reply, 403, 'FOREIGN_ORIGIN', messages.foreignOrigin)
    request.isCrossOrigin = true
    // Beside a token, whatever it is worth, cookies do not count.
    request.cookies = {}
  })
  await host.register(cors, {
    delegator: (request: FastifyRequest, done) => {
      const origin = isUsableElsewhere(request) ? '*' : false
      done(null, {
        origin,
        methods: METHODS,
        exposedHeaders: EXPOSED,
        maxAge: DAY,
        preflightContinue: true,
        strictPreflight: false,
      })
    },
  })
}

/** A preflight request stands for the request that would follow. */
function isUsableElsewhere(request: FastifyRequest): boolean {
  const { url, headers } = request
  if (!FOR_EVERYONE.test(url)) return false
  const preflightMethod = request.method === 'OPTIONS' && headers['access-control-request-method']
  if (READING.has(preflightMethod || request.method)) return true
  const hasToken = preflightMethod
    ? /(^|,)\s*authorization\s*(,|$)/i.test(headers['access-control-request-headers'] ?? '')
    : bearerToken(headers.authorization) !== null
  return hasToken && !CREDENTIALS.test(routeOf(request))
}

/** The pattern of the route, which has no percent-encoding. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url
}

import type { IncomingHttpHeaders } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { messages } from '#rules/messages.ts'
import { refuse } from './failure.ts'
import { isFromHere } from './own-origin.ts'
import { bearerToken } from './request-viewer.ts'

/** What programs on other sites may read, and the API they may call, by a token of their own. */
const FOR_EVERYONE = /^\/(api\/v1|graphql|media)(\/|\?|$)/
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

/** Content types that a page may send to any site without asking it first (Fetch standard, CORS-safelisted). */
const SIMPLE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A token serves on any site, a cookie only here. Browsers are told so (CORS, without credentials), and whatever a page of
 * another site sends all the same to change something is refused: with our cookies, or in a form that its browser sent
 * without asking (OWASP, "Cross-Site Request Forgery Prevention": Fetch Metadata and origin).
 */
export async function guardOrigins(host: FastifyInstance, publicUrl: string | null): Promise<void> {
  host.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    if (READING.has(method) || isFromHere(headers, publicUrl)) return undefined
    if (bearerToken(headers.authorization) === null && isForgeable(headers))
      return refuse(request, reply, 403, 'FOREIGN_ORIGIN', messages.foreignOrigin)
    // Beside a token, whatever it is worth, cookies do not count.
    request.cookies = {}
  })
  await host.register(cors, {
    delegator: ({ url }, done) => {
      const origin = FOR_EVERYONE.test(url ?? '') ? '*' : false
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

function isForgeable(headers: IncomingHttpHeaders): boolean {
  return headers.cookie !== undefined || SIMPLE.test(headers['content-type'] ?? 'text/plain')
}

import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { ProxyTrust } from './caller.ts'
import { sendClientError } from './client-error-responses.ts'
import { guardOrigins } from './cross-origin.ts'
import { refuse, sendError } from './error-response.ts'
import { namesOneHost, pathOf } from './host-header.ts'
import { shedLoad } from './load-shedding.ts'
import { discardUnreadBodies, limitBodyTime, parseJsonBytes } from './request-bodies.ts'
import { securityHeaders, type SecurityOptions } from './security-headers.ts'

export const BODY_LIMIT = 256 * 1024
/** Milliseconds, enough for an upload of 40 MB over a slow network. */
const REQUEST_TIMEOUT = 10 * 60_000
/** Milliseconds. Limits clients that send headers byte by byte to hold a connection (Slowloris). */
const HEADERS_TIMEOUT = 15_000
/** Milliseconds. Proxies have a shorter idle timeout, so they do not reuse a connection that is closing. */
const KEEP_ALIVE_TIMEOUT = 72_000
const BODY_TIMEOUT = 30_000
/** Milliseconds after a response for which the rest of its request's body is discarded. */
const UNREAD_BODY_TIMEOUT = 5000

const UNKNOWN_PATH = '/api/v1/unreadable'

type HostOptions = SecurityOptions & {
  trustsProxy: ProxyTrust
  publicUrl: string | null
  /** The statements that wait for the database. Null disables load shedding. */
  waiting: Dependencies['waiting'] | null
  headersTimeout?: number
  bodyTimeout?: number
  unreadBodyTimeout?: number
}

export async function createHost(
  log: Logger,
  {
    trustsProxy,
    publicUrl,
    waiting,
    headersTimeout = HEADERS_TIMEOUT,
    bodyTimeout = BODY_TIMEOUT,
    unreadBodyTimeout = UNREAD_BODY_TIMEOUT,
    ...security
  }: HostOptions,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const host = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustsProxy,
    bodyLimit: BODY_LIMIT,
    // A busy machine delays the start, and does not make it fail.
    pluginTimeout: 0,
    http: { headersTimeout, connectionsCheckingInterval: headersTimeout / 3 },
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    clientErrorHandler: sendClientError,
    // Requests on connections that are still open during a shutdown are answered.
    return503OnClosing: false,
    // The router's own errors for long or malformed URLs would lack the security headers.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? pathOf(url) : UNKNOWN_PATH),
  })
  // Unknown expectations are ignored (RFC 9110, 10.1.1); the 417 response of Node.js lacks the security headers.
  host.server.on('checkExpectation', (...exchange) => host.server.emit('request', ...exchange))
  host.setErrorHandler(sendError)
  host.removeContentTypeParser('application/json')
  host.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJsonBytes(host))
  await host.register(cookie)
  const headers = securityHeaders(security)
  host.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (namesOneHost(request.raw, request.originalUrl)) done()
    else refuse(request, reply, 400, 'BAD_REQUEST', messages.hostUnclear)
  })
  limitBodyTime(host, bodyTimeout)
  discardUnreadBodies(host, unreadBodyTimeout)
  if (waiting) await shedLoad(host, waiting)
  await guardOrigins(host, publicUrl)
  host.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    const { statusCode, elapsedTime } = reply
    request.log[statusCode < 500 ? 'debug' : 'warn'](
      { method, path: url.split('?')[0], statusCode, elapsedTime },
      'Request completed',
    )
    done()
  })
  return host
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

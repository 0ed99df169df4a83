import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Logger } from '#server/platform/logger.ts'
import { sendError, refuse } from './error-response.ts'
import type { ProxyTrust } from './caller.ts'
import type { Connections } from './connections.ts'
import { guardOrigins } from './cross-origin.ts'
import { shedLoad } from './load-shedding.ts'
import { namesOneHost, pathOf } from './host-header.ts'
import { parseJsonBytes } from './json-body.ts'
import { PERMISSIONS_POLICY } from './permissions-policy.ts'
import { limitBodyTime } from './body-timeout.ts'
import { discardUnreadBodies } from './unread-bodies.ts'

/** Bytes of a body that is not a file. */
export const BODY_LIMIT = 256 * 1024
/** Milliseconds for a body of at most `BODY_LIMIT`, over the poorest network there is. */
const BODY_TIMEOUT = 30_000
/** Milliseconds after a response for which the rest of its request's body is discarded. */
const UNREAD_BODY_TIMEOUT = 5000

/** An address with nothing at it. */
const NOWHERE = '/api/v1/unreadable'

type HostOptions = {
  connections: Connections
  isSecure: boolean
  trustsProxy: ProxyTrust
  publicUrl: string | null
  /** Null: nothing is refused, however much there is to do. Else how many statements wait for the database. */
  waiting: Dependencies['waiting'] | null
  /** The identity provider's script, which the login and register pages load. */
  identityScriptUrl: string | null
  /** Where the storage itself answers with media, if it does. */
  mediaOrigin: string | null
  /** Milliseconds in which a body that is no file has to be there. */
  bodyTimeout?: number
  unreadBodyTimeout?: number
}

/** The HTTP server with what every answer has in common: an id, headers that protect the reader, a line in the log. */
export async function createHost(
  log: Logger,
  {
    connections,
    isSecure,
    trustsProxy,
    publicUrl,
    waiting,
    identityScriptUrl,
    mediaOrigin,
    bodyTimeout = BODY_TIMEOUT,
    unreadBodyTimeout = UNREAD_BODY_TIMEOUT,
  }: HostOptions,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const host = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustsProxy,
    bodyLimit: BODY_LIMIT,
    serverFactory: connections.createServer,
    // Its servers answer what they cannot read themselves.
    clientErrorHandler: () => undefined,
    // Who refuses an address has to be one of our own routes: the framework's answer would be without what all answers have.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? pathOf(url) : NOWHERE),
  })
  host.setErrorHandler(sendError)
  host.removeContentTypeParser('application/json')
  host.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJsonBytes(host))
  const provider = identityScriptUrl ? [new URL(identityScriptUrl).origin] : []
  const media = mediaOrigin ? [mediaOrigin] : []
  await host.register(cookie)
  // Made once: the framework's plugin for it reads these options anew for each request.
  const protect = helmet({
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
    // The provider has to see which site asks; nobody else does.
    ...(identityScriptUrl ? { referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const } } : {}),
    // The provider answers through a window it opens.
    ...(identityScriptUrl
      ? { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const } }
      : {}),
    frameguard: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        // A video that was chosen, before it is posted.
        mediaSrc: ["'self'", 'blob:', ...media],
        // The service worker fetches pictures as any script would.
        connectSrc: ["'self'", ...media, ...provider],
        objectSrc: ["'none'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(identityScriptUrl ? allowProvider(identityScriptUrl) : {}),
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  })
  // None of these headers depends on the request, so none can fail.
  host.addHook('onRequest', ({ raw }, reply, done) => protect(raw, reply.raw, () => done()))
  host.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': PERMISSIONS_POLICY })
  })
  host.addHook('onRequest', async (request, reply) =>
    namesOneHost(request.raw, request.originalUrl)
      ? undefined
      : refuse(request, reply, 400, 'BAD_REQUEST', messages.hostUnclear),
  )
  limitBodyTime(host, bodyTimeout)
  discardUnreadBodies(host, unreadBodyTimeout)
  if (waiting) await shedLoad(host, waiting)
  await guardOrigins(host, publicUrl)
  host.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const { statusCode, elapsedTime } = reply
    request.log[statusCode < 500 ? 'debug' : 'warn'](
      { method, path: url.split('?')[0], statusCode, elapsedTime },
      'Answered',
    )
  })
  return host
}

/** Not with half a character in it. */
function isReadable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** The provider's script draws its button in a frame of its own origin, with a style sheet from there. */
function allowProvider(scriptUrl: string): Record<string, string[]> {
  const { origin } = new URL(scriptUrl)
  const sources = ["'self'", origin]
  return { scriptSrc: ["'self'", scriptUrl], styleSrc: sources, frameSrc: sources }
}

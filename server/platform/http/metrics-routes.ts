import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { messages } from '#rules/messages.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import { failure } from './error-response.ts'
import { bearerToken } from './request-viewer.ts'

type Options = {
  metrics: Metrics
  /** Null: only this machine's own callers, and only of a site that is this machine's own. */
  token: string | null
  siteUrl: () => string
}

/** Files of a build have names of their own, of which there are many. */
const BUILT_FILE = /\/(assets|static)\/.*/
/** What a proxy adds to the requests that it passes on. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Times every request of the host, by the pattern of its address, so that no caller can think up a label. */
export function timeRequests(host: FastifyInstance, metrics: Metrics): void {
  const labels = new Map<string, string>()
  const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => {
    if (url === undefined) return 'other'
    const known = labels.get(url) ?? url.replace(BUILT_FILE, '/$1/*')
    labels.set(url, known)
    return known
  }
  host.addHook('onResponse', async (request, reply) => {
    const about = { method: request.method, route: routeOf(request), status: String(reply.statusCode) }
    metrics.time('http_request_duration_seconds', about, reply.elapsedTime / 1000)
  })
}

/** What Prometheus reads. It tells how busy the site is, so not everyone may. */
export async function metricsRoutes(
  scope: FastifyInstance,
  { metrics, token, siteUrl }: Options,
): Promise<void> {
  scope.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (token === null && !(isLocal(siteUrl()) && isCallOfThisMachine(request)))
      return reply.status(404).send(failure('NOT_FOUND', messages.notFound))
    if (token !== null && !isSame(bearerToken(request.headers.authorization), token))
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer')
        .send(failure('NOT_AUTHENTICATED', messages.noToken))
    const { contentType, text } = await metrics.read()
    return reply.type(contentType).send(text)
  })
}

/** Compared in the same time whatever the caller guesses. */
function isSame(guess: string | null, token: string): boolean {
  return timingSafeEqual(digest(guess ?? ''), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/**
 * A proxy on this machine sends the requests of others. A page that a browser on this machine has loaded from a foreign name
 * can make that name resolve to this machine (DNS rebinding), but its requests still name the foreign host.
 */
function isCallOfThisMachine({ ip, headers }: FastifyRequest): boolean {
  const isDirect = isLoopback(ip) && FORWARDED.every((name) => headers[name] === undefined)
  return isDirect && URL.canParse(`http://${headers.host}`) && isLocal(`http://${headers.host}`)
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { messages } from '#rules/messages.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import { failure } from './error-response.ts'
import { bearerToken } from './request-viewer.ts'

type Options = {
  metrics: Metrics
  /** Null: only local requests are accepted, and only if the site is local. */
  token: string | null
  siteUrl: () => string
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Metrics reveal the load of the site, so access is restricted. */
export async function metricsRoutes(
  scope: FastifyInstance,
  { metrics, token, siteUrl }: Options,
): Promise<void> {
  scope.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (token === null && !(isLocalUrl(siteUrl()) && isLocalRequest(request)))
      return reply.status(404).send(failure('NOT_FOUND', messages.notFound))
    if (token !== null && !isSameToken(bearerToken(request.headers.authorization), token))
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer')
        .send(failure('NOT_AUTHENTICATED', messages.noToken))
    const { contentType, text } = await metrics.read()
    return reply.type(contentType).send(text)
  })
}

function isSameToken(given: string | null, token: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isLocalUrl(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** A local proxy forwards requests of others. After DNS rebinding, a request still names the foreign host. */
function isLocalRequest({ ip, headers }: FastifyRequest): boolean {
  const isDirect = isLoopback(ip) && FORWARDED.every((name) => headers[name] === undefined)
  return isDirect && URL.canParse(`http://${headers.host}`) && isLocalUrl(`http://${headers.host}`)
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

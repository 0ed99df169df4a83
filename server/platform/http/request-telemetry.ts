import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import type { ProxyTrust } from './caller.ts'
import type { Span, Tracing } from '#server/platform/telemetry/tracing.ts'

/** A build has many files, each of which would create a label. */
const BUILT_FILE = /\/(assets|static)\/.*/

/** Labels contain the pattern of a route, so that clients cannot create labels. */
export function timeRequests(host: FastifyInstance, metrics: Metrics): void {
  const labels = new Map<string, string>()
  const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => {
    if (url === undefined) return 'other'
    const known = labels.get(url) ?? url.replace(BUILT_FILE, '/$1/*')
    labels.set(url, known)
    return known
  }
  host.addHook('onResponse', (request, reply, done) => {
    const about = { method: request.method, route: routeOf(request), status: String(reply.statusCode) }
    metrics.time('http_request_duration_seconds', about, reply.elapsedTime / 1000)
    done()
  })
}

export function traceRequests(host: FastifyInstance, tracing: Tracing, trustsProxy: ProxyTrust): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  host.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'other'
    const attributes = { 'http.request.method': method, 'http.route': route, 'guffaw.request.id': request.id }
    // Strangers must not choose the id of a trace or whether it is sampled.
    const isFromProxy = trustsProxy(request.socket.remoteAddress ?? '', 0)
    const span = tracing.enter(`${method} ${route}`, attributes, isFromProxy ? request.headers : {})
    spans.set(request, span)
    span.run(done)
  })
  // Code that runs after the body is read has the context of the connection, which has no span.
  host.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  host.addHook('onResponse', (request, { statusCode }, done) => {
    const attributes = { 'http.response.status_code': statusCode }
    const error = statusCode >= 500 ? { error: `status ${statusCode}` } : {}
    spans.get(request)?.end({ attributes, ...error })
    done()
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Tracing } from '#server/platform/telemetry/tracing.ts'

export function traceRequests(host: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  host.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'other'
    const attributes = { 'http.request.method': method, 'http.route': route, 'guffaw.request.id': request.id }
    const span = tracing.enter(`${method} ${route}`, attributes, request.headers)
    spans.set(request, span)
    span.run(done)
  })
  // Code that runs after the body is read has the context of the connection, which has no span.
  host.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  host.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode }
    const error = statusCode >= 500 ? { error: `status ${statusCode}` } : {}
    spans.get(request)?.end({ attributes, ...error })
  })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracing } from '#server/ports/tracing.ts'

/** Milliseconds that a stop waits for the collector to take what is left. */
const PATIENCE = 1000

const KINDS = { entry: SpanKind.SERVER, call: SpanKind.CLIENT } as const

/**
 * Sends spans to an OpenTelemetry collector, in OTLP over HTTP. A collector that is away is no concern of any request. The
 * exporter itself reads the standard's other variables, such as OTEL_EXPORTER_OTLP_HEADERS.
 */
export function createOpenTelemetry({
  endpoint,
  serviceName,
}: {
  endpoint: string
  serviceName: string
}): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('guffaw')
  const place = new AsyncLocalStorage<Context>()
  return {
    start(name, attributes, kind) {
      const parent = kind === 'entry' ? ROOT_CONTEXT : (place.getStore() ?? ROOT_CONTEXT)
      const span = tracer.startSpan(name, { attributes, kind: kind && KINDS[kind] }, parent)
      const below = trace.setSpan(parent, span)
      return {
        run: (work) => place.run(below, work),
        end({ attributes: more = {}, error } = {}) {
          span.setAttributes(more)
          // Its words may be about somebody: the log has them, under the request's id.
          if (error !== undefined)
            span.setStatus({
              code: SpanStatusCode.ERROR,
              message: error instanceof Error ? error.name : 'error',
            })
          span.end()
        },
      }
    },
    isWithin: () => place.getStore() !== undefined,
    close: async () => {
      await Promise.race([provider.shutdown(), wait(PATIENCE, undefined, { ref: false })])
    },
  }
}

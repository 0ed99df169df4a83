import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanOptions,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Span, Tracing } from './tracing.ts'

const SHUTDOWN_TIMEOUT = 1000

/** The exporter reads the other variables of the standard, such as OTEL_EXPORTER_OTLP_HEADERS. */
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
  const propagator = new W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorage<Context>()
  const begin = (parent: Context, name: string, options: SpanOptions): Span => {
    const span = tracer.startSpan(name, options, parent)
    const context = trace.setSpan(parent, span)
    return {
      run: (work) => contexts.run(context, work),
      end({ attributes = {}, error } = {}) {
        span.setAttributes(attributes)
        // Error messages may contain personal data. The log contains them under the id of the request.
        if (error !== undefined)
          span.setStatus({
            code: SpanStatusCode.ERROR,
            message: error instanceof Error ? error.name : 'error',
          })
        span.end()
      },
    }
  }
  return {
    start(name, attributes, kind) {
      const options = { attributes, kind: kind && SpanKind.CLIENT }
      return begin(contexts.getStore() ?? ROOT_CONTEXT, name, options)
    },
    enter(name, attributes, headers) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      return begin(parent, name, { attributes, kind: SpanKind.SERVER })
    },
    hasActiveSpan: () => contexts.getStore() !== undefined,
    close: async () => {
      await Promise.race([provider.shutdown(), wait(SHUTDOWN_TIMEOUT, undefined, { ref: false })])
    },
  }
}

import { EventEmitter, on, once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { portOf } from '#tests/support/ports.ts'

const valueSchema = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.coerce.number().optional(),
})
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
  )

/** The parts of OTLP's JSON that the tests use. */
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
  status: z.looseObject({ code: z.number().optional() }),
})
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type ReceivedSpan = z.infer<typeof spanSchema> & { service: unknown }

export type TraceReceiver = {
  url: string
  spans: ReceivedSpan[]
  /** The first matching span, also an earlier one. Waits for it. */
  next(isWanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan>
  close(): Promise<void>
}

/** Receives traces like an OpenTelemetry collector. */
export async function openTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const arrivals = new EventEmitter()
  const server = createServer((request, response) => {
    const keep = async () => {
      for (const { resource, scopeSpans } of exportSchema.parse(await json(request)).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: resource.attributes['service.name'] })
      response
        .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
        .end('{}')
      arrivals.emit('spans')
    }
    keep().catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    spans,
    async next(isWanted) {
      const arriving = on(arrivals, 'spans')
      for (;;) {
        const found = spans.find(isWanted)
        if (found) return found
        await arriving.next()
      }
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

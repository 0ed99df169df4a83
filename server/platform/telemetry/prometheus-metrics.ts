import { setTimeout as wait } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import type { Counters, Durations, Gauges, Metrics } from './metrics.ts'

type Definition = { help: string; labelNames: string[] }

const COUNTERS: Record<keyof Counters, Definition> = {
  mails_total: { help: 'Attempts to send a mail, by outcome', labelNames: ['outcome'] },
  wrong_codes_total: { help: 'Wrong one-time codes, by purpose', labelNames: ['purpose'] },
  uploads_total: { help: 'Uploaded files, by outcome', labelNames: ['outcome'] },
  upload_bytes_total: { help: 'Bytes of accepted uploads', labelNames: [] },
}

const DURATIONS: Record<keyof Durations, Definition> = {
  http_request_duration_seconds: {
    help: 'Duration of HTTP requests by route pattern. other: no route matched',
    labelNames: ['method', 'route', 'status'],
  },
  graphql_operation_duration_seconds: {
    help: "Duration of GraphQL operations by name, for the site's own documents. other: all others. Subscriptions: until established",
    labelNames: ['operation', 'type', 'outcome'],
  },
}

const GAUGES: Record<keyof Gauges, Definition> = {
  database_pool: {
    help: 'Database connections (total, idle) and requests that wait for one (waiting)',
    labelNames: ['state'],
  },
  video_queue: {
    help: 'Videos that wait, are processed, or have failed',
    labelNames: ['state'],
  },
  mails_queued: {
    help: 'Mails in the queue, including those being sent',
    labelNames: [],
  },
  websockets: { help: 'Open WebSockets', labelNames: [] },
  graphql_subscriptions: {
    help: 'Open subscriptions over WebSocket or server-sent events',
    labelNames: [],
  },
}

/** In seconds, from a cached response to an upload over a slow network. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Milliseconds after which a gauge is omitted, for example while the database is unavailable. */
const GAUGE_TIMEOUT = 1000

/** Process metrics are registered only once, because nothing stops their collection. */
const processRegistry = new Registry()

export function createPrometheusMetrics(log: Logger): Metrics {
  if (processRegistry.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: processRegistry })
  const registry = new Registry()
  const registers = [registry]
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, definition]) => [
      name,
      new Counter({ name, ...definition, registers }),
    ]),
  )
  const durations = new Map(
    Object.entries(DURATIONS).map(([name, definition]) => [
      name,
      new Histogram({ name, ...definition, buckets: BUCKETS, registers }),
    ]),
  )
  return {
    count: (name, labels, amount) => counters.get(name)?.inc({ ...labels }, amount),
    time: (name, labels, seconds) => durations.get(name)?.observe({ ...labels }, seconds),
    watch(name, read) {
      const gauge = new Gauge({ name, ...GAUGES[name], registers, collect: () => fill() })
      const outage = watchOutage(log, {
        begun: `The metric ${name} is unavailable`,
        ended: `The metric ${name} is available again`,
      })
      const fill = async () => {
        gauge.reset()
        try {
          set(gauge, await Promise.race([read(), timeout()]))
          outage.end()
        } catch (error) {
          outage.begin(error)
        }
      }
    },
    async read() {
      const texts = await Promise.all([registry.metrics(), processRegistry.metrics()])
      return { contentType: registry.contentType, text: texts.join('') }
    },
  }
}

function set(gauge: Gauge, reading: number | Record<string, number>): void {
  if (typeof reading === 'number') gauge.set(reading)
  else for (const [state, value] of Object.entries(reading)) gauge.set({ state }, value)
}

async function timeout(): Promise<never> {
  await wait(GAUGE_TIMEOUT, undefined, { ref: false })
  throw new Error(`No value within ${GAUGE_TIMEOUT} ms`)
}

import { setTimeout as wait } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import type { Counters, Durations, Gauges, Metrics } from './metrics.ts'

type About = { help: string; labelNames: string[] }

const COUNTERS: Record<keyof Counters, About> = {
  mails_total: { help: 'Mails by whether the mail server took them', labelNames: ['outcome'] },
  wrong_codes_total: { help: 'Wrong one-time codes by what the code is for', labelNames: ['purpose'] },
  uploads_total: { help: 'Uploaded files by whether they were kept', labelNames: ['outcome'] },
  upload_bytes_total: { help: 'Bytes of uploaded files that were kept', labelNames: [] },
}

const DURATIONS: Record<keyof Durations, About> = {
  http_request_duration_seconds: {
    help: 'HTTP requests by the pattern of their address; other: no such address',
    labelNames: ['method', 'route', 'status'],
  },
  graphql_operation_duration_seconds: {
    help: "GraphQL operations by the site's own names; other: anyone else's. Subscriptions until they stand",
    labelNames: ['operation', 'type', 'outcome'],
  },
}

const GAUGES: Record<keyof Gauges, About> = {
  database_pool: {
    help: 'Connections to the database (total), those of them unused (idle), and who waits for one (waiting)',
    labelNames: ['state'],
  },
  video_queue: {
    help: 'Videos that wait or are worked on, and those that lately failed for good',
    labelNames: ['state'],
  },
  mails_queued: {
    help: 'Mails that wait in the database for the mail server, those under way included',
    labelNames: [],
  },
  websockets: { help: 'Open WebSockets', labelNames: [] },
  graphql_subscriptions: {
    help: 'Subscriptions that are listened to, over WebSocket or server-sent events',
    labelNames: [],
  },
}

/** In seconds, from a cached response to an upload over a slow network. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Milliseconds after which a gauge is omitted, for example while the database is unavailable. */
const PATIENCE = 1000

/** Process metrics are registered only once, because nothing stops their collection. */
const ofProcess = new Registry()

export function createPrometheusMetrics(log: Logger): Metrics {
  if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofProcess })
  const registry = new Registry()
  const registers = [registry]
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, about]) => [name, new Counter({ name, ...about, registers })]),
  )
  const durations = new Map(
    Object.entries(DURATIONS).map(([name, about]) => [
      name,
      new Histogram({ name, ...about, buckets: BUCKETS, registers }),
    ]),
  )
  return {
    count: (name, labels, amount) => counters.get(name)?.inc({ ...labels }, amount),
    time: (name, labels, seconds) => durations.get(name)?.observe({ ...labels }, seconds),
    watch(name, read) {
      const gauge = new Gauge({ name, ...GAUGES[name], registers, collect: () => fill() })
      const outage = watchOutage(log, { begun: `${name} cannot be told`, ended: `${name} is told again` })
      const fill = async () => {
        gauge.reset()
        try {
          set(gauge, await Promise.race([read(), patience()]))
          outage.end()
        } catch (error) {
          outage.begin(error)
        }
      }
    },
    async read() {
      const texts = await Promise.all([registry.metrics(), ofProcess.metrics()])
      return { contentType: registry.contentType, text: texts.join('') }
    },
  }
}

function set(gauge: Gauge, reading: number | Record<string, number>): void {
  if (typeof reading === 'number') gauge.set(reading)
  else for (const [state, value] of Object.entries(reading)) gauge.set({ state }, value)
}

async function patience(): Promise<never> {
  await wait(PATIENCE, undefined, { ref: false })
  throw new Error(`Not within ${PATIENCE} ms`)
}

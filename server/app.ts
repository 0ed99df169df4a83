import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fillDemoCommunity } from '#prisma/demo/fill-demo-community.ts'
import { systemClock } from './adapters/clock.ts'
import { connectDatabase } from './adapters/database.ts'
import { startEmbeddedPostgres } from './adapters/embedded-postgres.ts'
import { createMemoryEvents } from './adapters/events-memory.ts'
import { createRedisEvents } from './adapters/events-redis.ts'
import { createFfmpegTranscoder } from './adapters/ffmpeg/ffmpeg-transcoder.ts'
import { findFfmpeg } from './adapters/ffmpeg/find-ffmpeg.ts'
import { createOpenIdProvider } from './adapters/identity-provider-openid.ts'
import { createOutboxMailer } from './adapters/mailer-outbox.ts'
import { measureMails } from './adapters/mailer-measured.ts'
import { createQueuedMailer } from './adapters/mailer-queued.ts'
import { createSmtpMailer } from './adapters/mailer-smtp.ts'
import { createPrometheusMetrics } from './adapters/metrics-prometheus.ts'
import { applyMigrations, withStartupLock } from './adapters/migrations.ts'
import { createMemoryRateLimiter, createRedisRateLimiter, unlimited } from './adapters/rate-limiter.ts'
import { createDiskStorage } from './adapters/storage-disk.ts'
import { openVideoQueue } from './adapters/video-queue-pg-boss.ts'
import type { Config } from './config/config.ts'
import {
  GRAPHIQL_DIRECTORY,
  MIGRATIONS_DIRECTORY,
  PERSISTED_DOCUMENTS_FILE,
  PREVIEW_CARD_FILE,
  SITE_DIRECTORY,
} from './config/project-root.ts'
import { loadSecrets } from './config/secrets.ts'
import { createBackgroundTasks } from './domain/background-tasks.ts'
import type { Dependencies } from './domain/dependencies.ts'
import { endLapsedWatches } from './domain/members/open-watches.ts'
import { videoWork } from './domain/media/process-video.ts'
import { sweepUploads } from './domain/media/sweep-uploads.ts'
import { createOpenCounts, uncounted } from './domain/open-counts.ts'
import { advanceTrendingMembers } from './domain/trending/advance-trending-members.ts'
import { createShares } from './domain/posts/share-post.ts'
import { createReactions } from './domain/reactions/react-to-post.ts'
import { graphqlRoutes } from './graphql/routes.ts'
import type { PersistedDocuments } from './graphql/plugins/persisted-documents.ts'
import { serveWebSocket } from './graphql/websocket.ts'
import { createGraphQLServer } from './graphql/yoga.ts'
import { addressCode } from './http/address-code.ts'
import { trustIn } from './http/caller.ts'
import { healthRoutes } from './http/health-routes.ts'
import { createHost } from './http/host.ts'
import { avatarRoutes } from './http/avatar-routes.ts'
import { mediaRoutes } from './http/media-routes.ts'
import { metricsRoutes, timeRequests } from './http/metrics-routes.ts'
import { previewRoutes } from './http/preview-routes.ts'
import { watchRequests, type RequestsInFlight } from './http/requests-in-flight.ts'
import { siteRoutes } from './http/site-routes.ts'
import { traceRequests } from './http/trace-requests.ts'
import { createLogger, type Logger } from './logger.ts'
import type { Mailer } from './ports/mailer.ts'
import type { RateLimiter } from './ports/rate-limiter.ts'
import type { Storage } from './ports/storage.ts'
import { restRoutes } from './rest/routes.ts'
import { createResources, type Resources } from './resources.ts'

/** Parts that a test puts in the place of the real ones. */
export type Overrides = Partial<
  Pick<Dependencies, 'clock' | 'events' | 'storage' | 'log'> & {
    /** In the place of the mail server: what waits for it waits as ever. */
    mailer: Mailer
  }
>

export type App = {
  dependencies: Dependencies
  /** Where it answers, without a slash at the end. */
  url: string
  /** Refuses new work, finishes what is in flight and lets go of everything; at most about eight seconds. */
  stop(): Promise<void>
}

/** Milliseconds that requests in flight are given at a stop, and after them what goes on in the background. */
const GRACE = { requests: 6000, background: 2000 }

/** Milliseconds between two runs of what is done from time to time; trending members are right within 10 seconds. */
const INTERVAL = { sweep: 15 * 60_000, trending: 3000, mails: 2000, watches: 60_000 }

/** The composition root: here, and nowhere else, is chosen what stands behind each port. Resolves when it answers. */
export async function startApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLogger(config.logLevel)
  const resources = createResources(log)
  try {
    const dependencies = await buildDependencies(config, overrides, log, resources)
    const { host, close } = await buildHost(config, dependencies)
    resources.add('http server', close)
    resources.add('repeated tasks', startRepeatedTasks(dependencies))
    const { videos } = dependencies
    videos?.queue.start(videoWork(dependencies, videos))
    await host.listen({ port: config.http.port, host: config.http.host })
    return { dependencies, url: config.http.publicUrl ?? localUrl(host), stop: resources.release }
  } catch (error) {
    await resources.release()
    throw error
  }
}

/** What the domain works with, for a server or for one command. */
export async function buildDependencies(
  config: Config,
  overrides: Overrides,
  log: Logger,
  resources: Resources,
): Promise<Dependencies> {
  const { dataDirectory } = config
  const databaseUrl = config.databaseUrl ?? (await startDatabase(dataDirectory, log, resources))
  await applyMigrations({ databaseUrl, migrationsDirectory: MIGRATIONS_DIRECTORY, log })

  const metrics = createPrometheusMetrics(log)
  const tracing = await openTracing(config, resources)
  const { database, sql, waitingStatements, close } = connectDatabase(databaseUrl, { log, metrics, tracing })
  resources.add('database connections', close)
  const events =
    overrides.events ??
    (config.redisUrl ? await createRedisEvents(config.redisUrl, log) : createMemoryEvents())
  resources.add('events', events.close)
  const rateLimiter = await createRateLimiter(config, log)
  resources.add('rate limiter', rateLimiter.close)
  const clock = overrides.clock ?? systemClock
  const secrets = await loadSecrets(config.authSecrets, dataDirectory)
  const transport = measureMails(overrides.mailer ?? createMailer(config, log), metrics)
  const mailer = createQueuedMailer(transport, { database, clock, secrets, log, metrics })
  resources.add('mailer', async () => mailer.close())
  const background = createBackgroundTasks(log)
  resources.add('background tasks', () => background.drain(GRACE.background))
  const dependencies: Dependencies = {
    database,
    sql,
    waitingStatements,
    uploadDirectory: await makeUploadDirectory(dataDirectory),
    storage: overrides.storage ?? (await openStorage(config, log)),
    mailer,
    events,
    identityProvider: config.identity && createOpenIdProvider(config.identity),
    rateLimiter,
    openCounts: config.limitRates ? createOpenCounts() : uncounted,
    watches: new Set(),
    clock,
    log,
    metrics,
    tracing,
    secrets,
    background,
    reactions: createReactions({ sql, clock }),
    shares: createShares({ sql, clock }),
    videos: await openVideos(config, databaseUrl, { log, metrics }, resources),
  }
  if (config.fillDemoCommunity) await withStartupLock(databaseUrl, () => fillDemoCommunity(dependencies))
  return dependencies
}

async function openVideos(
  { ffmpegPath }: Config,
  databaseUrl: string,
  { log, metrics }: Pick<Dependencies, 'log' | 'metrics'>,
  resources: Resources,
): Promise<Dependencies['videos']> {
  const command = await findFfmpeg(ffmpegPath)
  if (!command) {
    log.warn('There is no ffmpeg: videos are served as they are uploaded. FFMPEG_PATH can name one')
    return null
  }
  log.info(`Videos are processed by ${command}`)
  const queue = await openVideoQueue(databaseUrl, log)
  resources.add('queue of videos', queue.close)
  metrics.watch('video_queue', queue.count)
  return { transcoder: createFfmpegTranscoder(command), queue }
}

async function openStorage({ s3, dataDirectory }: Config, log: Logger): Promise<Storage> {
  if (!s3) return createDiskStorage(path.join(dataDirectory, 'media'))
  // Loaded by those alone who have one: it is larger than the rest of the server.
  const { checkBucket, createS3Storage } = await import('./adapters/storage-s3.ts')
  await checkBucket(s3, log)
  return createS3Storage(s3)
}

/** Loaded by those alone who look at traces. */
async function openTracing(config: Config, resources: Resources): Promise<Dependencies['tracing']> {
  if (!config.tracing) return null
  const { createOpenTelemetry } = await import('./adapters/tracing-opentelemetry.ts')
  const tracing = createOpenTelemetry(config.tracing)
  resources.add('traces', tracing.close)
  return tracing
}

/** Below the data directory rather than among the system's temporary files, which may lie in memory. */
async function makeUploadDirectory(dataDirectory: string): Promise<string> {
  const directory = path.join(dataDirectory, 'uploads')
  await mkdir(directory, { recursive: true })
  return directory
}

/** Returns how to end them. */
function startRepeatedTasks(dependencies: Dependencies): () => Promise<void> {
  const { background, mailer } = dependencies
  const ends = [
    background.repeat('sweep uploads', INTERVAL.sweep, () => sweepUploads(dependencies)),
    background.repeat('trending members', INTERVAL.trending, () => advanceTrendingMembers(dependencies)),
    background.repeat('waiting mails', INTERVAL.mails, mailer.sendWaiting),
    background.repeat('end lapsed watches', INTERVAL.watches, () => endLapsedWatches(dependencies)),
  ]
  return async () => ends.forEach((end) => end())
}

async function startDatabase(dataDirectory: string, log: Logger, resources: Resources): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log })
  resources.add('embedded PostgreSQL', postgres.stop)
  return postgres.url
}

async function createRateLimiter({ limitRates, redisUrl }: Config, log: Logger): Promise<RateLimiter> {
  if (!limitRates) return unlimited
  return redisUrl ? createRedisRateLimiter(redisUrl, log) : createMemoryRateLimiter()
}

function createMailer({ mail, dataDirectory }: Config, log: Logger) {
  if (mail.smtpUrl) return createSmtpMailer(mail.smtpUrl, mail.from)
  return createOutboxMailer(path.join(dataDirectory, 'outbox'), mail.from, log)
}

type Host = { host: FastifyInstance; close(): Promise<void> }

async function buildHost(config: Config, dependencies: Dependencies): Promise<Host> {
  const isSecure = config.http.publicUrl?.startsWith('https:') ?? false
  const persistedDocuments = await readPersistedDocuments()
  const { metrics, tracing } = dependencies
  const yoga = createGraphQLServer(persistedDocuments, dependencies)
  const trustsProxy = trustIn(config.http.trustedProxies)
  const { publicUrl } = config.http
  const host = await createHost(dependencies.log, {
    isSecure,
    trustsProxy,
    publicUrl,
    waitingStatements: config.shedLoad ? dependencies.waitingStatements : null,
    identityScriptUrl: config.identity?.scriptUrl ?? null,
    mediaOrigin: await mediaOrigin(dependencies),
  })
  const requests = watchRequests(host)
  timeRequests(host, metrics)
  if (tracing) traceRequests(host, tracing)
  serveWebSocket(host, { dependencies, yoga, persistedDocuments, publicUrl, trustsProxy })
  // Streams of events would keep the server from closing. After the WebSockets: who hears a farewell comes back, while
  // who is told that a subscription is complete does not.
  host.addHook('preClose', async () => dependencies.events.endSubscriptions())
  await host.register(graphqlRoutes, { dependencies, yoga, isSecure, graphiqlDirectory: GRAPHIQL_DIRECTORY })
  await host.register(restRoutes, { prefix: '/api/v1', dependencies, isSecure })
  await host.register(mediaRoutes, { dependencies })
  await host.register(avatarRoutes)
  await host.register(previewRoutes, { dependencies, cardFile: PREVIEW_CARD_FILE })
  await host.register(healthRoutes, dependencies)
  const siteUrl = () => publicUrl ?? localUrl(host)
  await host.register(metricsRoutes, { metrics, token: config.metricsToken, siteUrl })
  await host.register(addressCode, { address: siteUrl })
  await host.register(siteRoutes, { directory: SITE_DIRECTORY, dependencies, siteUrl })
  return { host, close: () => closeHost(host, requests) }
}

/** The site's pages may show media from there. */
async function mediaOrigin({ storage }: Dependencies): Promise<string | null> {
  const address = await storage.addressOf('any')
  return address && new URL(address.url).origin
}

async function readPersistedDocuments(): Promise<PersistedDocuments> {
  const documents = JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(documents)))
}

async function closeHost(host: FastifyInstance, requests: RequestsInFlight): Promise<void> {
  const cutOff = setTimeout(requests.cutOff, GRACE.requests)
  await host.close()
  await requests.finished()
  clearTimeout(cutOff)
}

function localUrl(host: FastifyInstance): string {
  const [address] = host.addresses()
  return `http://localhost:${typeof address === 'object' ? address.port : ''}`
}

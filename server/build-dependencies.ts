import path from 'node:path'
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
import { createPicturesApart } from './adapters/pictures/pictures-apart.ts'
import { createDiskStorage } from './adapters/storage-disk.ts'
import { openVideoQueue } from './adapters/video-queue-pg-boss.ts'
import type { Config } from './config/config.ts'
import { MIGRATIONS_DIRECTORY } from './config/project-root.ts'
import { prepareDataDirectory } from './config/data-directory.ts'
import { loadSecrets } from './config/secrets.ts'
import { mayMailInPlaintext } from './config/smtp-server.ts'
import { createBackgroundTasks } from './domain/background-tasks.ts'
import type { Dependencies } from './domain/dependencies.ts'
import { createLiveSessions } from './domain/members/live-sessions.ts'
import { createOpenCounts, uncounted } from './domain/open-counts.ts'
import { leaveConnections } from './domain/batches.ts'
import { createShares } from './domain/posts/share-post.ts'
import { createReactions } from './domain/reactions/react-to-post.ts'
import type { Logger } from './logger.ts'
import type { Mailer } from './ports/mailer.ts'
import type { Pictures } from './ports/pictures.ts'
import type { RateLimiter } from './ports/rate-limiter.ts'
import type { Storage } from './ports/storage.ts'
import type { Resources } from './resources.ts'

/** Parts that a test puts in the place of the real ones. */
export type Overrides = Partial<
  Pick<Dependencies, 'clock' | 'events' | 'storage' | 'pictures' | 'log'> & {
    /** In the place of the mail server: what waits for it waits as ever. */
    mailer: Mailer
  }
>

/** Milliseconds that a statement waits while every connection is in use, where load is shed: calls have two seconds. */
const WAITING_PATIENCE = 1500

/** Milliseconds that what goes on in the background is given at a stop. */
const BACKGROUND_GRACE = 2000

/**
 * What the domain works with, for a server or for one command: here, and nowhere else, is chosen what stands behind each
 * port.
 */
export async function buildDependencies(
  config: Config,
  overrides: Overrides,
  log: Logger,
  resources: Resources,
): Promise<Dependencies> {
  const { dataDirectory } = config
  await prepareDataDirectory(dataDirectory, log)
  const databaseUrl = config.databaseUrl ?? (await startDatabase(dataDirectory, log, resources))
  await applyMigrations({ databaseUrl, migrationsDirectory: MIGRATIONS_DIRECTORY, log })

  const metrics = createPrometheusMetrics(log)
  const tracing = await openTracing(config, resources)
  const { database, sql, waiting, close } = connectDatabase(databaseUrl, {
    log,
    metrics,
    tracing,
    waitingTimeoutMillis: config.shedLoad ? WAITING_PATIENCE : undefined,
  })
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
  resources.add('background tasks', () => background.drain(BACKGROUND_GRACE))
  const watches: Dependencies['watches'] = new Set()
  metrics.watch('graphql_subscriptions', () => watches.size)
  const batched = { sql: leaveConnections(sql), clock }
  const dependencies: Dependencies = {
    database,
    sql,
    waiting,
    // Below the data directory rather than among the system's temporary files, which may lie in memory.
    uploadDirectory: path.join(dataDirectory, 'uploads'),
    storage: overrides.storage ?? (await openStorage(config, log)),
    pictures: overrides.pictures ?? openPictures(dataDirectory, log, resources),
    mailer,
    events,
    identityProvider: config.identity && createOpenIdProvider(config.identity),
    rateLimiter,
    openCounts: config.limitRates ? createOpenCounts() : uncounted,
    watches,
    clock,
    log,
    metrics,
    tracing,
    secrets,
    liveSessions: createLiveSessions({ sql, clock }),
    background,
    reactions: createReactions(batched),
    shares: createShares(batched),
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

function openPictures(directory: string, log: Logger, resources: Resources): Pictures {
  const pictures = createPicturesApart(log, { directory })
  resources.add('process for pictures', pictures.close)
  return pictures
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

async function startDatabase(dataDirectory: string, log: Logger, resources: Resources): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log })
  resources.add('embedded PostgreSQL', postgres.stop)
  return postgres.url
}

async function createRateLimiter({ limitRates, redisUrl }: Config, log: Logger): Promise<RateLimiter> {
  if (!limitRates) return unlimited
  return redisUrl ? createRedisRateLimiter(redisUrl, log) : createMemoryRateLimiter()
}

function createMailer({ mail, dataDirectory, isProduction }: Config, log: Logger) {
  const { smtpUrl, requireTls, from } = mail
  if (!smtpUrl) return createOutboxMailer(path.join(dataDirectory, 'outbox'), from, log)
  if (isProduction && !requireTls && mayMailInPlaintext(smtpUrl))
    log.warn('Mail may be sent without encryption. SMTP_TLS=required refuses a mail server without TLS')
  return createSmtpMailer({ smtpUrl, requireTls, from })
}

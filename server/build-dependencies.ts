import path from 'node:path'
import './features/index.ts'
import { fillDemoCommunity } from '#prisma/demo/fill-demo-community.ts'
import { systemClock } from './platform/system-clock.ts'
import { connectDatabase } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres/embedded-postgres.ts'
import { createMemoryEvents } from './platform/events/memory-events.ts'
import { createRedisEvents } from './platform/events/redis-events.ts'
import { createFfmpegTranscoder } from './platform/video/ffmpeg-transcoder.ts'
import { findFfmpeg } from './platform/video/find-ffmpeg.ts'
import { createOpenIdProvider } from './platform/identity/openid-provider.ts'
import { createOutboxMailer } from './platform/mail/outbox-mailer.ts'
import { measureMails } from './platform/mail/measured-mailer.ts'
import { createQueuedMailer } from './platform/mail/queued-mailer.ts'
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts'
import { createPrometheusMetrics } from './platform/telemetry/prometheus-metrics.ts'
import { applyMigrations, withStartupLock } from './platform/database/migrations.ts'
import {
  createMemoryRateLimiter,
  createRedisRateLimiter,
  unlimited,
} from './platform/rate-limits/create-rate-limiter.ts'
import { createImageWorker } from './platform/images/image-worker.ts'
import { createDiskStorage } from './platform/storage/disk-storage.ts'
import { openVideoQueue } from './platform/queue/pg-boss-video-queue.ts'
import type { Config } from './config/config.ts'
import { MIGRATIONS_DIRECTORY } from './config/project-root.ts'
import { prepareDataDirectory } from './config/data-directory.ts'
import { loadSecrets } from './config/secrets.ts'
import { canSendPlaintext } from './config/smtp-server.ts'
import { createBackgroundTasks } from './platform/background-tasks.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { createConcurrencyLimiter, uncounted } from './platform/rate-limits/concurrency-limiter.ts'
import type { Logger } from './platform/logger.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Images } from './platform/images/images.ts'
import type { RateLimiter } from './platform/rate-limits/rate-limiter.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Resources } from './platform/resources.ts'

/** Parts that a test puts in the place of the real ones. */
export type Overrides = Partial<
  Pick<Dependencies, 'clock' | 'events' | 'storage' | 'images' | 'log'> & {
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
  const dependencies: Dependencies = {
    database,
    sql,
    waiting,
    // Below the data directory rather than among the system's temporary files, which may lie in memory.
    uploadDirectory: path.join(dataDirectory, 'uploads'),
    storage: overrides.storage ?? (await openStorage(config, log)),
    images: overrides.images ?? openPictures(dataDirectory, log, resources),
    mailer,
    events,
    identityProvider: config.identity && createOpenIdProvider(config.identity),
    rateLimiter,
    concurrencyLimiter: config.limitRates ? createConcurrencyLimiter() : uncounted,
    clock,
    log,
    metrics,
    tracing,
    secrets,
    background,
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

function openPictures(directory: string, log: Logger, resources: Resources): Images {
  const pictures = createImageWorker(log, { directory })
  resources.add('process for pictures', pictures.close)
  return pictures
}

async function openStorage({ s3, dataDirectory }: Config, log: Logger): Promise<Storage> {
  if (!s3) return createDiskStorage(path.join(dataDirectory, 'media'))
  // Loaded by those alone who have one: it is larger than the rest of the server.
  const { checkBucket, createS3Storage } = await import('./platform/storage/s3-storage.ts')
  await checkBucket(s3, log)
  return createS3Storage(s3)
}

/** Loaded by those alone who look at traces. */
async function openTracing(config: Config, resources: Resources): Promise<Dependencies['tracing']> {
  if (!config.tracing) return null
  const { createOpenTelemetry } = await import('./platform/telemetry/opentelemetry-tracing.ts')
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
  if (isProduction && !requireTls && canSendPlaintext(smtpUrl))
    log.warn('Mail may be sent without encryption. SMTP_TLS=required refuses a mail server without TLS')
  return createSmtpMailer({ smtpUrl, requireTls, from })
}

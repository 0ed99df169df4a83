import path from 'node:path'
import './features/index.ts'
import { connectDatabase } from './platform/database/database.ts'
import { createDatabaseListener } from './platform/database/database-listener.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres/embedded-postgres.ts'
import { createMemoryEvents } from './platform/events/memory-events.ts'
import { createRedisEvents } from './platform/events/redis-events.ts'
import { createFfmpegTranscoder } from './platform/video/ffmpeg-transcoder.ts'
import { findFfmpeg } from './platform/video/find-ffmpeg.ts'
import { createOpenIdProvider } from './platform/identity/openid-provider.ts'
import { createOutboxMailer } from './platform/mail/outbox-mailer.ts'
import { moveJobsOfEarlierVersions } from './platform/queue/job-table.ts'
import { createQueuedMailer } from './platform/mail/queued-mailer.ts'
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts'
import { createPrometheusMetrics } from './platform/telemetry/prometheus-metrics.ts'
import { applyMigrations } from '#server/platform/migrations/migrations.ts'
import { withStartupLock } from '#server/platform/migrations/startup-lock.ts'
import {
  createMemoryRateLimiter,
  createRedisRateLimiter,
  unlimited,
} from './platform/rate-limits/create-rate-limiter.ts'
import { createImageWorker } from './platform/images/image-worker.ts'
import { createDiskStorage } from './platform/storage/disk-storage.ts'
import { createJobQueue } from './platform/queue/job-queue.ts'
import { PUSHES, VIDEOS } from './platform/queue/queues.ts'
import { createWebPushSender } from './platform/push/web-push-sender.ts'
import type { Config } from './config/config.ts'
import { systemClock } from './platform/clock.ts'
import { PRISMA_DIRECTORY } from './config/project-root.ts'
import { prepareDataDirectory } from './config/data-directory.ts'
import { loadSecrets } from './config/secrets.ts'
import { loadPushKeys } from './config/push-keys.ts'
import { canSendPlaintext } from './config/smtp-server.ts'
import { createPasswords } from './platform/passwords.ts'
import { createBackgroundTasks } from './platform/background-tasks.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { createConcurrencyLimiter, uncounted } from './platform/rate-limits/concurrency-limiter.ts'
import type { Logger } from './platform/logger.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Images } from './platform/images/images.ts'
import type { RateLimiter } from './platform/rate-limits/rate-limiter.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Resources } from './platform/resources.ts'

export type Overrides = Partial<
  Pick<
    Dependencies,
    'clock' | 'events' | 'listener' | 'storage' | 'images' | 'passwords' | 'push' | 'log'
  > & {
    /** Fills an empty database if the settings say so. */
    fillDemoCommunity: (dependencies: Dependencies) => Promise<void>
    /** Replaces the mail server, but not the queue. */
    mailer: Mailer
    /** False: `App.run` runs the repeated tasks, and nothing else does. */
    repeatsTasks: boolean
    /** Videos are processed with normal priority. */
    awaitsVideos: boolean
    /** Milliseconds that a push service has for a message. */
    pushTimeout: number
  }
>

/** Milliseconds that a statement waits for a connection during load shedding. Requests have two seconds. */
const WAITING_TIMEOUT = 1500

/** Milliseconds that background tasks have to complete during a shutdown. */
const BACKGROUND_GRACE = 2000

/** Chooses and connects the implementation of each port, for the server or an operator command. */
export async function buildDependencies(
  config: Config,
  overrides: Overrides,
  log: Logger,
  resources: Resources,
): Promise<Dependencies> {
  const { dataDirectory } = config
  await prepareDataDirectory(dataDirectory, log)
  const databaseUrl = config.databaseUrl ?? (await startDatabase(dataDirectory, log, resources))
  await applyMigrations({ databaseUrl, directory: PRISMA_DIRECTORY, log })

  const metrics = createPrometheusMetrics(log)
  const tracing = await openTracing(config, resources)
  const { database, sql, sqlWithin, waiting, close } = connectDatabase(databaseUrl, {
    log,
    metrics,
    tracing,
    waitingTimeoutMillis: config.shedLoad ? WAITING_TIMEOUT : undefined,
  })
  resources.add('database connections', close)
  const listener = overrides.listener ?? createDatabaseListener(databaseUrl, log)
  resources.add('database listener', listener.close)
  const events =
    overrides.events ??
    (config.redisUrl ? await createRedisEvents(config.redisUrl, log) : createMemoryEvents())
  resources.add('events', events.close)
  const rateLimiter = await createRateLimiter(config, log)
  resources.add('rate limiter', rateLimiter.close)
  const clock = overrides.clock ?? systemClock
  const secrets = await loadSecrets(config.authSecrets, dataDirectory)
  const transport = overrides.mailer ?? createMailer(config, log)
  const mailer = createQueuedMailer(transport, { database, secrets, log, metrics })
  resources.add('mailer', mailer.close)
  const background = createBackgroundTasks(log)
  resources.add('background tasks', () => background.drain(BACKGROUND_GRACE))
  await moveJobsOfEarlierVersions(database)
  const parts = { database, log, metrics, resources }
  const videos = await openVideos(config, overrides, parts)
  const push = overrides.push ?? (await openPush(config, overrides, parts))
  // The temporary directory of the system may be in memory.
  const uploadDirectory = path.join(dataDirectory, 'uploads')
  const dependencies: Dependencies = {
    site: { publicUrl: config.http.publicUrl ?? '', authorityContact: config.authorityContact },
    database,
    sql,
    sqlWithin,
    listener,
    waiting,
    uploadDirectory,
    storage: overrides.storage ?? (await openStorage(config, log)),
    images: overrides.images ?? startImageWorker(uploadDirectory, log, resources),
    mailer,
    events,
    identityProvider: config.identity && createOpenIdProvider(config.identity, clock),
    rateLimiter,
    messageLimiter: config.limitRates ? createMemoryRateLimiter() : unlimited,
    concurrencyLimiter: config.limitRates ? createConcurrencyLimiter() : uncounted,
    clock,
    log,
    metrics,
    tracing,
    passwords: overrides.passwords ?? createPasswords(),
    secrets,
    background,
    videos,
    push,
  }
  const { fillDemoCommunity } = overrides
  if (config.fillDemoCommunity && fillDemoCommunity)
    await withStartupLock(databaseUrl, () => fillDemoCommunity(dependencies))
  return dependencies
}

type Parts = Pick<Dependencies, 'database' | 'log' | 'metrics'> & { resources: Resources }

async function openVideos(
  { ffmpegPath }: Config,
  { awaitsVideos: isAwaited }: Overrides,
  { database, log, metrics, resources }: Parts,
): Promise<Dependencies['videos']> {
  const command = await findFfmpeg(ffmpegPath)
  if (!command) {
    log.warn(
      'ffmpeg was not found, so videos are served as they were uploaded. Only MP4 files lose their metadata. Install ffmpeg or set FFMPEG_PATH',
    )
    return null
  }
  log.info(`Videos are processed with ${command}`)
  const queue = createJobQueue(VIDEOS, { database, log })
  resources.add('video queue', queue.close)
  metrics.watch('video_queue', queue.count)
  return { transcoder: createFfmpegTranscoder(command, { isAwaited }), queue }
}

async function openPush(
  { push, http, mail, dataDirectory }: Config,
  { pushTimeout: timeout }: Overrides,
  { database, log, resources }: Parts,
): Promise<Dependencies['push']> {
  const queue = createJobQueue(PUSHES, { database, log })
  resources.add('push queue', queue.close)
  const sender = createWebPushSender({
    keys: await loadPushKeys(push.privateKey, dataDirectory),
    subject: http.publicUrl?.startsWith('https:') ? http.publicUrl : `mailto:${addressOf(mail.from)}`,
    endpoints: push.endpoints,
    log,
    timeout,
  })
  return { queue, sender }
}

/** `Guffaw <no-reply@guffaw.example>` has a name and an address. */
function addressOf(mailFrom: string): string {
  return /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
}

function startImageWorker(directory: string, log: Logger, resources: Resources): Images {
  const worker = createImageWorker(log, { directory })
  resources.add('image worker', worker.close)
  return worker
}

async function openStorage({ s3, dataDirectory }: Config, log: Logger): Promise<Storage> {
  if (!s3) return createDiskStorage(path.join(dataDirectory, 'media'))
  // The S3 client is larger than the rest of the server, so it is loaded only if it is used.
  const { checkBucket, createS3Storage } = await import('./platform/storage/s3-storage.ts')
  await checkBucket(s3, log)
  return createS3Storage(s3)
}

/** OpenTelemetry is loaded only if it is used. */
async function openTracing(config: Config, resources: Resources): Promise<Dependencies['tracing']> {
  if (!config.tracing) return null
  const { createOpenTelemetry } = await import('./platform/telemetry/opentelemetry-tracing.ts')
  const tracing = createOpenTelemetry(config.tracing)
  resources.add('tracing', tracing.close)
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
    log.warn('Mail may be sent without encryption. Set SMTP_TLS=required to refuse mail servers without TLS')
  return createSmtpMailer({ smtpUrl, requireTls, from })
}

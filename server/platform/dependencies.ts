import type { Database, Sql } from './database/types.ts'
import type { DatabaseListener } from './database/database-listener.ts'
import type { Logger } from './logger.ts'
import type { Clock } from './clock.ts'
import type { Events } from './events/events.ts'
import type { IdentityProvider } from './identity/identity-provider.ts'
import type { QueuedMailer } from './mail/mailer.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Images } from './images/images.ts'
import type { RateLimiter } from './rate-limits/rate-limiter.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'
import type { Tracing } from './telemetry/tracing.ts'
import type { Transcoder } from './video/transcoder.ts'
import type { Passwords } from './passwords.ts'
import type { PushSender } from './push/push-sender.ts'
import type { JobQueue } from './queue/job-queue.ts'
import type { PushJob, VideoJob } from './queue/queues.ts'
import type { BackgroundTasks } from './background-tasks.ts'
import type { ConcurrencyLimiter } from './rate-limits/concurrency-limiter.ts'

/** The external systems and services that operations use. build-dependencies.ts chooses the implementations. */
export type Dependencies = {
  site: {
    /** Without a trailing slash. Empty until the port is known. */
    publicUrl: string
    authorityContact: string | null
  }
  database: Database
  sql: Sql
  /** Ends a statement after the milliseconds. */
  sqlWithin: (milliseconds: number) => Sql
  listener: DatabaseListener
  waiting: {
    statements: () => number
    milliseconds: () => number
  }
  storage: Storage
  /** The directory of files that are received or processed. Processes can share it. */
  uploadDirectory: string
  images: Images
  mailer: QueuedMailer
  events: Events
  identityProvider: IdentityProvider | null
  rateLimiter: RateLimiter
  /** Counts what happens too often to ask another process. */
  messageLimiter: RateLimiter
  concurrencyLimiter: ConcurrencyLimiter
  clock: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
  passwords: Passwords
  secrets: Secrets
  background: BackgroundTasks
  /** Null without ffmpeg: videos are served as they were uploaded, MP4 files without their metadata. */
  videos: { transcoder: Transcoder; queue: JobQueue<VideoJob> } | null
  push: { sender: PushSender; queue: JobQueue<PushJob> }
}

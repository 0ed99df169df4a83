import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts'
import type { Logger } from './logger.ts'
import type { Clock } from './clock.ts'
import type { Events } from './events/events.ts'
import type { IdentityProvider } from './identity/identity-provider.ts'
import type { QueuedMailer } from './mail/mailer.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Images } from './images/images.ts'
import type { RateLimiter } from './rate-limits/rate-limiter.ts'
import type { Storage } from './storage/storage.ts'
import type { Tracing } from './telemetry/tracing.ts'
import type { Transcoder } from './video/transcoder.ts'
import type { VideoQueue } from './queue/video-queue.ts'
import type { BackgroundTasks } from './background-tasks.ts'
import type { ConcurrencyLimiter } from './rate-limits/concurrency-limiter.ts'

/** What fails because the database is away rejects with `DatabaseAwayError`. */
export type Database = PrismaClient

/** The database, or an open transaction on it. */
export type Queries = Prisma.TransactionClient

/** A statement that is planned once for each connection; its name must be its own. */
export type Statement = { name: string; text: string }

/**
 * For the reads that every screen waits for, where Prisma's general road costs four times as much. Rejects as `Database`
 * does.
 */
export type Sql = <Row extends object>(statement: Statement, values: unknown[]) => Promise<Row[]>

export type TokenKey = { id: string; key: Uint8Array }

/**
 * Keys for separate purposes; none tells anything about another. Of each the first is used, and what was made with the others
 * is still believed.
 */
export type Secrets = {
  /** For access and refresh tokens (HMAC-SHA-256). */
  tokenKeys: readonly TokenKey[]
  /** For the hashes of one-time codes (HMAC-SHA-256). */
  codeKeys: readonly Uint8Array[]
  /** For mails that wait (AES-256-GCM). */
  mailKeys: readonly Uint8Array[]
  /** For the cookies of browsers that have signed in (HMAC-SHA-256). */
  deviceKeys: readonly Uint8Array[]
}

/** Everything the domain works with, chosen once in build-dependencies.ts. */
export type Dependencies = {
  database: Database
  sql: Sql
  waiting: {
    /** How many statements wait for a connection to the database at this moment. */
    statements: () => number
    /** How long the first of those that wait has waited. */
    milliseconds: () => number
  }
  storage: Storage
  /** Where files lie while they arrive and are worked on; those of one process may lie beside another's. */
  uploadDirectory: string
  pictures: Images
  mailer: QueuedMailer
  events: Events
  /** Null: no third-party sign-in is offered. */
  identityProvider: IdentityProvider | null
  rateLimiter: RateLimiter
  openCounts: ConcurrencyLimiter
  clock: Clock
  log: Logger
  metrics: Metrics
  /** Null: nothing is traced. */
  tracing: Tracing | null
  secrets: Secrets
  background: BackgroundTasks
  /** Null: there is no ffmpeg, and a video is served as it was uploaded. */
  videos: { transcoder: Transcoder; queue: VideoQueue } | null
}

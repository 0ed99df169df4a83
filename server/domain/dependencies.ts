import type { Prisma, PrismaClient, ReactionKind } from '#server/generated/prisma/client.ts'
import type { Logger } from '#server/logger.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Events } from '#server/ports/events.ts'
import type { IdentityProvider } from '#server/ports/identity-provider.ts'
import type { QueuedMailer } from '#server/ports/mailer.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import type { Pictures } from '#server/ports/pictures.ts'
import type { RateLimiter } from '#server/ports/rate-limiter.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { Tracing } from '#server/ports/tracing.ts'
import type { Transcoder } from '#server/ports/transcoder.ts'
import type { VideoQueue } from '#server/ports/video-queue.ts'
import type { BackgroundTasks } from './background-tasks.ts'
import type { Batches } from './batches.ts'
import type { PostActionOutcome } from './posts/act-on-post.ts'
import type { LiveSessions } from './members/live-sessions.ts'
import type { OpenWatch } from './members/open-watches.ts'
import type { OpenCounts } from './open-counts.ts'

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
  pictures: Pictures
  mailer: QueuedMailer
  events: Events
  /** Null: no third-party sign-in is offered. */
  identityProvider: IdentityProvider | null
  rateLimiter: RateLimiter
  openCounts: OpenCounts
  /** What members watch in this process. */
  watches: Set<OpenWatch>
  clock: Clock
  log: Logger
  metrics: Metrics
  /** Null: nothing is traced. */
  tracing: Tracing | null
  secrets: Secrets
  liveSessions: LiveSessions
  background: BackgroundTasks
  /** Each post's together, by its id. They answer whether there is such a post for the member. */
  reactions: Batches<{ memberId: string; kind: ReactionKind }, PostActionOutcome>
  shares: Batches<{ memberId: string }, PostActionOutcome>
  /** Null: there is no ffmpeg, and a video is served as it was uploaded. */
  videos: { transcoder: Transcoder; queue: VideoQueue } | null
}

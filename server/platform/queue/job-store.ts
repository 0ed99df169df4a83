import PgBoss from 'pg-boss'
import { toUnavailableError } from '#server/platform/database/database-errors.ts'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'

/** Milliseconds after which a statement fails and pg-boss uses another connection. */
const QUERY_TIMEOUT = 10_000

/** The jobs of all queues, in tables of pg-boss. */
export type JobStore = {
  boss: PgBoss
  databaseUrl: string
  log: Logger
  /** Logs the start and the end of an outage once, and any other error. */
  reportError(error: unknown): void
  reportSuccess(): void
  close(): Promise<void>
}

export async function openJobStore(databaseUrl: string, log: Logger): Promise<JobStore> {
  // The driver knows `query_timeout`, the type of pg-boss does not.
  const options = {
    connectionString: databaseUrl,
    application_name: 'guffaw jobs',
    max: 2,
    schedule: false,
    query_timeout: QUERY_TIMEOUT,
  }
  const boss = new PgBoss(options)
  const outage = watchOutage(log, {
    begun: 'The job queues are paused, the database is unavailable',
    ended: 'The job queues resumed',
  })
  const reportError = (error: unknown) => {
    const reported = toUnavailableError(error)
    if (reported instanceof ServiceUnavailableError) outage.begin(reported)
    else log.warn({ err: error }, 'A job queue failed')
  }
  boss.on('error', reportError)
  await boss.start()
  return {
    boss,
    databaseUrl,
    log,
    reportError,
    reportSuccess: outage.end,
    close: () => boss.stop({ graceful: false }),
  }
}

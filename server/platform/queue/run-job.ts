import type { Database } from '#server/platform/database/types.ts'
import type { Logger } from '#server/platform/logger.ts'
import { releaseJob, removeJob, secondsFromNow, type QueueOptions, type TakenJob } from './job-table.ts'

type Attempt = { id: string; number: number; signal: AbortSignal }

export type JobHandler<Data> = {
  /** Repeated later if it fails, rejects or its process ends. A job can run twice at the same time. */
  run(data: Data, attempt: Attempt): Promise<'done' | 'failed'>
  /** Called after the last failed attempt, until it resolves. */
  giveUp?(data: Data, attempt: Attempt): Promise<void>
}

type Runner<Data> = {
  database: Database
  log: Logger
  options: QueueOptions<Data>
  /** Aborted when the process ends. */
  signal: AbortSignal
  countFailure(): void
}

/** Makes an attempt and stores its result. */
export async function runJob<Data>(
  runner: Runner<Data>,
  handler: JobHandler<Data>,
  job: TakenJob,
): Promise<void> {
  const { database, log, options, signal } = runner
  const { id, attempts: number } = job
  const data = options.data.parse(job.data)
  // The process of the last attempt may have ended before its result was stored.
  if (number <= options.retryDelays.length + 1) {
    const outcome = await handler.run(data, { id, number, signal }).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error, job: id, attempt: number }, `A job failed: ${options.name}`)
      return 'failed'
    })
    if (outcome === 'done') return removeJob(database, id)
    // An aborted attempt does not count.
    if (signal.aborted) return releaseJob(database, job, { attempts: number - 1 })
    const delay = options.retryDelays[number - 1]
    if (delay !== undefined) return releaseJob(database, job, { run_at: secondsFromNow(delay) })
  }
  await handler.giveUp?.(data, { id, number, signal })
  runner.countFailure()
  await removeJob(database, id)
}

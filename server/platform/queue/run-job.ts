import type { Dependencies } from '#server/platform/dependencies.ts'
import { postponeJob, removeJob, returnJob, type TakenJob } from './job-table.ts'
import type { QueueOptions } from './queue-options.ts'

export type Attempt = { id: string; number: number; signal: AbortSignal }

export type JobHandler<Data> = {
  /** Repeated later if it fails, rejects or its process ends. A job can run twice at the same time. */
  run(data: Data, attempt: Attempt): Promise<'done' | 'failed'>
  /** Called after the last failed attempt, until it resolves. */
  giveUp?(data: Data, attempt: Attempt): Promise<void>
}

export type Runner<Data> = Pick<Dependencies, 'database' | 'log'> & {
  options: QueueOptions<Data>
  handler: JobHandler<Data>
  /** Aborted when the process ends. */
  signal: AbortSignal
  countFailure(): void
}

/** Makes an attempt and stores its result. */
export async function runJob<Data>(runner: Runner<Data>, job: TakenJob): Promise<void> {
  const { database, log, options, handler, signal } = runner
  const data = options.data.parse(job.data)
  const attempt = { id: job.id, number: job.attempts, signal }
  // The process of the last attempt may have ended before its result was stored.
  if (attempt.number <= options.retryDelays.length + 1) {
    const outcome = await handler.run(data, attempt).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error, job: job.id }, options.failureMessage)
      return 'failed'
    })
    if (outcome === 'done') return removeJob(database, job)
    if (signal.aborted) return returnJob(database, job)
    const delay = options.retryDelays[attempt.number - 1]
    if (delay !== undefined) return postponeJob(database, job, delay)
  }
  await handler.giveUp?.(data, attempt)
  runner.countFailure()
  return removeJob(database, job)
}

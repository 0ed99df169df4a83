import type { z } from 'zod'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { releaseJob, removeJob, secondsFromNow, type TakenJob } from './job-table.ts'

export type QueueOptions<Data> = {
  name: string
  data: z.ZodType<Data>
  /** The number of jobs that a process runs at the same time. */
  concurrency: number
  concurrencyPerMember?: number
  concurrencyPerHost?: number
  /** Seconds before the second and each later attempt. */
  retryDelays: readonly number[]
}

type Attempt = { id: string; number: number; signal: AbortSignal }

export type JobHandler<Data> = {
  /** Repeated later if it fails, rejects or its process ends. A job can run twice at the same time. */
  run(data: Data, attempt: Attempt): Promise<'done' | 'failed'>
  /** Called after the last failed attempt, until it resolves. */
  giveUp?(data: Data, attempt: Attempt): Promise<void>
}

type Runner<Data> = Pick<Dependencies, 'database' | 'log'> & {
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

import { setTimeout as wait } from 'node:timers/promises'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { watchOutage } from '#server/platform/outage.ts'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'
import { countJobs, insertJobs, insertTakenJob, renewLeases, takeJob } from './job-table.ts'
import type { NewJob, TakenJob } from './job-table.ts'
import type { QueueOptions } from './queue-options.ts'
import { runJob, type JobHandler } from './run-job.ts'
import { createTurns } from './turns.ts'

/** Milliseconds between polls. A job that this process adds starts immediately. */
const POLL_INTERVAL = 2000
/** Milliseconds. A third of a lease, so that a slow statement does not end it. */
const RENEWAL_INTERVAL = 5000
/** Milliseconds that running jobs have to end during a shutdown. */
const CLOSE_TIMEOUT = 1500

export type JobQueue<Data> = {
  add(jobs: readonly NewJob<Data>[]): Promise<void>
  /** Adds a job and makes its first attempt. */
  addAndRun(job: { id: string; data: Data }, handler: JobHandler<Data>): Promise<void>
  wake(): void
  /** Runs jobs until the queue is closed. */
  start(handler: JobHandler<Data>): void
  /** Runs jobs that are due, as many as run at the same time. */
  runDue(handler: JobHandler<Data>): Promise<void>
  /** `failed` jobs are those that this process has given up. */
  count(): Promise<{ waiting: number; active: number; failed: number }>
  /** Aborts running jobs. Another process, or the next start, repeats them. */
  close(): Promise<void>
}

export function createJobQueue<Data>(
  options: QueueOptions<Data>,
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
): JobQueue<Data> {
  const { name, concurrency } = options
  const report = createReport(name, log)
  const closing = new AbortController()
  const running = new Map<Promise<void>, TakenJob>()
  const turns = createTurns(options)
  let awake = new AbortController()
  let loop: Promise<void> = Promise.resolve()
  let failed = 0

  const wake = () => awake.abort()
  const rest = async () => {
    await wait(POLL_INTERVAL, undefined, { signal: awake.signal, ref: false }).catch(() => undefined)
    awake = new AbortController()
  }
  const renewal = setInterval(() => {
    if (running.size > 0) void renewLeases(database, [...running.values()]).catch(report.error)
  }, RENEWAL_INTERVAL).unref()

  const countFailure = () => void (failed += 1)
  const run = (handler: JobHandler<Data>, job: TakenJob) => {
    const runner = { database, log, options, handler, signal: closing.signal, countFailure }
    const ended: Promise<void> = runJob(runner, job).finally(() => {
      running.delete(ended)
      wake()
    })
    running.set(ended, job)
    return ended
  }
  const takeDue = async (handler: JobHandler<Data>) => {
    while (!closing.signal.aborted && running.size < concurrency) {
      const job = await takeJob(database, name, turns.next([...running.values()]))
      report.success()
      if (!job) return
      turns.took(job)
      run(handler, job).catch(report.error)
    }
  }
  const repeat = async (handler: JobHandler<Data>) => {
    while (!closing.signal.aborted) {
      await takeDue(handler).catch(report.error)
      await rest()
    }
  }
  return {
    async add(jobs) {
      await kysely(database).executeQuery(insertJobs(options, jobs))
      wake()
    },
    addAndRun: async (job, handler) => run(handler, await insertTakenJob(database, name, job)),
    wake,
    start(handler) {
      loop = repeat(handler)
    },
    async runDue(handler) {
      await takeDue(handler)
      await Promise.allSettled(running.keys())
    },
    count: async () => ({ ...(await countJobs(database, name)), failed }),
    async close() {
      closing.abort()
      wake()
      const ended = Promise.allSettled([loop, ...running.keys()])
      await Promise.race([ended, wait(CLOSE_TIMEOUT, undefined, { ref: false })])
      clearInterval(renewal)
    },
  }
}

/** Logs the start and the end of an outage once, and any other error. */
function createReport(name: string, log: Dependencies['log']) {
  const outage = watchOutage(log, {
    begun: `The job queue is paused, the database is unavailable: ${name}`,
    ended: `The job queue resumed: ${name}`,
  })
  return {
    error(error: unknown) {
      if (error instanceof ServiceUnavailableError) outage.begin(error)
      else log.warn({ err: error }, `The job queue failed: ${name}`)
    },
    success: outage.end,
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Database } from '#server/platform/database/types.ts'
import type { Logger } from '#server/platform/logger.ts'
import { watchOutage } from '#server/platform/outage.ts'
import { ServiceUnavailableError } from '#server/platform/service-unavailable-error.ts'
import {
  insertJobs,
  insertTakenJob,
  renewLeases,
  takeJob,
  type NewJob,
  type QueueOptions,
  type TakenJob,
} from './job-table.ts'
import { runJob, type JobHandler } from './run-job.ts'

/** Milliseconds between polls. A job that this process adds starts immediately. */
const POLL_INTERVAL = 2000
/** Milliseconds. A third of a lease, so that a slow statement does not end it. */
const RENEWAL_INTERVAL = 5000
/** Milliseconds that running jobs have to end during a shutdown. */
const CLOSE_TIMEOUT = 1500
/** The members whose jobs were taken last. Others have the next turns. */
const REMEMBERED_TURNS = 100

export type JobQueue<Data> = {
  add(jobs: readonly NewJob<Data>[]): Promise<void>
  /** Adds a job and makes its first attempt. */
  addAndRun(id: string, data: Data, handler: JobHandler<Data>): Promise<void>
  /** Looks for jobs now, such as those of `insertJobs` after the commit. */
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
  { database, log }: { database: Database; log: Logger },
): JobQueue<Data> {
  const { name } = options
  const reports = createReports(name, log)
  const closing = new AbortController()
  const running = new Map<Promise<void>, TakenJob>()
  let served: (string | null)[] = []
  let failed = 0
  let awake = new AbortController()
  let loop: Promise<void> = Promise.resolve()
  const renewal = setInterval(() => {
    if (running.size > 0) void renewLeases(database, [...running.values()]).catch(reports.error)
  }, RENEWAL_INTERVAL).unref()

  const wake = () => awake.abort()
  const rest = async () => {
    await wait(POLL_INTERVAL, undefined, { signal: awake.signal, ref: false }).catch(() => undefined)
    awake = new AbortController()
  }
  const countFailure = () => void (failed += 1)
  const runner = { database, log, options, signal: closing.signal, countFailure }
  const run = (handler: JobHandler<Data>, job: TakenJob) => {
    const ended: Promise<void> = runJob(runner, handler, job).finally(() => {
      running.delete(ended)
      wake()
    })
    running.set(ended, job)
    return ended
  }
  const takeNext = async () => {
    const jobs = [...running.values()]
    if (closing.signal.aborted || jobs.length >= options.concurrency) return undefined
    const [members, hosts] = [jobs.map(({ memberId }) => memberId), jobs.map(({ host }) => host)]
    const job = await takeJob(database, name, {
      busyMembers: repeated(members, options.concurrencyPerMember),
      busyHosts: repeated(hosts, options.concurrencyPerHost),
      served,
    })
    reports.success()
    if (job) served = [...served.filter((id) => id !== job.memberId), job.memberId].slice(-REMEMBERED_TURNS)
    return job
  }
  const takeDue = async (handler: JobHandler<Data>) => {
    for (let job = await takeNext(); job; job = await takeNext()) run(handler, job).catch(reports.error)
  }
  const repeat = async (handler: JobHandler<Data>) => {
    while (!closing.signal.aborted) {
      await takeDue(handler).catch(reports.error)
      await rest()
    }
  }
  return {
    async add(jobs) {
      await kysely(database).executeQuery(insertJobs(options, jobs))
      wake()
    },
    addAndRun: async (id, data, handler) => run(handler, await insertTakenJob(database, name, id, data)),
    wake,
    start(handler) {
      loop = repeat(handler)
    },
    async runDue(handler) {
      await takeDue(handler)
      await Promise.allSettled(running.keys())
    },
    async count() {
      const active = await database.job.count({ where: { queue: name, leasedUntil: { not: null } } })
      return { waiting: (await database.job.count({ where: { queue: name } })) - active, active, failed }
    },
    async close() {
      closing.abort()
      wake()
      const ended = Promise.allSettled([loop, ...running.keys()])
      await Promise.race([ended, wait(CLOSE_TIMEOUT, undefined, { ref: false })])
      clearInterval(renewal)
    },
  }
}

/** Returns the values that occur at least `times` times. */
function repeated(values: readonly (string | null)[], times = Infinity) {
  return values.filter((value) => values.filter((other) => other === value).length >= times)
}

/** Logs the start and the end of an outage once, and any other error. */
function createReports(name: string, log: Logger) {
  const outage = watchOutage(log, {
    begun: `The job queue is paused, the database is unavailable: ${name}`,
    ended: `The job queue resumed: ${name}`,
  })
  const error = (cause: unknown) => {
    if (cause instanceof ServiceUnavailableError) outage.begin(cause)
    else log.warn({ err: cause }, `The job queue failed: ${name}`)
  }
  return { error, success: outage.end }
}

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type PgBoss from 'pg-boss'
import { z } from 'zod'
import { VIDEO_ENCODING_SECONDS, VIDEO_RETRIES } from '#rules/limits.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { JobStore } from './job-store.ts'
import type { VideoQueue, VideoWork } from './video-queue.ts'

/** pg-boss moves a job to the second queue after its last failure. */
const VIDEOS = 'videos'
const FAILED_VIDEOS = 'failed-videos'
/** Seconds. pg-boss doubles the delay for each retry. */
const RETRY_DELAY = 1
/** Milliseconds between polls. A job that this process adds starts immediately. */
const POLL_INTERVAL = 2000
const STOP_TIMEOUT = 1500

/** Jobs of earlier versions have no task. */
const jobSchema = z.object({ mediaId: z.uuid(), task: z.enum(['forms', 'webm']).default('forms') })
const PRIORITIES = { forms: 1, webm: 0 } as const

/** The process of an active job holds a lock, which ends with its connection. */
const LOCK_CLASS = 1_198_875_239
const FIND_ABANDONED = `
  WITH active AS MATERIALIZED (
    SELECT name, id FROM pgboss.job
    WHERE name IN ($1, $2) AND state = 'active' AND started_on < now() - interval '3 seconds'
  )
  SELECT name, id FROM active WHERE pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(id::text))`
const LOCK = `SELECT pg_advisory_lock(${LOCK_CLASS}, hashtext($1))`

/** pg-boss itself fetches jobs by creation. This statement does round robin between members within each priority. */
const OWNER = `coalesce(data->>'ownerId', data->>'mediaId')`
const TAKE_NEXT = `
  WITH served AS (
    SELECT ${OWNER} AS owner, max(CASE state WHEN 'active' THEN now() ELSE coalesce(completed_on, started_on) END) AS at
    FROM pgboss.job WHERE name = $1 AND started_on IS NOT NULL GROUP BY 1
  ), next AS (
    SELECT job.id FROM pgboss.job AS job LEFT JOIN served ON served.owner = ${OWNER}
    WHERE job.name = $1 AND job.state < 'active' AND job.start_after < now()
    ORDER BY job.priority DESC, greatest(served.at, job.created_on), job.created_on, job.id
    LIMIT 1 FOR UPDATE OF job SKIP LOCKED
  )
  UPDATE pgboss.job AS job SET state = 'active', started_on = now(),
    retry_count = CASE WHEN job.started_on IS NULL THEN job.retry_count ELSE job.retry_count + 1 END
  FROM next WHERE job.name = $1 AND job.id = next.id
  RETURNING job.id, job.data`
const jobsSchema = z.array(z.object({ id: z.uuid(), data: z.unknown() })).max(1)

export async function createVideoQueue(store: JobStore): Promise<VideoQueue> {
  const { boss } = store
  await boss.createQueue(FAILED_VIDEOS)
  await boss.createQueue(VIDEOS, {
    name: VIDEOS,
    retryLimit: VIDEO_RETRIES,
    retryDelay: RETRY_DELAY,
    retryBackoff: true,
    expireInSeconds: 4 * VIDEO_ENCODING_SECONDS,
    deadLetter: FAILED_VIDEOS,
  })
  const closing = new AbortController()
  let wakeUp = new AbortController()
  let loop: Promise<void> = Promise.resolve()

  const pause = async () => {
    await wait(POLL_INTERVAL, undefined, { signal: wakeUp.signal, ref: false }).catch(() => undefined)
    wakeUp = new AbortController()
  }
  const run = async (work: VideoWork) => {
    while (!closing.signal.aborted) {
      try {
        const isMore = await runNextJob(boss, { ...store, work, signal: closing.signal })
        store.reportSuccess()
        if (isMore) continue
      } catch (error) {
        if (!closing.signal.aborted) store.reportError(error)
      }
      await pause()
    }
  }
  return {
    async add(video, task) {
      await boss.send(VIDEOS, { ...video, task }, { priority: PRIORITIES[task] })
      wakeUp.abort()
    },
    async removeJobsOf(ownerId) {
      // pg-boss 10 finds jobs by their id only.
      for (const table of ['job', 'archive'])
        await boss.getDb().executeSql(`DELETE FROM pgboss.${table} WHERE data->>'ownerId' = $1`, [ownerId])
    },
    count: () => countJobs(boss),
    start(work) {
      loop = run(work)
    },
    async close() {
      closing.abort()
      wakeUp.abort()
      await Promise.race([loop, wait(STOP_TIMEOUT, undefined, { ref: false })])
    },
  }
}

type Job = { id: string; data: unknown }
type Context = { databaseUrl: string; log: Logger; work: VideoWork; signal: AbortSignal }

async function runNextJob(boss: PgBoss, context: Context): Promise<boolean> {
  await returnAbandoned(boss)
  const [failed] = await boss.fetch<object>(FAILED_VIDEOS)
  if (failed) {
    await withJobLock(context.databaseUrl, failed.id, () => abandonJob(boss, failed, context))
    return true
  }
  const job = await takeNext(boss)
  if (!job) return false
  await withJobLock(context.databaseUrl, job.id, () => processJob(boss, job, context))
  return true
}

async function takeNext(boss: PgBoss): Promise<Job | undefined> {
  const { rows } = await boss.getDb().executeSql(TAKE_NEXT, [VIDEOS])
  return jobsSchema.parse(rows)[0]
}

async function processJob(boss: PgBoss, { id, data }: Job, { log, work, signal }: Context): Promise<void> {
  try {
    const { mediaId, task } = jobSchema.parse(data)
    await work[task].process(mediaId, signal)
    await boss.complete(VIDEOS, id)
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error, job: id }, 'A video could not be processed')
    await boss.fail(VIDEOS, id, { message: error instanceof Error ? error.message : String(error) })
  }
}

async function abandonJob(boss: PgBoss, { id, data }: Job, { work }: Context): Promise<void> {
  const { mediaId, task } = jobSchema.parse(data)
  await work[task].giveUp(mediaId)
  await boss.complete(FAILED_VIDEOS, id)
}

async function returnAbandoned(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(FIND_ABANDONED, [VIDEOS, FAILED_VIDEOS])
  const jobs = z.array(z.object({ name: z.string(), id: z.uuid() })).parse(rows)
  for (const { name, id } of jobs)
    await boss.fail(name, id, { message: 'The process that ran the job has ended' })
}

const COUNT_JOBS = `
  SELECT count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
    count(*) FILTER (WHERE state = 'active')::int AS active, count(*) FILTER (WHERE state = 'failed')::int AS failed
  FROM pgboss.job WHERE name = $1`
const countsSchema = z.tuple([z.object({ waiting: z.int(), active: z.int(), failed: z.int() })])

async function countJobs(boss: PgBoss) {
  const { rows } = await boss.getDb().executeSql(COUNT_JOBS, [VIDEOS])
  return countsSchema.parse(rows)[0]
}

async function withJobLock(databaseUrl: string, id: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // Without the lock, the job may be repeated, which is harmless.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(LOCK, [id])
    await work()
  } finally {
    await client.end()
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { JobStore } from './job-store.ts'
import type { PushQueue, PushWork } from './push-queue.ts'

const PUSHES = 'pushes'
/** Seconds before the second, third and fourth attempt. */
const RETRY_DELAYS = [30, 2 * 60, 10 * 60]
/** Seconds after which the job of a process that ended is repeated. */
const EXPIRE_SECONDS = 60
/** Milliseconds between polls. A job that this process adds starts immediately. */
const POLL_INTERVAL = 2000
/** Messages that are sent at the same time. A slow push service takes only a few of them. */
const CONCURRENCY = 32
const CONCURRENCY_PER_SERVICE = 4
/** Milliseconds that running jobs have to end during a shutdown. */
const CLOSE_TIMEOUT = 1500

/** pg-boss itself would fetch the jobs of a slow push service first and again. */
const TAKE = `
  WITH next AS (
    SELECT id FROM pgboss.job
    WHERE name = $1 AND state < 'active' AND start_after < now() AND NOT data->>'origin' = ANY ($2::text[])
    ORDER BY created_on, id LIMIT $3 FOR UPDATE SKIP LOCKED
  )
  UPDATE pgboss.job AS job SET state = 'active', started_on = now()
  FROM next WHERE job.name = $1 AND job.id = next.id
  RETURNING job.id, job.data`
const takenSchema = z.array(
  z.object({
    id: z.uuid(),
    data: z.object({
      subscriptionId: z.uuid(),
      notificationId: z.uuid(),
      origin: z.string(),
      /** The number of failed attempts. */
      failures: z.int().default(0),
    }),
  }),
)

type TakenJob = z.infer<typeof takenSchema>[number]

export async function createPushQueue(store: JobStore): Promise<PushQueue> {
  const { boss } = store
  await boss.createQueue(PUSHES, {
    name: PUSHES,
    retryLimit: RETRY_DELAYS.length,
    expireInSeconds: EXPIRE_SECONDS,
  })
  const ending = new AbortController()
  let awake = new AbortController()
  let loop: Promise<void> = Promise.resolve()
  const running = new Map<Promise<void>, string>()

  const wake = () => awake.abort()
  const rest = async () => {
    await wait(POLL_INTERVAL, undefined, { signal: awake.signal, ref: false }).catch(() => undefined)
    awake = new AbortController()
  }
  const run = async (work: PushWork) => {
    while (!ending.signal.aborted) {
      try {
        const jobs = await take(store, [...running.values()])
        store.reportSuccess()
        for (const job of jobs) {
          const done: Promise<void> = processJob(store, work, job)
            .catch(store.reportError)
            .finally(() => {
              running.delete(done)
              wake()
            })
          running.set(done, job.data.origin)
        }
        if (jobs.length > 0) continue
      } catch (error) {
        if (!ending.signal.aborted) store.reportError(error)
      }
      await rest()
    }
  }
  return {
    async add(sql, jobs) {
      const executeSql = async (text: string, values: unknown[]) => ({
        rows: await sql({ name: 'insert-push-jobs', text }, values),
      })
      await boss.insert(
        jobs.map((data) => ({ name: PUSHES, data })),
        { db: { executeSql } },
      )
    },
    wake,
    start(work) {
      loop = run(work)
    },
    async close() {
      ending.abort()
      wake()
      const ended = Promise.all([loop, ...running.keys()])
      await Promise.race([ended, wait(CLOSE_TIMEOUT, undefined, { ref: false })])
    },
  }
}

/** Takes at most as many jobs as one push service may have at the same time. */
async function take({ boss }: JobStore, runningOrigins: readonly string[]): Promise<TakenJob[]> {
  const free = Math.min(CONCURRENCY - runningOrigins.length, CONCURRENCY_PER_SERVICE)
  if (free <= 0) return []
  const busy = [...new Set(runningOrigins)].filter(
    (origin) => runningOrigins.filter((one) => one === origin).length >= CONCURRENCY_PER_SERVICE,
  )
  const { rows } = await boss.getDb().executeSql(TAKE, [PUSHES, busy, free])
  return takenSchema.parse(rows)
}

/** A failed job becomes a new one, because the delays of pg-boss cannot be set one by one. */
async function processJob({ boss }: JobStore, work: PushWork, { id, data }: TakenJob): Promise<void> {
  const isRetried = await work(data)
  const startAfter = RETRY_DELAYS[data.failures]
  if (isRetried && startAfter !== undefined)
    await boss.send(PUSHES, { ...data, failures: data.failures + 1 }, { startAfter })
  await boss.deleteJob(PUSHES, id)
}

import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { JobStore } from './job-store.ts'
import type { PushJob, PushQueue, PushWork } from './push-queue.ts'

const PUSHES = 'pushes'
/** Seconds before the second, third and fourth attempt. */
const RETRY_DELAYS = [30, 2 * 60, 10 * 60]
/** Seconds after which the job of a process that ended is repeated. */
const EXPIRE_SECONDS = 60
/** Milliseconds between polls. A job that this process adds starts immediately. */
const POLL_INTERVAL = 2000
/** Messages that are sent at the same time. One member and one push service have only a few of them. */
const CONCURRENCY = 32
const CONCURRENCY_PER_MEMBER = 4
const CONCURRENCY_PER_HOST = 4
/** These members had the last turns, so that others have the next ones. */
const REMEMBERED_TURNS = 100
/** Milliseconds that running jobs have to end during a shutdown. */
const CLOSE_TIMEOUT = 1500

/** pg-boss itself fetches jobs by creation. This statement does round robin between members. */
const TAKE_NEXT = `
  WITH next AS (
    SELECT id FROM pgboss.job
    LEFT JOIN unnest($2::text[]) WITH ORDINALITY AS served (member_id, turn) ON member_id = data->>'memberId'
    WHERE name = $1 AND state < 'active' AND start_after < now()
      AND NOT data->>'memberId' = ANY ($3::text[]) AND NOT data->>'host' = ANY ($4::text[])
    ORDER BY turn NULLS FIRST, created_on, id LIMIT 1 FOR UPDATE OF job SKIP LOCKED
  )
  UPDATE pgboss.job AS job SET state = 'active', started_on = now()
  FROM next WHERE job.name = $1 AND job.id = next.id
  RETURNING job.id, job.data`
const takenSchema = z
  .array(
    z.object({
      id: z.uuid(),
      data: z.object({
        subscriptionId: z.uuid(),
        notificationId: z.uuid(),
        /** Jobs of earlier versions have neither a member nor a host. */
        memberId: z.string().default(''),
        host: z.string().default(''),
        /** The number of failed attempts. */
        failures: z.int().default(0),
      }),
    }),
  )
  .max(1)

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
  const running = new Map<Promise<void>, PushJob>()
  /** The members whose messages were sent last, the latest at the end. */
  const served = new Set<string>()

  const wake = () => awake.abort()
  const rest = async () => {
    await wait(POLL_INTERVAL, undefined, { signal: awake.signal, ref: false }).catch(() => undefined)
    awake = new AbortController()
  }
  const run = async (work: PushWork) => {
    while (!ending.signal.aborted) {
      try {
        const job = await takeNext(store, [...running.values()], served)
        store.reportSuccess()
        if (job) {
          const done: Promise<void> = processJob(store, work, job)
            .catch(store.reportError)
            .finally(() => {
              running.delete(done)
              wake()
            })
          running.set(done, job.data)
          moveToEnd(served, job.data.memberId)
          continue
        }
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

async function takeNext(
  { boss }: JobStore,
  running: readonly PushJob[],
  served: ReadonlySet<string>,
): Promise<TakenJob | undefined> {
  if (running.length >= CONCURRENCY) return undefined
  const busyMembers = repeated(
    running.map(({ memberId }) => memberId),
    CONCURRENCY_PER_MEMBER,
  )
  const busyHosts = repeated(
    running.map(({ host }) => host),
    CONCURRENCY_PER_HOST,
  )
  const { rows } = await boss.getDb().executeSql(TAKE_NEXT, [PUSHES, [...served], busyMembers, busyHosts])
  return takenSchema.parse(rows)[0]
}

/** Returns the values that occur at least `times` times. */
function repeated(values: readonly string[], times: number): string[] {
  return [...new Set(values)].filter((value) => values.filter((other) => other === value).length >= times)
}

function moveToEnd(served: Set<string>, memberId: string): void {
  served.delete(memberId)
  served.add(memberId)
  const [first = ''] = served
  if (served.size > REMEMBERED_TURNS) served.delete(first)
}

/** A failed job becomes a new one, because the delays of pg-boss cannot be set one by one. */
async function processJob({ boss }: JobStore, work: PushWork, { id, data }: TakenJob): Promise<void> {
  const isRetried = await work(data)
  const startAfter = RETRY_DELAYS[data.failures]
  if (isRetried && startAfter !== undefined)
    await boss.send(PUSHES, { ...data, failures: data.failures + 1 }, { startAfter })
  await boss.deleteJob(PUSHES, id)
}

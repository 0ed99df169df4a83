import { sql, type UpdateObject } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { kysely, query } from '#server/platform/database/kysely.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Database, Queries } from '#server/platform/database/types.ts'
import type { QueueOptions } from './queue-options.ts'

/** Seconds after which another process repeats a job whose process has ended or does not reach the database. */
const LEASE_SECONDS = 15
const leaseEnd = secondsFromNow(LEASE_SECONDS)

export type NewJob<Data> = {
  id?: string
  data: Data
  memberId?: string
  host?: string
  priority?: number
}

export type TakenJob = {
  id: string
  memberId: string | null
  host: string | null
  data: unknown
  attempts: number
}

/** A statement with the same text for any number of jobs. In a transaction, `wake` starts them after the commit. */
export function insertJobs<Data>({ name: queue }: QueueOptions<Data>, jobs: readonly NewJob<Data>[]) {
  const rows = jobs.map(({ id = uuidv7(), data, memberId, host, priority = 0 }) => ({
    id,
    queue,
    member_id: memberId,
    host,
    priority,
    data,
  }))
  return query
    .insertInto('jobs')
    .columns(['id', 'queue', 'member_id', 'host', 'priority', 'data'])
    .expression(
      sql`SELECT id, queue, member_id, host, priority, data
        FROM jsonb_populate_recordset(NULL::jobs, ${JSON.stringify(rows)}::jsonb)`,
    )
}

/** Inserts a job that this process runs. */
export async function insertTakenJob(
  database: Database,
  queue: string,
  { id, data }: { id: string; data: unknown },
): Promise<TakenJob> {
  const row = { id, queue, data: JSON.stringify(data), attempts: 1, leased_until: leaseEnd }
  await kysely(database).insertInto('jobs').values(row).execute()
  return { id, memberId: null, host: null, data, attempts: 1 }
}

export type Turn = {
  /** Members and hosts that have enough running jobs. */
  busyMembers: readonly string[]
  busyHosts: readonly string[]
  /** The members whose jobs were taken last, the latest at the end. */
  served: readonly string[]
}

/** Takes the next job of the highest priority, in turns between the members. */
export async function takeJob(database: Database, queue: string, turn: Turn): Promise<TakenJob | undefined> {
  const next = query
    .selectFrom('jobs')
    .select('id')
    .where('queue', '=', queue)
    .where('run_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(leased_until < now()) IS NOT FALSE`)
    .where(sql<boolean>`(member_id = ANY(${turn.busyMembers}::uuid[])) IS NOT TRUE`)
    .where(sql<boolean>`(host = ANY(${turn.busyHosts}::text[])) IS NOT TRUE`)
    .orderBy('priority', 'desc')
    .orderBy(sql`array_position(${turn.served}::uuid[], member_id)`, (order) => order.asc().nullsFirst())
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return kysely(database)
    .updateTable('jobs')
    .set({ attempts: sql<number>`attempts + 1`, leased_until: leaseEnd })
    .where('id', '=', next)
    .returning(['id', 'member_id as memberId', 'host', 'data', 'attempts'])
    .executeTakeFirst()
}

export async function renewLeases(database: Database, jobs: readonly TakenJob[]): Promise<void> {
  const ids = jobs.map(({ id }) => id)
  const leased = kysely(database)
    .updateTable('jobs')
    .where('id', 'in', ids)
    .where('leased_until', 'is not', null)
  await leased.set({ leased_until: leaseEnd }).execute()
}

/** The job waits for its next attempt. */
export function postponeJob(database: Database, job: TakenJob, seconds: number): Promise<void> {
  return release(database, job, { run_at: secondsFromNow(seconds) })
}

/** The attempt does not count. */
export function returnJob(database: Database, job: TakenJob): Promise<void> {
  return release(database, job, { attempts: job.attempts - 1 })
}

/** Does nothing if another process has taken the job, which has changed the number of attempts. */
async function release(
  database: Database,
  { id, attempts }: TakenJob,
  changes: UpdateObject<Tables, 'jobs'>,
): Promise<void> {
  await kysely(database)
    .updateTable('jobs')
    .set({ ...changes, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

export async function removeJob(database: Database, { id }: TakenJob): Promise<void> {
  await kysely(database).deleteFrom('jobs').where('id', '=', id).execute()
}

/** Removes the jobs of all queues. Running ones continue. */
export async function removeJobsOf(queries: Queries, memberId: string): Promise<void> {
  await kysely(queries).deleteFrom('jobs').where('member_id', '=', memberId).execute()
}

export async function countJobs(
  database: Database,
  queue: string,
): Promise<{ waiting: number; active: number }> {
  const isActive = sql<boolean>`coalesce(leased_until > now(), false)`
  const { total, active } = await kysely(database)
    .selectFrom('jobs')
    .where('queue', '=', queue)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn.countAll<bigint>().filterWhere(isActive).as('active'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(total - active), active: Number(active) }
}

function secondsFromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}

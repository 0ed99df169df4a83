import { sql, type UpdateObject } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { kysely, query } from '#server/platform/database/kysely.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Database } from '#server/platform/database/types.ts'

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

export type NewJob<Data> = { data: Data; memberId: string; host?: string; priority?: number }
export type TakenJob = {
  id: string
  memberId: string | null
  host: string | null
  data: unknown
  attempts: number
}

/** Another process repeats a job after this time if its process has ended or does not reach the database. */
const LEASE_END = secondsFromNow(15)

export function secondsFromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}

/** The text of the statement is the same for any number of jobs. */
export function insertJobs<Data>({ name: queue }: QueueOptions<Data>, jobs: readonly NewJob<Data>[]) {
  const rows = jobs.map(({ memberId, ...job }) => ({
    id: uuidv7(),
    queue,
    member_id: memberId,
    priority: 0,
    ...job,
  }))
  return query
    .insertInto('jobs')
    .columns(['id', 'queue', 'member_id', 'host', 'priority', 'data'])
    .expression(
      sql`SELECT id, queue, member_id, host, priority, data
        FROM jsonb_populate_recordset(NULL::jobs, ${JSON.stringify(rows)}::jsonb)`,
    )
}

/** Inserts a job whose first attempt this process makes. */
export async function insertTakenJob(
  database: Database,
  queue: string,
  id: string,
  data: unknown,
): Promise<TakenJob> {
  const row = { id, queue, data: JSON.stringify(data), attempts: 1, leased_until: LEASE_END }
  await kysely(database).insertInto('jobs').values(row).execute()
  return { id, memberId: null, host: null, data, attempts: 1 }
}

type Turn = {
  /** Members and hosts that have enough running jobs. */
  busyMembers: readonly (string | null)[]
  busyHosts: readonly (string | null)[]
  /** The members whose jobs were taken last, the latest at the end. */
  served: readonly (string | null)[]
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
    .set({ attempts: sql<number>`attempts + 1`, leased_until: LEASE_END })
    .where('id', '=', next)
    .returning(['id', 'member_id as memberId', 'host', 'data', 'attempts'])
    .executeTakeFirst()
}

export async function renewLeases(database: Database, jobs: readonly TakenJob[]): Promise<void> {
  const ids = jobs.map(({ id }) => id)
  const leased = kysely(database).updateTable('jobs').where('leased_until', 'is not', null)
  await leased.where('id', 'in', ids).set({ leased_until: LEASE_END }).execute()
}

/** Does nothing if another process has taken the job, which has changed the number of attempts. */
export async function releaseJob(
  database: Database,
  { id, attempts }: TakenJob,
  changes: UpdateObject<Tables, 'jobs'>,
): Promise<void> {
  const taken = kysely(database).updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts)
  await taken.set({ ...changes, leased_until: null }).execute()
}

export async function removeJob(database: Database, id: string): Promise<void> {
  await database.job.deleteMany({ where: { id } })
}

/** A process of the previous version may have added jobs to its own tables since the migration. */
export async function moveJobsOfEarlierVersions(database: Database): Promise<void> {
  await sql`SELECT move_jobs_of_earlier_versions()::text`.execute(kysely(database))
}

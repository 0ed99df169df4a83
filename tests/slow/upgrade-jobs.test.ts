import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

const MIGRATION = '20261128130000'
const [MAIL, MEMBER, MEDIA, TARGET] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]

/** The part of the schema of pg-boss 10 that matters. */
const PG_BOSS = `
  CREATE SCHEMA pgboss;
  CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  CREATE TABLE pgboss.job (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text NOT NULL, data jsonb, state pgboss.job_state NOT NULL,
    retry_count integer NOT NULL, start_after timestamptz NOT NULL, started_on timestamptz
  );
  CREATE TABLE pgboss.archive (LIKE pgboss.job);
  INSERT INTO pgboss.archive (id, name, state, retry_count, start_after)
  VALUES (gen_random_uuid(), 'videos', 'completed', 0, now());`

let database: UnmigratedDatabase
beforeAll(async () => {
  database = await createUnmigratedDatabase()
})
afterAll(() => database.drop())

test('jobs of pg-boss and waiting mails are moved, also those that a process adds during the upgrade', async () => {
  const { client } = database
  await database.migrateBefore(MIGRATION)
  await client.query(`DROP SCHEMA pgboss CASCADE; ${PG_BOSS}`)
  await client.query(`INSERT INTO queued_mails VALUES ($1, 'sealed with a key', 3, '2030-01-01 00:00Z')`, [
    MAIL,
  ])
  const add = (name: string, state: string, data: object, retries = 0) =>
    client.query(
      `INSERT INTO pgboss.job (name, state, data, retry_count, started_on, start_after)
       VALUES ($1, $2::pgboss.job_state, $3, $4, CASE WHEN $2 <> 'created' THEN now() END, '2030-01-01 00:00Z')`,
      [name, state, data, retries],
    )
  const video = (task: string) => ({ mediaId: MEDIA, ownerId: MEMBER, task })
  const push = { subscriptionId: TARGET, notificationId: TARGET }
  await add('videos', 'created', { mediaId: MEDIA })
  await add('videos', 'retry', video('webm'), 1)
  await add('videos', 'active', video('forms'), 2)
  await add('videos', 'completed', video('forms'))
  await add('failed-videos', 'created', video('webm'))
  await add('pushes', 'created', { ...push, memberId: MEMBER, host: 'push.example', failures: 2 })

  await database.migrateFrom(MIGRATION)
  const runAt = new Date('2030-01-01T00:00:00Z')
  const job = { member_id: MEMBER, host: null, priority: 0, attempts: 0, run_at: runAt, leased_until: null }
  const webm = { ...job, queue: 'videos', data: { mediaId: MEDIA, task: 'webm' } }
  const forms = { ...webm, priority: 1, data: { mediaId: MEDIA, task: 'forms' } }
  const sealed = Buffer.from('sealed with a key').toString('base64')
  expect(await jobs()).toEqual([
    { ...job, queue: 'mails', member_id: null, data: { sealed }, attempts: 3 },
    { ...job, queue: 'pushes', host: 'push.example', data: push, attempts: 2 },
    { ...forms, member_id: null },
    { ...webm, attempts: 2 },
    { ...forms, attempts: 3 },
    { ...webm, attempts: 4 },
  ])

  await add('videos', 'created', video('forms'))
  await client.query('DELETE FROM jobs; SELECT move_jobs_of_earlier_versions()')
  expect(await jobs()).toEqual([forms])
  const { rows } = await client.query('SELECT id FROM pgboss.job UNION SELECT id FROM pgboss.archive')
  expect(rows).toEqual([])
})

async function jobs(): Promise<unknown[]> {
  const { rows } = await database.client.query(
    `SELECT queue, member_id, host, priority, data, attempts, run_at, leased_until FROM jobs
     ORDER BY queue, attempts`,
  )
  return rows
}

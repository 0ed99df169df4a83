import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

/** The migration that replaces the rank checkpoints of the previous version by the count. */
const COUNTING = '20261128120100'

const INSERT_POSTS = `
  INSERT INTO posts (id, author_id, text, created_at, updated_at, hidden_reasons)
  SELECT gen_random_uuid(), members.id, 'Hello', now(), now(), $2::hidden_reason[]
  FROM members, generate_series(1, $1::int)`

let database: UnmigratedDatabase
/** A process of the previous version. */
let writer: pg.Client
beforeAll(async () => {
  database = await createUnmigratedDatabase()
  writer = new pg.Client({ connectionString: database.url })
  await writer.connect()
})
afterAll(async () => {
  await writer.end()
  await database.drop()
})

test('public posts are counted, also those of a transaction that is open when the migration starts', async () => {
  const { client } = database
  await database.migrateBefore(COUNTING)
  await client.query(
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
     VALUES (gen_random_uuid(), 'member', 'member', '1990-05-17', now(), now())`,
  )
  // Some changes are in the checkpoints, and the others pending.
  await client.query(INSERT_POSTS, [600, []])
  await client.query(INSERT_POSTS, [2, ['author_suspended']])
  await writer.query('BEGIN')
  await writer.query(INSERT_POSTS, [3, []])

  const migrated = database.migrateFrom(COUNTING)
  await expect.poll(isMigrationWaiting).toBe(true)
  await writer.query('COMMIT')
  await migrated
  expect(await countedPosts()).toBe(603)

  await writer.query(INSERT_POSTS, [4, []])
  await writer.query(`DELETE FROM posts WHERE id IN (SELECT id FROM posts WHERE is_public LIMIT 5)`)
  await writer.query(`UPDATE posts SET hidden_reasons = '{}'`)
  expect(await countedPosts()).toBe(604)
})

async function isMigrationWaiting(): Promise<boolean> {
  const { rows } = await writer.query(
    `SELECT FROM pg_locks WHERE NOT granted AND relation = 'posts'::regclass
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows.length > 0
}

async function countedPosts(): Promise<number> {
  const { rows } = await writer.query<{ count: number }>(
    'SELECT sum(change)::int AS count FROM post_count_changes',
  )
  return rows[0]?.count ?? 0
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

let database: UnmigratedDatabase
beforeAll(async () => {
  database = await createUnmigratedDatabase()
})
afterAll(() => database.drop())

test('hidden comments get the reason for which they are hidden, and placeholders are shown', async () => {
  const { client } = database
  await database.migrateBefore('20261128140000')
  await client.query(
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at, suspended_at)
     SELECT gen_random_uuid(), name, name, '1990-05-17', now(), now(), CASE name WHEN 'suspended' THEN now() END
     FROM unnest(ARRAY['suspended', 'member']) AS name;
     INSERT INTO posts (id, author_id, text, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Knock, knock', now(), now() FROM members WHERE username = 'member';
     INSERT INTO comments (id, post_id, author_id, depth, text, is_hidden, created_at)
     SELECT gen_random_uuid(), posts.id, members.id, 0, username, suspended_at IS NOT NULL, now() FROM posts, members;
     INSERT INTO comments (id, post_id, depth, text, is_hidden, is_removed, created_at, deleted_at)
     SELECT gen_random_uuid(), id, 0, '', NOT is_removed, is_removed, now(), now()
     FROM posts, unnest(ARRAY[true, false]) AS is_removed`,
  )
  await database.migrateFrom('20261128140000')
  const { rows } = await client.query(
    'SELECT text, hidden_reasons::text AS reasons, is_hidden FROM comments ORDER BY text, hidden_reasons',
  )
  expect(rows).toEqual([
    { text: '', reasons: '{author_suspended}', is_hidden: false },
    { text: '', reasons: '{removed}', is_hidden: false },
    { text: 'member', reasons: '{}', is_hidden: false },
    { text: 'suspended', reasons: '{author_suspended}', is_hidden: true },
  ])
  expect((await client.query('SELECT comment_count FROM posts')).rows).toEqual([{ comment_count: 1 }])
})

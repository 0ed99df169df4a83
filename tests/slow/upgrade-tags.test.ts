import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

let database: UnmigratedDatabase
beforeAll(async () => {
  database = await createUnmigratedDatabase()
})
afterAll(() => database.drop())

test('followers of a tag with the earlier name follow the new name, and posts wait to be tagged again', async () => {
  await database.migrateBefore('20261128090000')
  await database.client.query(
    `WITH member AS (
      INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
      VALUES (gen_random_uuid(), 'member', 'member', '1990-05-17', now(), now()) RETURNING id
    ), post AS (
      INSERT INTO posts (id, author_id, text, created_at, updated_at)
      SELECT gen_random_uuid(), id, 'Hello', now(), now() FROM member
    ), tag AS (
      INSERT INTO tags (id, name, search_name)
      SELECT gen_random_uuid(), name, name FROM unnest($1::text[]) AS name RETURNING id
    )
    INSERT INTO tag_follows (member_id, tag_id, created_at) SELECT member.id, tag.id, now() FROM member, tag`,
    [['i\u0307stanbul', 'istanbul', 'i\u0307zmir', 'οδοσ', 'φως', 'σ']],
  )
  await database.migrateFrom('20261128090000')

  const { rows } = await database.client.query(
    'SELECT name, search_name AS "searchName" FROM tag_follows JOIN tags ON id = tag_id ORDER BY name COLLATE "C"',
  )
  expect(rows).toEqual([
    { name: 'istanbul', searchName: 'istanbul' },
    { name: 'izmir', searchName: 'izmir' },
    { name: 'οδος', searchName: 'οδοσ' },
    { name: 'σ', searchName: 'σ' },
    { name: 'φως', searchName: 'φωσ' },
  ])
  const { rows: progress } = await database.client.query('SELECT last_id FROM retagging')
  expect(progress).toEqual([{ last_id: '00000000-0000-0000-0000-000000000000' }])
})

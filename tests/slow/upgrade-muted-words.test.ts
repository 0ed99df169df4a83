import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

let database: UnmigratedDatabase
beforeAll(async () => {
  database = await createUnmigratedDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.drop())

const numbered = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => `${number}`.padStart(length, 'x'))

test('muted words over the limits end, and all others and later ones stay in force', async () => {
  await database.migrateBefore('20261128050000')
  const words = {
    usual: ['cats', 'hot dog'],
    long: ['cats', `a${'\u0301'.repeat(4850)}`, 'x'.repeat(51), 'y'.repeat(50)],
    onlyLong: ['x'.repeat(51)],
    many: numbered(60, 50),
  }
  for (const [name, list] of Object.entries(words)) {
    await database.client.query(
      `WITH member AS (
        INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
        VALUES (gen_random_uuid(), $1, $1, '1990-05-17', now(), now()) RETURNING id
      ), post AS (
        INSERT INTO posts (id, author_id, text, created_at, updated_at)
        SELECT gen_random_uuid(), id, 'I like Cats', now(), now() FROM member
      )
      INSERT INTO muted_words (member_id, words, pattern) SELECT id, $2, 'pattern' FROM member`,
      [name, list],
    )
  }
  await database.migrateFrom('20261128050000')

  const { rows } = await database.client.query(
    `SELECT username, words, pattern, text_lexemes('HOT dog') @@ query::tsquery AS "isMuted"
     FROM muted_words JOIN members ON id = member_id`,
  )
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { username: 'usual', words: words.usual, pattern: 'pattern', isMuted: true },
      { username: 'long', words: ['cats', 'y'.repeat(50)], pattern: null, isMuted: false },
      { username: 'many', words: words.many.slice(0, 40), pattern: null, isMuted: false },
    ]),
  )
  const posts = await database.client.query('SELECT lexemes FROM posts')
  expect(posts.rows).toEqual(Object.keys(words).map(() => ({ lexemes: null })))

  // A process of the previous version writes them.
  const { rows: written } = await database.client.query(
    `WITH usual AS (SELECT id FROM members WHERE username = 'usual'), changed AS (
      UPDATE muted_words SET words = '{Été}', pattern = 'été' WHERE member_id = (SELECT id FROM usual) RETURNING query
    ), post AS (
      INSERT INTO posts (id, author_id, text, created_at, updated_at)
      SELECT gen_random_uuid(), id, 'ete!', now(), now() FROM usual RETURNING lexemes
    )
    SELECT lexemes @@ query::tsquery AS "isMuted" FROM changed, post`,
  )
  expect(written).toEqual([{ isMuted: true }])
})

test('muted words from before letters were words match a letter within a text, and texts are compared again', async () => {
  await database.migrateBefore('20261128110000')
  await database.client.query(
    `WITH member AS (
      INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
      VALUES (gen_random_uuid(), 'member', 'member', '1990-05-17', now(), now()) RETURNING id
    ), post AS (
      INSERT INTO posts (id, author_id, text, created_at, updated_at)
      SELECT gen_random_uuid(), id, '黒猫が好き', now(), now() FROM member RETURNING id, author_id
    ), comment AS (
      INSERT INTO comments (id, post_id, author_id, depth, text, created_at)
      SELECT gen_random_uuid(), id, author_id, 0, '黒猫が好き', now() FROM post
    )
    INSERT INTO muted_words (member_id, words) SELECT id, '{猫}' FROM member`,
  )
  await database.migrateFrom('20261128110000')

  for (const table of ['posts', 'comments']) {
    const compared = await database.client.query(
      `SELECT lexemes, text_lexemes(text) @@ query::tsquery AS "isMuted" FROM ${table}, muted_words`,
    )
    expect(compared.rows).toEqual([{ lexemes: null, isMuted: true }])
    const computed = await database.client.query(
      `UPDATE ${table} SET lexemes = DEFAULT FROM muted_words RETURNING lexemes @@ query::tsquery AS "isMuted"`,
    )
    expect(computed.rows).toEqual([{ isMuted: true }])
  }
})

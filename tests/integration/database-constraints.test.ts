import pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const ADA = '0190a0b0-0000-7000-8000-00000000000a'
const BOB = '0190a0b0-0000-7000-8000-00000000000b'
const POST = '0190a0b0-0000-7000-8000-0000000000f0'
const MEDIA = '0190a0b0-0000-7000-8000-0000000000e0'
const OTHER = '0190a0b0-0000-7000-8000-0000000000f1'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const [id, name] of [
    [ADA, 'ada'],
    [BOB, 'bob'],
  ] as const) {
    await client.query(
      `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
       VALUES ($1, $2, $2, '1990-05-17', now(), now())`,
      [id, name],
    )
    await client.query(
      'INSERT INTO credentials (member_id, email, email_verified_at, password_changed_at) VALUES ($1, $2, now(), now())',
      [id, `${name}@mail.example`],
    )
  }
  await insertMedia(MEDIA, '')
  await insertPost({ id: POST, text: "'Knock, knock'" })
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
beforeEach(() => client.query('BEGIN'))
afterEach(() => client.query('ROLLBACK'))

describe('database constraints refuse', () => {
  const POSTS: [string, Partial<Record<string, string>>, string][] = [
    ['a post of 501 ASCII characters', { text: `repeat('x', 501)` }, 'posts_text_length'],
    ['a post of 5001 code points', { text: `repeat('ä', 5001)` }, 'posts_text_length'],
    ['an empty post', { text: `''` }, 'posts_have_content'],
    ['a blank post', { text: `'   '` }, 'posts_have_content'],
    ['a post of an unknown author', { author_id: `'${OTHER}'` }, 'posts_author_id_fkey'],
    ['a post without an author', { author_id: 'NULL' }, 'author_id'],
    ['a second post with the same image', { media_id: `'${MEDIA}'`, twice: '' }, 'posts_media_id_key'],
    ['a negative number of likes', { like_count: '-1' }, 'posts_like_count_check'],
    ['a negative number of dislikes', { dislike_count: '-1' }, 'posts_dislike_count_check'],
    ['a negative number of comments', { comment_count: '-1' }, 'posts_comment_count_check'],
    ['a negative number of shares', { share_count: '-1' }, 'posts_share_count_check'],
    ['an explicit hot score', { hot_score: '1e9' }, 'hot_score'],
  ]
  test.for(POSTS)('%s', async ([, { twice, ...columns }, constraint]) => {
    if (twice === '') await insertPost({ ...columns, id: '0190a0b0-0000-7000-8000-0000000000f2' })
    await expect(insertPost({ id: OTHER, ...columns })).rejects.toSatisfy(isRefusedBy(constraint))
  })

  const STATEMENTS: [string, string, string][] = [
    ['two reactions of one member to one post', `${reaction()}; ${reaction()}`, 'reactions_pkey'],
    ['a reaction that is neither like nor dislike', reaction({ kind: 'love' }), 'reaction_kind'],
    ['a reaction to an unknown post', reaction({ post: OTHER }), 'reactions_post_id_author_id_fkey'],
    [
      'a reaction with another author than the post',
      reaction({ author: BOB }),
      'reactions_post_id_author_id_fkey',
    ],
    ['a reaction of an unknown member', reaction({ member: OTHER }), 'reactions_member_id_fkey'],
    [
      'a username that differs from another by case only',
      `UPDATE members SET username = 'ADA' WHERE id = '${BOB}'`,
      'members_username_key',
    ],
    [
      'a follow across a block',
      `INSERT INTO hidden_members (viewer_id, member_id, is_blocked_by) VALUES ('${ADA}', '${BOB}', true);
       INSERT INTO follows VALUES ('${ADA}', '${BOB}', now())`,
      'follows_without_block',
    ],
    ['a username of two letters', member('username', `'ab'`), 'members_username_check'],
    ['a username with a space', member('username', `'a b c'`), 'members_username_check'],
    ['a username with a line feed', member('username', `E'abc\\n'`), 'members_username_check'],
    ['a member without a name', member('full_name', `''`), 'members_full_name_check'],
    ['a negative number of posts of a member', member('post_count', '-1'), 'members_post_count_check'],
    ['a negative number of likes of a member', member('like_count', '-1'), 'members_like_count_check'],
    ['an email address with capitals', credentials('email', `'Ada@mail.example'`), 'credentials_email_check'],
    ['a duplicate email address', credentials('email', `'bob@mail.example'`), 'credentials_email_key'],
    ['an unhashed password', credentials('password_hash', `'secret'`), 'credentials_password_hash_check'],
    [
      'a password with a weaker hash',
      credentials('password_hash', `'$argon2i$v=19$m=19456'`),
      'credentials_password_hash_check',
    ],
    [
      'an unhashed refresh token',
      `INSERT INTO sessions VALUES ('${OTHER}', '${ADA}', NULL, now(), now(), now());
       INSERT INTO refresh_tokens VALUES ('${OTHER}', '${OTHER}', 'token', now(), now())`,
      'refresh_tokens_token_hash_check',
    ],
    [
      'an unhashed one-time code',
      `INSERT INTO one_time_codes VALUES ('${OTHER}', '${ADA}', 'verify_email', 'a@mail.example', '123456', 0, now(), now() + interval '1 minute')`,
      'one_time_codes_code_hash_check',
    ],
    [
      'a one-time code that expires before its creation',
      `INSERT INTO one_time_codes VALUES ('${OTHER}', '${ADA}', 'verify_email', 'a@mail.example', decode(repeat('00', 32), 'hex'), 0, now(), now())`,
      'one_time_codes_check',
    ],
    [
      'a code of an unknown member',
      `INSERT INTO one_time_codes VALUES ('${OTHER}', NULL, 'verify_email', 'a@mail.example', decode(repeat('00', 32), 'hex'), 0, now(), now() + interval '1 minute')`,
      'one_time_codes_check1',
    ],
    [
      'a registration with an unhashed password',
      `INSERT INTO registrations VALUES ('${OTHER}', 'a@mail.example', 'someone', '1990-05-17', 'Correct-horse1', now())`,
      'registrations_password_hash_check',
    ],
    ['an image of zero width', `UPDATE media SET width = 0 WHERE id = '${MEDIA}'`, 'media_width_check'],
    ['an image with a duration', `UPDATE media SET duration_ms = 5 WHERE id = '${MEDIA}'`, 'media_check'],
    [
      'a failure without a reason',
      `UPDATE media SET status = 'failed' WHERE id = '${MEDIA}'`,
      'media_check1',
    ],
  ]
  test.for(STATEMENTS)('%s', async ([, statement, constraint]) => {
    await expect(client.query(statement)).rejects.toSatisfy(isRefusedBy(constraint))
  })

  test('a post without its image at the end of the transaction', async () => {
    await insertPost({ id: OTHER, media_id: `'${MEDIA}'` })
    await client.query(`DELETE FROM media WHERE id = '${MEDIA}'`)
    await expect(client.query('SET CONSTRAINTS ALL IMMEDIATE')).rejects.toSatisfy(
      isRefusedBy('posts_media_id_fkey'),
    )
  })
})

describe('database constraints accept', () => {
  test('500 family emoji of 3,500 code points', async () => {
    await expect(insertPost({ id: OTHER, text: `repeat('👨‍👩‍👧‍👦', 500)` })).resolves.toBeDefined()
  })

  test('an image without text', async () => {
    await expect(insertPost({ id: OTHER, text: `''`, media_id: `'${MEDIA}'` })).resolves.toBeDefined()
  })
})

describe('deleting a member row', () => {
  test('deletes everything of the member and nothing else', async () => {
    const [ofBob, session, code] = ['1', '2', '3'].map((digit) => OTHER.replace('f1', `c${digit}`))
    await insertPost({ id: OTHER, media_id: `'${MEDIA}'` })
    await insertPost({ id: String(ofBob), author_id: `'${BOB}'` })
    const hash = `decode(repeat('00', 32), 'hex')`
    await client.query(`
      UPDATE members SET photo_id = '${MEDIA}' WHERE id = '${ADA}';
      INSERT INTO renditions VALUES ('${MEDIA}', 'full', 'image/webp', 10, 10, 10);
      INSERT INTO sessions VALUES ('${session}', '${ADA}', NULL, now(), now(), now());
      INSERT INTO refresh_tokens VALUES ('${session}', '${session}', ${hash}, now(), now());
      INSERT INTO one_time_codes VALUES
        ('${code}', '${ADA}', 'verify_email', 'a@mail.example', ${hash}, 0, now(), now() + interval '1 minute');
      ${reaction()};
      ${reaction({ post: OTHER })};
      ${reaction({ post: ofBob, author: BOB, member: ADA })};
      ${reaction({ post: ofBob, author: BOB, member: BOB, kind: 'dislike' })};
      INSERT INTO shares VALUES
        ('${ofBob}', '${ADA}', now()), ('${ofBob}', '${BOB}', now()), ('${OTHER}', '${BOB}', now())`)

    await client.query(`DELETE FROM members WHERE id = '${ADA}'`)
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    const tables =
      'credentials sessions refresh_tokens one_time_codes media renditions posts reactions shares'.split(' ')
    const counts = tables.map((table) => `(SELECT count(*) FROM ${table})::int AS ${table}`)
    expect((await client.query(`SELECT ${counts.join()}`)).rows).toEqual([
      {
        credentials: 1,
        sessions: 0,
        refresh_tokens: 0,
        one_time_codes: 0,
        media: 0,
        renditions: 0,
        posts: 1,
        reactions: 1,
        shares: 1,
      },
    ])
    const counted = 'SELECT like_count, dislike_count, score, share_count FROM posts'
    expect((await client.query(counted)).rows).toEqual([
      { like_count: 0, dislike_count: 1, score: 0, share_count: 1 },
    ])
    const members = 'SELECT username, post_count, like_count FROM members'
    expect((await client.query(members)).rows).toEqual([{ username: 'bob', post_count: 1, like_count: 0 }])
  })
})

describe('hot score', () => {
  test('is additive: sign, log10 of the score, and 45,000 seconds', async () => {
    const { rows } = await client.query(
      `SELECT hot_score(score, '2026-01-01T00:00:00Z'::timestamptz + seconds * interval '1 second') AS hot
       FROM (VALUES (0, 0), (1, 0), (10, 0), (-10, 0), (1000, 45000), (-1, 90000), (0, -45000)) AS posts (score, seconds)`,
    )
    expect(rows.map(({ hot }) => Number(hot))).toEqual([0, 0, 1, -1, 4, 2, -1])
  })
})

function insertPost(columns: Partial<Record<string, string>>) {
  const row = {
    author_id: `'${ADA}'`,
    text: `'hi'`,
    created_at: 'now()',
    updated_at: 'now()',
    ...columns,
    id: `'${columns['id']}'`,
  }
  return client.query(`INSERT INTO posts (${Object.keys(row).join()}) VALUES (${Object.values(row).join()})`)
}

function insertMedia(id: string, altText: string) {
  return client.query(
    `INSERT INTO media (id, owner_id, kind, status, width, height, alt_text, thumb_hash, created_at)
     VALUES ($1, $2, 'image', 'ready', 10, 10, $3, '', now())`,
    [id, ADA, altText],
  )
}

function reaction({ post = POST, member: by = BOB, author = ADA, kind = 'like' } = {}): string {
  return `INSERT INTO reactions VALUES ('${post}', '${by}', '${author}', '${kind}', now())`
}

function member(column: string, value: string): string {
  return `UPDATE members SET ${column} = ${value} WHERE id = '${ADA}'`
}

function credentials(column: string, value: string): string {
  return `UPDATE credentials SET ${column} = ${value} WHERE member_id = '${ADA}'`
}

/** The name of the constraint, or the message for a type or a column. */
function isRefusedBy(name: string) {
  return (error: unknown) =>
    error instanceof pg.DatabaseError &&
    (error.constraint === name || error.message.includes(`"${name}"`) || error.message.includes(` ${name}:`))
}

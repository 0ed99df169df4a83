import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

const WAITING = '0190a0b0-0000-7000-8000-00000000000a'
const MEMBER = '0190a0b0-0000-7000-8000-00000000000b'

let database: UnmigratedDatabase
let client: Client
beforeAll(async () => {
  database = await createUnmigratedDatabase()
  client = database.client
})
beforeEach(() => database.clear())
afterAll(() => database.drop())

test('pending registrations from before their own table can still be verified', async () => {
  await database.migrateBefore('20261122000000')
  for (const [id, name, verifiedAt] of [
    [WAITING, 'waiting', null],
    [MEMBER, 'member', new Date()],
  ] as const) {
    await client.query(
      `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
       VALUES ($1, $2, $2, '1990-05-17', now(), now())`,
      [id, name],
    )
    await client.query(`INSERT INTO credentials VALUES ($1, $2, '$argon2id$hash', $3, now())`, [
      id,
      `${name}@mail.example`,
      verifiedAt,
    ])
    await client.query(
      `INSERT INTO one_time_codes (id, member_id, purpose, email, code_hash, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, 'verify_email', $2, sha256('1'), now(), now() + interval '10 minutes')`,
      [id, `${name}@mail.example`],
    )
  }

  await database.migrateFrom('20261122000000')
  const { rows: members } = await client.query('SELECT username FROM members')
  expect(members).toEqual([{ username: 'member' }])
  const { rows: registrations } = await client.query('SELECT id, email, username FROM registrations')
  expect(registrations).toEqual([{ id: WAITING, email: 'waiting@mail.example', username: 'waiting' }])
  const { rows: codes } = await client.query('SELECT member_id, registration_id FROM one_time_codes')
  expect(codes).toHaveLength(2)
  expect(codes).toContainEqual({ member_id: null, registration_id: WAITING })
  expect(codes).toContainEqual({ member_id: MEMBER, registration_id: null })
})

test('first of two identities of a member at one provider is kept', async () => {
  await database.migrateBefore('20261123050000')
  await client.query(
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
     VALUES ($1, 'member', 'member', '1990-05-17', now(), now())`,
    [MEMBER],
  )
  for (const [issuer, subject, days] of [
    ['https://one.example', 'second', 1],
    ['https://one.example', 'first', 2],
    ['https://two.example', 'other', 1],
  ] as const)
    await client.query("INSERT INTO identities VALUES ($1, $2, $3, now() - $4 * interval '1 day')", [
      issuer,
      subject,
      MEMBER,
      days,
    ])

  await database.migrateFrom('20261123050000')
  const { rows } = await client.query('SELECT subject, id FROM identities ORDER BY subject')
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(rows).toEqual([
    { subject: 'first', id },
    { subject: 'other', id },
  ])
})

test('likes from before trending members are counted for a week', async () => {
  await database.migrateBefore('20261122094500')
  for (const [id, name] of [
    [MEMBER, 'author'],
    [WAITING, 'fan'],
  ] as const)
    await client.query(
      `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
       VALUES ($1, $2, $2, '1990-05-17', now(), now())`,
      [id, name],
    )
  for (const days of [1, 6, 8]) await postLikedBefore(days)

  await database.migrateFrom('20261122094500')
  expect(await trendingMembers(0)).toEqual([{ member_id: MEMBER, likes: 2, all_time_likes: 3 }])
  await postLikedBefore(0)
  await client.query(`DELETE FROM reactions WHERE created_at < now() - interval '7 days'`)
  expect(await trendingMembers(0)).toEqual([{ member_id: MEMBER, likes: 3, all_time_likes: 3 }])
  expect(await trendingMembers(2)).toEqual([{ member_id: MEMBER, likes: 2, all_time_likes: 3 }])
  expect(await trendingMembers(9)).toEqual([])
})

test('session from before maximum ages ends 90 days after its sign-in', async () => {
  await database.migrateBefore('20261123040000')
  await client.query(
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
     VALUES ($1, 'ada', 'ada', '1990-05-17', now(), now())`,
    [MEMBER],
  )
  await client.query(
    `INSERT INTO sessions (id, member_id, created_at, last_used_at, expires_at)
     SELECT gen_random_uuid(), $1, now() - days * interval '1 day', now(), now() + interval '7 days'
     FROM unnest(ARRAY[1, 85, 200]) AS days`,
    [MEMBER],
  )

  await database.migrateFrom('20261123040000')
  const { rows } = await client.query(
    `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM sessions ORDER BY expires_at`,
  )
  expect(rows).toEqual([{ days: -110 }, { days: 5 }, { days: 7 }])
})

test('hidden posts get the reasons for which they are hidden', async () => {
  await database.migrateBefore('20261123161800')
  await client.query(
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at, suspended_at)
     SELECT gen_random_uuid(), name, name, '1990-05-17', now(), now(), CASE name WHEN 'suspended' THEN now() END
     FROM unnest(ARRAY['suspended', 'member']) AS name;
     INSERT INTO media (id, owner_id, kind, status, width, height, thumb_hash, created_at, duration_ms, failure_reason)
     SELECT gen_random_uuid(), id, 'video', status::media_status, 1, 1, '', now(), 1, CASE status WHEN 'failed' THEN 'broken' END
     FROM members, unnest(ARRAY['processing', 'failed', 'ready']) AS status;
     INSERT INTO posts (id, author_id, text, media_id, is_public, created_at, updated_at)
     SELECT gen_random_uuid(), owner_id, username || ' ' || status, media.id, username = 'member' AND status = 'ready', now(), now()
     FROM media JOIN members ON members.id = owner_id;
     INSERT INTO posts (id, author_id, text, is_public, created_at, updated_at)
     SELECT gen_random_uuid(), id, username || ' by hand', false, now(), now() FROM members WHERE username = 'member'`,
  )
  await database.migrateFrom('20261123161800')
  const { rows } = await client.query(
    'SELECT text, hidden_reasons::text AS reasons, is_public FROM posts ORDER BY text',
  )
  expect(rows).toEqual([
    { text: 'member by hand', reasons: '{removed}', is_public: false },
    { text: 'member failed', reasons: '{media_not_ready}', is_public: false },
    { text: 'member processing', reasons: '{media_not_ready}', is_public: false },
    { text: 'member ready', reasons: '{}', is_public: true },
    { text: 'suspended failed', reasons: '{media_not_ready,author_suspended}', is_public: false },
    { text: 'suspended processing', reasons: '{media_not_ready,author_suspended}', is_public: false },
    { text: 'suspended ready', reasons: '{author_suspended}', is_public: false },
  ])
})

test('hidden comments get the reason for which they are hidden, and placeholders are shown', async () => {
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

async function postLikedBefore(days: number): Promise<void> {
  await client.query(
    `INSERT INTO posts (id, author_id, text, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, 'Knock, knock', now(), now())`,
    [MEMBER],
  )
  await client.query(
    `INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
    SELECT id, $1, author_id, 'like', now() - $2 * interval '1 day' FROM posts
    WHERE id NOT IN (SELECT post_id FROM reactions)`,
    [WAITING, days],
  )
}

/** Advances the clock by days. */
async function trendingMembers(days: number): Promise<unknown[]> {
  await client.query(`SELECT advance_trending_members(now() + $1 * interval '1 day' - interval '7 days')`, [
    days,
  ])
  return (await client.query('SELECT * FROM trending_members')).rows
}

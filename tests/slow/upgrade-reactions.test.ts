import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

let database: UnmigratedDatabase
beforeAll(async () => {
  database = await createUnmigratedDatabase()
  await database.clear()
})
afterAll(() => database.drop())

test('reactions of suspended members stop counting, and everything else stays the same', async () => {
  await database.migrateBefore('20261124231500')
  await database.client.query(
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at, suspended_at)
     SELECT gen_random_uuid(), name, name, '1990-05-17', now(), now(), CASE name WHEN 'suspended' THEN now() END
     FROM unnest(ARRAY['author', 'fan', 'critic', 'suspended']) AS name;
     INSERT INTO posts (id, author_id, text, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Knock, knock', now(), now() FROM members WHERE username = 'author';
     INSERT INTO comments (id, post_id, author_id, text, depth, created_at)
     SELECT gen_random_uuid(), posts.id, author_id, 'Come in', 0, now() FROM posts;
     INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
     SELECT posts.id, members.id, author_id, (CASE username WHEN 'critic' THEN 'dislike' ELSE 'like' END)::reaction_kind, now()
     FROM posts, members WHERE username <> 'author';
     INSERT INTO comment_reactions (comment_id, member_id, kind, created_at)
     SELECT comment_id, member_id, kind, reactions.created_at FROM reactions, (SELECT id AS comment_id FROM comments) AS comment`,
  )
  expect(await likesOfTrendingMembers()).toEqual([2])
  const before = await allRows()
  await database.migrateFrom('20261124231500')
  const after = await allRows()

  // Tables of pending changes, and those that later migrations replace.
  const omitted = new Set(['like_changes', 'notification_changes', 'post_changes', 'post_milestones'])
  for (const [table, rows] of Object.entries(before).filter(([name]) => !omitted.has(name))) {
    expect(after[table], table).toHaveLength(rows.length)
    const same = rows.map((row) => expect.objectContaining(withoutCounts(row)))
    expect(after[table], table).toEqual(expect.arrayContaining(same))
  }
  const counts = { like_count: 1, dislike_count: 1 }
  expect(before['posts']).toEqual([expect.objectContaining({ like_count: 2, dislike_count: 1, score: 1 })])
  expect(after['posts']).toEqual([expect.objectContaining({ ...counts, score: 0, edited_at: null })])
  expect(before['comments']).toEqual([expect.objectContaining({ like_count: 2, dislike_count: 1 })])
  expect(after['comments']).toEqual([expect.objectContaining(counts)])
  const likes = await database.client.query(
    `SELECT username, like_count, follower_count, following_count FROM members WHERE username = 'author'`,
  )
  expect(likes.rows).toEqual([{ username: 'author', like_count: 1, follower_count: 0, following_count: 0 }])
  expect(await likesOfTrendingMembers()).toEqual([1])
})

type Rows = Record<string, unknown>[]

async function allRows(): Promise<Record<string, Rows>> {
  const { rows: tables } = await database.client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const result: Record<string, Rows> = {}
  for (const { name } of tables) {
    const { rows } = await database.client.query<{ row: Rows[number] }>(
      `SELECT to_jsonb(${name}) AS row FROM ${name}`,
    )
    result[name] = rows.map(({ row }) => row)
  }
  return result
}

const COUNTS = new Set(['like_count', 'dislike_count', 'score', 'top_score'])

function withoutCounts(row: Rows[number]): Rows[number] {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !COUNTS.has(column)))
}

async function likesOfTrendingMembers(): Promise<unknown[]> {
  await database.client.query(`SELECT advance_trending_members(now() - interval '7 days')`)
  const { rows } = await database.client.query<{ likes: number }>('SELECT likes FROM trending_members')
  return rows.map(({ likes }) => likes)
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongCounters } from '#tests/support/counters.ts'
import { listAt, textAt } from '#tests/support/json.ts'
import { postForm, visit } from '#tests/support/members.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createUnmigratedDatabase, type UnmigratedDatabase } from '#tests/support/unmigrated-database.ts'

type Rows = Record<string, unknown>[]

/** Pending work, and tables that later migrations have replaced or empty on purpose. */
const CHANGED_TABLES = new Set(['post_changes', 'post_milestones', 'search_words', '_prisma_migrations'])
const CHANGED_COLUMNS = new Set(['is_hidden', 'pattern', 'search_name'])

let database: UnmigratedDatabase
let before: Record<string, Rows>
let after: Record<string, Rows>
let app: TestApp
beforeAll(async () => {
  database = await createUnmigratedDatabase()
  await database.fill()
  before = await allRows()
  app = await startTestApp({ databaseUrl: database.url })
  after = await allRows()
})
afterAll(async () => {
  await app.stop()
  await database.drop()
})

test('upgrade of a filled database keeps every row, and counters stay correct', async () => {
  for (const [table, rows] of Object.entries(before).filter(([name]) => !CHANGED_TABLES.has(name))) {
    expect(after[table]?.length, table).toBeGreaterThanOrEqual(rows.length)
    const kept = new Set(after[table]?.map(describeRow(rows[0])))
    expect(
      rows.map(describeRow(rows[0])).filter((row) => !kept.has(row)),
      table,
    ).toEqual([])
  }
  expect(before['posts']).toHaveLength(585)
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
})

test('hidden comments stay hidden, and placeholders are shown', async () => {
  const { rows } = await database.client.query(
    `SELECT hidden_reasons::text AS reasons, is_hidden, deleted_at IS NOT NULL AS "isDeleted", count(*)::int FROM comments
     GROUP BY 1, 2, 3 ORDER BY 2, 3`,
  )
  const hidden = { reasons: '{author_suspended}', is_hidden: true, isDeleted: false }
  expect(rows).toEqual([
    { reasons: '{}', is_hidden: false, isDeleted: false, count: 509 },
    { reasons: '{}', is_hidden: false, isDeleted: true, count: 3 },
    { ...hidden, count: 23 },
  ])
})

test('member signs in, reads, finds, reacts and writes', async () => {
  const { rest, graphql } = visit(app)
  const login = await rest.post('/auth/login', {
    email: 'demo@guffaw.example',
    password: 'Guffaw-demo-1',
  })
  expect(login.status).toBe(200)
  const { data } = await graphql.send(
    `{ searchPosts(query: "hello istanbul") { totalCount } tag(name: "İstanbul") { postCount viewerFollows }
       viewer { mutedWords } }`,
  )
  expect(data).toMatchObject({
    searchPosts: { totalCount: 1 },
    viewer: { mutedWords: ['spoiler', 'été', 'hot dog', '猫'] },
  })

  const [newest] = listAt((await rest.get('/post?limit=1')).body, 'posts')
  const postId = textAt(newest, 'id')
  expect((await rest.post('/postinteractions', { postId, type: 'like' })).status).toBe(200)
  expect((await rest.form('/post', postForm('Still here'))).status).toBe(201)
  const [own] = listAt((await rest.get('/post?limit=1')).body, 'posts')
  expect(textAt(own, 'title')).toBe('Still here')
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
})

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

/** The columns that the table had before, without those that the upgrade changes. */
function describeRow(example: Rows[number] = {}): (row: Rows[number]) => string {
  const columns = Object.keys(example).filter((column) => !CHANGED_COLUMNS.has(column))
  return (row) => JSON.stringify(columns.map((column) => row[column]))
}

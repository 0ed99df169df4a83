import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { MATCHES_MAX } from '#server/features/search/post-search.ts'
import type { Searcher } from '#server/features/search/begin-search.ts'
import { searchMembers } from '#server/features/search/search-members.ts'
import { searchPosts } from '#server/features/search/search-posts.ts'
import { requireViewer, type Viewer } from '#server/platform/viewer.ts'
import { suggestMentions } from '#server/features/search/suggest-mentions.ts'
import { authentication } from '#server/platform/authentication.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { countWaitingStatements } from '#tests/support/waiting-statements.ts'

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

type Sort = 'RELEVANCE' | 'NEWEST' | 'TOP'

let app: TestApp
let client: pg.Client
let ann: TestMember
beforeAll(async () => {
  app = await startTestApp()
  ann = await createMember(app)
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

describe('old word in more posts than a search reads', () => {
  const MATCHING = 3 * MATCHES_MAX
  beforeAll(async () => {
    // Without triggers and foreign keys, the rows are inserted many times faster.
    await client.query('SET session_replication_role = replica')
    // One of the newest 2,500 posts contains the word, and the others have better scores.
    await client.query(
      `INSERT INTO posts (id, author_id, text, score, created_at, updated_at)
       SELECT uuidv7(), $1, CASE WHEN n <= $2 THEN 'campaign ' || n WHEN n = $2 + 100 THEN 'campaign again' ELSE 'other' END,
         CASE WHEN n <= $2 THEN 0 ELSE 1 END, created_at, created_at
       FROM (
         SELECT n, now() - interval '1 year' + n * interval '1 minute' AS created_at
         FROM generate_series(1, $2::int + 2500) AS n
       ) AS drawn`,
      [ann.id, MATCHING],
    )
    await client.query('SET session_replication_role = origin')
    await client.query('SELECT index_posts(ARRAY(SELECT id FROM posts))')
    await client.query('ANALYZE posts, post_search')
  })

  test.for<Sort>(['RELEVANCE', 'NEWEST', 'TOP'])(
    'is found with a bounded number of rows by %s',
    async (sort) => {
      const input = { query: 'campaign', mediaKind: null, sort }
      const { found, plans } = await withPlans(async (dependencies, searcher) => {
        const { edges, count } = await searchPosts(dependencies, searcher, input, { first: 10 })
        return { texts: edges.map(({ node }) => node.text), count: await count() }
      })
      expect(found.texts).toHaveLength(10)
      expect(found.texts[0]).toBe('campaign again')
      expect(found.count).toBe(MATCHES_MAX)
      // The posts are those by the index and the newest ones.
      expectAtMost(2 * MATCHES_MAX, 'posts', plans)
      expectAtMost(MATCHES_MAX, 'post_search', plans)
    },
  )
})

test('name of more members than a search reads is found and suggested with a bounded number of rows, the same username first', async () => {
  await client.query('SET session_replication_role = replica')
  await client.query(
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
     SELECT uuidv7(), CASE WHEN n = $1 THEN 'katarina' ELSE 'namesake_' || n END, 'Katarina', '1990-01-01', now(), now()
     FROM generate_series(1, $1::int) AS n`,
    [2 * MATCHES_MAX],
  )
  await client.query(
    `INSERT INTO member_search (member_id, names, vector)
     SELECT id, search_text(full_name), setweight(to_tsvector('simple', search_text(full_name)), 'A') FROM members WHERE full_name = 'Katarina'`,
  )
  await client.query('SET session_replication_role = origin')
  await client.query('ANALYZE members, member_search')
  const { found, plans } = await withPlans((dependencies, searcher) =>
    searchMembers(dependencies, searcher, 'katarina', { first: 10 }),
  )
  expect(found.edges).toHaveLength(10)
  expect(found.edges[0]?.node.username).toBe('katarina')
  // A sequential scan may pass the rows of the few other members.
  expectAtMost(MATCHES_MAX + 10, 'member_search', plans)

  const suggested = await withPlans((dependencies, searcher) =>
    suggestMentions(dependencies, searcher, 'katarina', 6),
  )
  expect(suggested.found).toHaveLength(6)
  expect(suggested.found[0]?.username).toBe('katarina')
  expectAtMost(1010, 'member_search', suggested.plans)
  expectAtMost(1010, 'members', suggested.plans)
})

/** Performs a search, and explains its statements except for the estimate. */
async function withPlans<Found>(
  search: (dependencies: Dependencies, searcher: Searcher & { viewer: Viewer }) => Promise<Found>,
): Promise<{ found: Found; plans: Plan[] }> {
  const { dependencies } = app
  const plans: Plan[] = []
  const sqlWithin: Dependencies['sqlWithin'] = (milliseconds) => async (statement, values) => {
    if (!statement.text.includes('EXPLAIN')) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`, values)
      plans.push(rows[0]['QUERY PLAN'][0].Plan)
    }
    return dependencies.sqlWithin(milliseconds)(statement, values)
  }
  const viewer = requireViewer(await authentication().authenticate(dependencies, ann.accessToken))
  const caller = callerOf({ ip: '192.0.2.1', headers: {}, cookies: {} })
  return { found: await search({ ...dependencies, sqlWithin }, { viewer, caller }), plans }
}

function expectAtMost(maximum: number, table: string, plans: readonly Plan[]): void {
  const read = plans.flatMap(rowsRead).filter((node) => node.table === table)
  expect(read.length).toBeGreaterThan(0)
  for (const { rows } of read) expect(rows, table).toBeLessThanOrEqual(maximum)
}

/** The rows that each node of a plan reads from a table. */
function rowsRead(plan: Plan): { table: string; rows: number }[] {
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
  const table = plan['Relation Name']
  return [...(table ? [{ table, rows }] : []), ...(plan.Plans ?? []).flatMap(rowsRead)]
}

test('a search that takes too long is ended while others are served', async () => {
  await client.query('BEGIN; LOCK TABLE post_search')
  const { errors } = await ann.graphql.send('{ searchPosts(query: "walrus") { totalCount } }')
  const feed = await ann.graphql.send('{ feed(first: 1) { edges { cursor } } }')
  await client.query('ROLLBACK')
  expect(errors).toMatchObject([
    { message: messages.searchTimedOut, extensions: { code: 'SEARCH_TIMED_OUT' } },
  ])
  expect(feed.errors).toBeUndefined()
})

test('further searches of a member wait, and those of others do not', async () => {
  const ben = await createMember(app)
  await client.query('BEGIN; LOCK TABLE post_search')
  const searches = Array.from({ length: 6 }, () =>
    ann.graphql.send('{ searchPosts(query: "walrus") { totalCount } }'),
  )
  const waiting = () => countWaitingStatements(app.dependencies.sql)
  await expect.poll(waiting).toBe(1)
  expect((await ben.graphql.send('{ searchTags(query: "walrus") { name } }')).errors).toBeUndefined()
  expect(await waiting()).toBeLessThanOrEqual(1)
  await client.query('ROLLBACK')
  await Promise.all(searches)
})

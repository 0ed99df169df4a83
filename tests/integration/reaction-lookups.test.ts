import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { FEED } from '#server/features/posts/post-lists.ts'
import type { Statement } from '#server/platform/database/types.ts'
import { startTestApp } from '#tests/support/start-app.ts'

const EAGER = '01890a5d-ac96-774b-bcce-b302099a8057'
const PAGE = 10

/** A thousand posts, a reader who has reacted to all of them and 300 members who have each reacted to one. */
const FILL = `
  INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
  SELECT CASE n WHEN 0 THEN '${EAGER}' ELSE uuidv7() END, 'member_' || n, 'Member', '1990-05-17', now(), now()
  FROM generate_series(0, 300) AS n;
  INSERT INTO posts (id, author_id, text, created_at, updated_at)
  SELECT uuidv7(), '${EAGER}', 'Post ' || n, now() - n * interval '1 minute', now() FROM generate_series(1, 1000) AS n;
  INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
  SELECT id, '${EAGER}', author_id, 'like', now() FROM posts;
  INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
  SELECT (SELECT id FROM posts LIMIT 1), id, '${EAGER}', 'like', now() FROM members WHERE id <> '${EAGER}';
  ANALYZE`

const app = await startTestApp()
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query(FILL)
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

test("page query reads only the reactions of its posts, whatever the viewer's total", async () => {
  let text = ''
  let values: unknown[] = []
  const record = async (statement: Statement, given: unknown[]) => {
    text = statement.text
    values = given
    return []
  }
  await FEED.load(record, { viewerId: EAGER }, { first: PAGE })
  // Prepared statements get a generic plan after several executions.
  await client.query('SET plan_cache_mode = force_generic_plan')
  await client.query(`PREPARE page AS ${text}`)
  const { rows } = await client.query(
    `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE page(${values.map((value) => client.escapeLiteral(String(value))).join()})`,
  )
  const [{ Plan: plan }] = explainedSchema.parse(rows[0]['QUERY PLAN'])
  // One more row than requested shows whether there is another page.
  expect(rowsOf('posts', plan)).toBe(PAGE + 1)
  expect(rowsOf('reactions', plan)).toBe(PAGE + 1)
})

type Step = z.infer<typeof stepSchema>
const stepSchema = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  get Plans() {
    return z.array(stepSchema).optional()
  },
})
const explainedSchema = z.tuple([z.object({ Plan: stepSchema })])

/** The number of rows that the plan reads from the table. */
function rowsOf(table: string, step: Step): number {
  const own = step['Relation Name'] === table ? step['Actual Rows'] * step['Actual Loops'] : 0
  return (step.Plans ?? []).reduce((rows, below) => rows + rowsOf(table, below), own)
}

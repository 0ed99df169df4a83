import { createMember } from './members.ts'
import { startTestApp, type TestApp } from './start-app.ts'

const POSTS = 2_000

let shared: Promise<TestApp> | undefined

/** A server with thousands of posts of one member, shared like `sharedApp()`. “Post 1” is on the first page. */
export function longFeedApp(): Promise<TestApp> {
  shared ??= start()
  return shared
}

async function start(): Promise<TestApp> {
  const app = await startTestApp()
  const { username } = await createMember(app)
  await fillFeed(app, username, POSTS)
  return app
}

/** Inserts posts of one member, a minute apart and of 1 to 12 lines: “Post 1” is the newest. */
async function fillFeed(app: TestApp, username: string, count: number): Promise<void> {
  await app.dependencies.database.$executeRaw`
    INSERT INTO posts (id, author_id, text, created_at, updated_at)
    SELECT gen_random_uuid(), members.id, 'Post ' || number || repeat(' and so on', number % 12 * 4), moment, moment
    FROM members, generate_series(1, ${count}::int) AS number
    CROSS JOIN LATERAL (SELECT '2026-01-01'::timestamptz - number * interval '1 minute' AS moment) AS at
    WHERE username = ${username}`
}

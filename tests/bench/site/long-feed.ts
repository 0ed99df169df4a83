import { randomBytes } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { DEMO_ACCOUNT } from '#prisma/demo/fill-demo-community.ts'
import { ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres/embedded-postgres.ts'
import { textAt } from '#tests/support/json.ts'
import { ask } from '../measure/load.ts'
import { startOurs } from '../peers/ours.ts'
import type { Peer } from '../peers/process.ts'
import { POSTS } from './scroll.ts'

export type LongFeed = {
  url: string
  /** The cookies of the demo member after signing in. */
  cookie(): Promise<string>
  /** The id of the post with the most comments. */
  commentedPost(): Promise<string>
  close(): Promise<void>
}

/** The demo community with its images, and below it enough texts of 1 to 12 lines. */
const FILL = `
  INSERT INTO posts (id, author_id, text, created_at, updated_at)
  SELECT gen_random_uuid(), author.id, 'Post ' || n || repeat(' and so on', n % 12 * 4), moment, moment
  FROM (SELECT id FROM members ORDER BY id LIMIT 1) AS author,
    generate_series((SELECT count(*)::int + 1 FROM posts), ${POSTS + 100}) AS n
  CROSS JOIN LATERAL (SELECT '2025-01-01'::timestamptz - n * interval '1 minute' AS moment) AS at`

/** Created once and kept. */
export async function openLongFeed(directory: string): Promise<LongFeed> {
  const dataDirectory = path.join(directory, 'site')
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: pino({ level: 'warn' }) })
  let peer: Peer | undefined
  const close = async () => {
    await peer?.stop()
    await postgres.stop()
  }
  try {
    const authSecret = randomBytes(32).toString('hex')
    const running = await startOurs(
      { dataDirectory, databaseUrl: postgres.url, authSecret },
      // The demo is refused in production.
      { DEMO: 'on', NODE_ENV: 'development' },
    )
    peer = running
    await query(postgres.url, FILL)
    return {
      url: running.url,
      cookie: () => signedInCookie(running),
      async commentedPost() {
        const [post] = await query(postgres.url, 'SELECT id FROM posts ORDER BY comment_count DESC LIMIT 1')
        return String(post?.id)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function query(databaseUrl: string, text: string): Promise<{ id?: unknown }[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function signedInCookie(peer: Peer): Promise<string> {
  const answer = await ask(peer, { path: '/api/v1/auth/login', body: JSON.stringify(DEMO_ACCOUNT) })
  const [access, refresh] = [textAt(answer, 'tokens.access.token'), textAt(answer, 'tokens.refresh.token')]
  return `${ACCESS_TOKEN_COOKIE}=${access}; ${REFRESH_TOKEN_COOKIE}=${refresh}`
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres/embedded-postgres.ts'
import { applyMigrations } from '#server/platform/migrations/migrations.ts'
import { PRISMA_DIRECTORY } from '#server/config/project-root.ts'
import { loadSecrets } from '#server/config/secrets.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createPasswords } from '#server/platform/passwords.ts'
import { signToken } from '#server/features/auth/tokens.ts'
import { wrongCounters } from '#tests/support/counters.ts'

const log = pino({ level: 'warn' })
export const PASSWORD = 'Correct-horse1'
/** The end of the texts of posts that are created by measurements. */
export const OF_A_RUN = ' walks into a benchmark'
/** Milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000

export type Member = { id: string; token: string }

export type Community = {
  /** The number of inserted posts. */
  posts: number
  dataDirectory: string
  databaseUrl: string
  client: pg.Client
  /** The secret that signs their tokens. */
  authSecret: string
  /** The signed-in members, the most active first. */
  members: Member[]
  close(): Promise<void>
}

/** A database with that many posts, which is filled once and kept. `say` reports long steps. */
export async function openCommunity(
  directory: string,
  posts: number,
  say: (line: string) => void,
): Promise<Community> {
  const dataDirectory = path.join(directory, `posts-${posts}`)
  const postgres = await startWithStatistics(dataDirectory)
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await applyMigrations({ databaseUrl: postgres.url, directory: PRISMA_DIRECTORY, log })
    await fillOnce(client, posts, say)
    await removePosted(client)
    // The server would process the changes of the filled rows during the measurements.
    await client.query('TRUNCATE notification_changes')
    const authSecret = 'a secret for benchmarks alone open to anybody'
    return {
      posts,
      dataDirectory,
      databaseUrl: postgres.url,
      client,
      authSecret,
      members: await signIn(client, await loadSecrets([authSecret], dataDirectory)),
      async close() {
        await client.end()
        await postgres.stop()
      },
    }
  } catch (error) {
    await client.end()
    await postgres.stop()
    throw error
  }
}

/** PostgreSQL loads pg_stat_statements only at its start. */
async function startWithStatistics(dataDirectory: string) {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query('SHOW shared_preload_libraries')
  const isLoaded = rows[0]?.shared_preload_libraries === 'pg_stat_statements'
  if (!isLoaded) {
    await client.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`)
    // BEGIN and COMMIT do not count as statements.
    await client.query('ALTER SYSTEM SET pg_stat_statements.track_utility = off')
  }
  await client.end()
  if (isLoaded) return postgres
  await postgres.stop()
  return startEmbeddedPostgres({ dataDirectory, log })
}

/** Each is a file that is executed once and then creates a table, `filled` or `filled_<name>`. */
const STEPS = [
  'fill',
  'fill-comments',
  'fill-notifications',
  'fill-follows',
  'fill-search',
  'fill-memes',
  'fill-lookalikes',
  'fill-moderation',
  'fill-groups',
  'fill-plain',
]

async function fillOnce(client: pg.Client, posts: number, say: (line: string) => void): Promise<void> {
  const begun = performance.now()
  await client.query(
    `SELECT set_config('bench.posts', $1, false), set_config('bench.password_hash', $2, false)`,
    [String(posts), await createPasswords().hash(PASSWORD)],
  )
  let isChanged = false
  for (const step of STEPS) {
    const { rows } = await client.query('SELECT to_regclass($1) AS table', [
      step.replace('fill', 'filled').replace('-', '_'),
    ])
    if (rows[0]?.table) continue
    say(`Filling a database with ${posts} posts, once: ${step}.sql`)
    await client.query(await readFile(path.join(import.meta.dirname, `${step}.sql`), 'utf8'))
    await client.query('VACUUM ANALYZE')
    isChanged = true
  }
  if (!isChanged) return
  const wrong = await wrongCounters(async ({ text }, values) => (await client.query(text, values)).rows)
  if (wrong.length > 0)
    throw new Error(`${wrong.length} counters are wrong: ${JSON.stringify(wrong.slice(0, 3))}`)
  say(`Filled it in ${Math.round((performance.now() - begun) / 1000)} s; every counter is exact`)
}

/** Deletes what earlier runs have written. Their posts would make the newest pages shorter and without images. */
async function removePosted(client: pg.Client): Promise<void> {
  for (const prefix of ['', 'plain_']) {
    await client.query(`DELETE FROM ${prefix}comments WHERE text LIKE '%${OF_A_RUN}'`)
    await client.query(
      `DELETE FROM ${prefix}follows USING members WHERE members.id = followed_id AND username LIKE 'follower\\_%'`,
    )
  }
  await client.query(
    `DELETE FROM group_members USING groups WHERE groups.id = group_id AND slug = 'group-220' AND role = 'member'`,
  )
  await client.query(`DELETE FROM plain_posts WHERE text LIKE '%${OF_A_RUN}'`)
  const { rowCount } = await client.query(`DELETE FROM posts WHERE text LIKE '%${OF_A_RUN}'`)
  if (rowCount === 0) return
  await client.query('VACUUM ANALYZE')
}

/** Tokens that live longer than any run. */
async function signIn(client: pg.Client, secrets: Secrets): Promise<Member[]> {
  const { rows } = await client.query<{ id: string; sessionId: string }>(`
    SELECT members.id, sessions.id AS "sessionId" FROM sessions JOIN members ON members.id = member_id
    WHERE user_agent = 'bench' ORDER BY members.id`)
  return Promise.all(
    rows.map(async ({ id, sessionId }) => ({
      id,
      token: await signToken(
        { secrets },
        'access',
        { memberId: id, sessionId },
        {
          tokenId: sessionId,
          issuedAt: new Date(),
          expiresAt: new Date(Date.now() + A_DAY),
        },
      ),
    })),
  )
}

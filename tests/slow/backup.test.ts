import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#server/config/project-root.ts'
import { findWrongCounts } from '#server/admin/check-counters.ts'
import { postForm, registerMember } from '#tests/support/members.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { findPostgresPrograms, startPostgresServer, type PostgresServer } from './postgres-server.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const run = promisify(execFile)
const programs = await findPostgresPrograms()

let directory: string
let running: TestApp | undefined
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-backup-'))
})
afterEach(() => stop())
afterAll(async () => {
  await rm(directory, { recursive: true, force: true })
})

test("archive of a stopped site's data directory restores the whole site", async () => {
  const [site, elsewhere] = [path.join(directory, 'site'), path.join(directory, 'elsewhere')]
  const kept = await fill(await start(site))
  await stop()

  const [pack] = await documented('tar')
  await shell(pack, directory, { DATA_DIR: site })
  await rm(site, { recursive: true })
  await mkdir(elsewhere)
  await shell(`tar --extract --gzip --file guffaw.tar.gz --directory ${elsewhere}`, directory)

  await expectAllThere(await start(elsewhere), kept)
})

describe.skipIf(!programs)('external database', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgresServer(programs ?? '')
  })
  afterAll(async () => {
    await stop()
    await postgres.stop()
  })

  test('dump restores the whole site into an empty database', async () => {
    const [site, elsewhere] = [path.join(directory, 'running'), path.join(directory, 'restored')]
    const settings = {
      DATABASE_URL: await postgres.createDatabase('old'),
      NEW_DATABASE_URL: await postgres.createDatabase('new'),
      DATA_DIR: site,
      NEW_DATA_DIR: elsewhere,
    }
    const kept = await fill(await start(site, settings.DATABASE_URL))
    const [, packMedia = ''] = await documented('tar')
    const [, dump = ''] = await documented('pg_dump')
    const [restore = ''] = await documented('pg_restore')
    // A running server could be dumped, but its background tasks would change the rows afterwards.
    await stop()
    const before = await everyRow(settings.DATABASE_URL)
    await shell(dump, directory, settings)
    await shell(packMedia, directory, settings)

    await mkdir(elsewhere)
    await shell(restore, directory, settings)
    await shell(
      'tar --extract --gzip --file guffaw-files.tar.gz --directory "$NEW_DATA_DIR"',
      directory,
      settings,
    )
    expect(await everyRow(settings.NEW_DATABASE_URL)).toEqual(before)
    await expectAllThere(await start(elsewhere, settings.NEW_DATABASE_URL), kept)
  })
})

type Kept = { postId: string; token: string }

/** A member with a password, a session and a liked post with an image. */
async function fill(app: TestApp): Promise<Kept> {
  const { rest, accessToken } = await registerMember(app)
  const post = await rest.form('/post', postForm('Kept', await drawPicture()))
  const postId = post.text('post.id')
  await rest.post('/postinteractions', { postId, type: 'like' })
  return { postId, token: accessToken }
}

/** The session is checked too, because it is signed with the secret. */
async function expectAllThere(app: TestApp, { postId, token }: Kept): Promise<void> {
  expect(await findWrongCounts(app.dependencies)).toEqual([])
  const http = createHttpClient(app.url, token)
  const found = await createRestClient(http).get(`/post/${postId}`)
  expect(found.text('post.title')).toBe('Kept')
  expect((await http.fetch(found.text('post.postUrl'))).status).toBe(200)
}

/** The commands of docs/operating.md that start with this program. */
async function documented(program: string): Promise<string[]> {
  const manual = await readFile(path.join(PROJECT_ROOT, 'docs/operating.md'), 'utf8')
  const lines = manual.split('\n').filter((line) => line.startsWith(`    ${program} `))
  return lines.map((line) =>
    line.trim().replace(/\/path\/to\/DATA_DIR|(?<!\w)DATA_DIR(?=[ /])/, '"$DATA_DIR"'),
  )
}

async function shell(command = '', cwd: string, settings: Record<string, string> = {}): Promise<void> {
  const env = { PATH: `${programs}${path.delimiter}${process.env['PATH']}`, ...settings }
  await run('bash', ['-c', command], { cwd, env })
}

/** The number of rows and a checksum of each table. */
async function everyRow(databaseUrl: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' ORDER BY name`,
  )
  const contents: unknown[] = []
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*), md5(coalesce(string_agg(row::text, '' ORDER BY row::text), '')) FROM ${name} AS row`,
    )
    contents.push([name, rows])
  }
  await client.end()
  return contents
}

/** By default, the site has its own PostgreSQL in its data directory. */
async function start(dataDirectory: string, databaseUrl: string | null = null): Promise<TestApp> {
  running = await startTestApp({ dataDirectory, databaseUrl })
  return running
}

async function stop(): Promise<void> {
  await running?.stop()
  running = undefined
}

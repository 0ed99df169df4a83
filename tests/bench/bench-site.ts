import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres/embedded-postgres.ts'
import { startApp } from '#server/app.ts'
import { buildConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env.ts'
import { startSession } from '#server/features/auth/session.ts'

const MEMBERS = 500
const POSTS = 500

export type BenchProcess = { url: string; pid: number; stop(): Promise<void> }

export type BenchSite = {
  databaseUrl: string
  /** Signed-in members with access tokens. */
  members: { id: string; token: string }[]
  /** A Node.js program as a process, once it has printed its URL. */
  start(...command: string[]): Promise<BenchProcess>
  remove(): Promise<void>
}

/** A database in its own directory with members and posts. */
export async function prepareSite(changes: Record<string, string> = {}): Promise<BenchSite> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-bench-'))
  const log = pino({ level: 'warn' })
  const postgres = await startEmbeddedPostgres({ dataDirectory, log })
  const settings = {
    PORT: '0',
    DATA_DIR: dataDirectory,
    DATABASE_URL: postgres.url,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    FFMPEG_PATH: '/nowhere/ffmpeg',
    ...changes,
  }
  const app = await startApp(buildConfig(readEnvironment(settings)), { log })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const memberIds = await idsOf(
    client,
    `INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
     SELECT gen_random_uuid(), 'member_' || n, 'member_' || n, '1990-05-17', now(), now()
     FROM generate_series(1, ${MEMBERS}) AS n RETURNING id`,
  )
  await client.query(
    `INSERT INTO posts (id, author_id, text, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Knock, knock', now(), now() FROM members LIMIT ${POSTS}`,
  )
  await client.query('ANALYZE')
  await client.end()
  const members: BenchSite['members'] = []
  for (const id of memberIds)
    members.push({ id, token: (await startSession(app.dependencies, id, null)).accessToken })
  await app.stop()
  return {
    databaseUrl: postgres.url,
    members,
    start: (...command) => startProcess(command, settings),
    async remove() {
      await postgres.stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

async function idsOf(client: pg.Client, statement: string): Promise<string[]> {
  return (await client.query<{ id: string }>(statement)).rows.map(({ id }) => id)
}

async function startProcess(command: string[], settings: Record<string, string>): Promise<BenchProcess> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, command, {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /ready at (\S+)/.exec(line) ?? []
    if (url && child.pid)
      return {
        url,
        pid: child.pid,
        async stop() {
          child.kill()
          await ended
        },
      }
  }
  throw new Error(`${command.join(' ')} ended before it was ready`)
}

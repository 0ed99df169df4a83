import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres/embedded-postgres.ts'
import { applyMigrations } from '#server/platform/migrations/migrations.ts'
import { PRISMA_DIRECTORY } from '#server/config/project-root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a migrated database without rows. Tests copy it and never connect to it. */
    templateUrl: string
    /** A directory for the files that test files share. It is removed after the test run. */
    runDirectory: string
  }
}

const RAM_DISK = '/dev/shm'
/** Bytes for the databases of all workers and their write-ahead log. Containers often have a smaller RAM disk. */
const SPACE = 2 * 1024 ** 3

/** The data of this cluster need not survive a crash. */
const WITHOUT_DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes']

/** Starts one PostgreSQL cluster for the test run and migrates its database; each test file works on a copy. */
export async function setup({ vitest, provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!vitest.projects.some(({ name }) => name === 'server')) return undefined
  const log = pino({ level: 'silent' })
  const directory = await mkdtemp(path.join(await parentDirectory(), 'guffaw-tests-'))
  const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log })
  await disableDurability(postgres.url)
  await applyMigrations({ databaseUrl: postgres.url, directory: PRISMA_DIRECTORY, log })
  provide('templateUrl', postgres.url)
  provide('runDirectory', directory)
  return async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

async function parentDirectory(): Promise<string> {
  const isUsable = await access(RAM_DISK, constants.W_OK)
    .then(() => statfs(RAM_DISK))
    .then(
      ({ bavail, bsize }) => bavail * bsize >= SPACE,
      () => false,
    )
  return isUsable ? RAM_DISK : tmpdir()
}

async function disableDurability(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of WITHOUT_DURABILITY) await client.query(`ALTER SYSTEM SET ${setting} = off`)
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

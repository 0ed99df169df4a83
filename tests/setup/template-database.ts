import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres/embedded-postgres.ts'
import { applyMigrations } from '#server/platform/database/migrations.ts'
import { openVideoQueue } from '#server/platform/queue/pg-boss-video-queue.ts'
import { MIGRATIONS_DIRECTORY } from '#server/config/project-root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with every migration and no rows, to be copied and never connected to. */
    templateUrl: string
  }
}

/** One PostgreSQL for the run. Its one database is migrated once; each test file works on a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'silent' })
  const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-tests-'))
  const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log })
  await applyMigrations({ databaseUrl: postgres.url, migrationsDirectory: MIGRATIONS_DIRECTORY, log })
  // What the queue of videos makes at its first start.
  const queue = await openVideoQueue(postgres.url, log)
  await queue.close()
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { PRISMA_DIRECTORY } from '#server/config/project-root.ts'
import { readMigrations, readTableScripts } from '#server/platform/migrations/database-scripts.ts'
import { createTestDatabase } from './test-database.ts'

export type UnmigratedDatabase = {
  url: string
  client: pg.Client
  /** Removes all rows and creates the tables, functions and triggers of the last version before the baseline. */
  reset(): Promise<void>
  /** Adds the demo community of that version with what members have done in it. */
  fill(): Promise<void>
  /** Applies the migrations after the baseline and before a timestamp such as 20261128000000. */
  migrateBefore(timestamp: string): Promise<void>
  /** Also applies the scripts of tables. */
  migrateFrom(timestamp: string): Promise<void>
  drop(): Promise<void>
}

export async function createUnmigratedDatabase(): Promise<UnmigratedDatabase> {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const [, ...migrations] = await readMigrations(PRISMA_DIRECTORY)

  async function migrate(isWanted: (timestamp: string) => boolean): Promise<void> {
    for (const { sql } of migrations.filter(({ name }) => isWanted(name.slice(0, 14))))
      await client.query(sql)
  }

  async function reset(): Promise<void> {
    await client.query(
      'DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    )
    await client.query(await readFixture('schema-before-baseline'))
  }

  await reset()
  return {
    url: database.url,
    client,
    reset,
    fill: async () => {
      await client.query('SET session_replication_role = replica')
      await client.query(await readFixture('data-before-baseline'))
      await client.query('SET session_replication_role = DEFAULT')
    },
    migrateBefore: (timestamp) => migrate((candidate) => candidate < timestamp),
    migrateFrom: async (timestamp) => {
      await migrate((candidate) => candidate >= timestamp)
      for (const { sql } of await readTableScripts(PRISMA_DIRECTORY)) await client.query(sql)
    },
    drop: async () => {
      await client.end()
      await database.drop()
    },
  }
}

/** The files were written by `pg_dump`. */
async function readFixture(name: string): Promise<string> {
  const compressed = await readFile(new URL(`../fixtures/${name}.sql.gz`, import.meta.url))
  return (await promisify(gunzip)(compressed)).toString()
}

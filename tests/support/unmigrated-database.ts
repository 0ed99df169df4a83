import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { MIGRATIONS_DIRECTORY } from '#server/config/project-root.ts'
import { createTestDatabase } from './test-database.ts'

export type UnmigratedDatabase = {
  url: string
  client: pg.Client
  /** Removes all tables. */
  clear(): Promise<void>
  /** Applies the migrations before a timestamp such as 20261122000000. */
  migrateBefore(timestamp: string): Promise<void>
  migrateFrom(timestamp: string): Promise<void>
  drop(): Promise<void>
}

export async function createUnmigratedDatabase(): Promise<UnmigratedDatabase> {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()

  async function migrate(isWanted: (timestamp: string) => boolean): Promise<void> {
    const names = (await readdir(MIGRATIONS_DIRECTORY)).filter((name) => !name.includes('.')).toSorted()
    for (const name of names.filter((candidate) => isWanted(candidate.slice(0, 14))))
      await client.query(await readFile(join(MIGRATIONS_DIRECTORY, name, 'migration.sql'), 'utf8'))
  }

  return {
    url: database.url,
    client,
    clear: async () => {
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    },
    migrateBefore: (timestamp) => migrate((candidate) => candidate < timestamp),
    migrateFrom: (timestamp) => migrate((candidate) => candidate >= timestamp),
    drop: async () => {
      await client.end()
      await database.drop()
    },
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/database/embedded-postgres/embedded-postgres.ts'
import { findSchemaDifference } from './schema-difference.ts'

let directory: string
let server: EmbeddedPostgres

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'guffaw-schema-'))
  server = await startEmbeddedPostgres({ dataDirectory: directory, log: { info: () => {} } })
})

afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true })
})

const TABLE = 'CREATE TABLE jokes (id integer PRIMARY KEY, text text NOT NULL);'

test('no difference is found if the migrations match the schema, whatever Prisma cannot express', async () => {
  const unsupportedByPrisma = `
    ALTER TABLE jokes ADD CHECK (text <> '');
    CREATE UNIQUE INDEX jokes_text_key ON jokes (lower(text)) WHERE id > 0;
    CREATE FUNCTION laugh() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN new; END $$;
    CREATE TRIGGER laughing BEFORE INSERT ON jokes FOR EACH ROW EXECUTE FUNCTION laugh();`
  expect(await difference({ migration: TABLE + unsupportedByPrisma, columns: 'text String' })).toBeNull()
})

test('the SQL for a schema change without a migration is returned', async () => {
  const next = await difference({ migration: TABLE, columns: 'text String\n author String?' })
  expect(next).toContain('ALTER TABLE "jokes" ADD COLUMN     "author" TEXT;')
})

test('the error of a failing migration contains its name', async () => {
  const broken = difference({ migration: `${TABLE} SELECT nonsense;`, columns: 'text String' })
  await expect(broken).rejects.toThrow(/`1_begin` failed to apply/)
})

test('the shadow database is deleted after success and failure', async () => {
  const before = await listDatabases()
  await difference({ migration: TABLE, columns: 'text String' })
  await difference({ migration: 'nonsense', columns: 'text String' }).catch(() => {})
  expect(await listDatabases()).toEqual(before)
})

async function difference(options: { migration: string; columns: string }): Promise<string | null> {
  const migrationsDirectory = await mkdtemp(join(directory, 'migrations-'))
  const schemaPath = join(migrationsDirectory, 'schema.prisma')
  await mkdir(join(migrationsDirectory, '1_begin'))
  await writeFile(join(migrationsDirectory, '1_begin', 'migration.sql'), options.migration)
  await writeFile(join(migrationsDirectory, 'migration_lock.toml'), 'provider = "postgresql"\n')
  await writeFile(
    schemaPath,
    `datasource db {\n provider = "postgresql"\n}\nmodel Joke {\n id Int @id\n ${options.columns}\n @@map("jokes")\n}\n`,
  )
  return findSchemaDifference({ databaseUrl: server.url, schemaPath, migrationsDirectory })
}

async function listDatabases(): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url })
  try {
    await client.connect()
    return (await client.query('SELECT datname FROM pg_database ORDER BY datname')).rows
  } finally {
    await client.end()
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { connectAdapter, NO_FILTERS, openMigrationEngine, readMigrations } from '#prisma/migration-engine.ts'
import { administratorUrl, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { applyMigrations } from './migrations.ts'
import { withStartupLock } from './startup-lock.ts'

const log = { info: () => {}, warn: () => {} }

let database: TestDatabase
let databaseUrl: string
let directory: string

beforeEach(async () => {
  // A database without the tables of the template.
  database = await createTestDatabase(withPath(administratorUrl(), 'template1'))
  databaseUrl = database.url
  directory = await mkdtemp(join(tmpdir(), 'guffaw-migrations-'))
  for (const name of ['migrations', 'sql']) await mkdir(join(directory, name))
  await writeFile(join(directory, 'migrations/migration_lock.toml'), 'provider = "postgresql"\n')
  await writeMigration('1_create_jokes', 'CREATE TABLE jokes (text text);')
})

afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

afterAll(() => query(administratorUrl(), 'DROP ROLE IF EXISTS limited, comedian'))

test('migrations are applied in order and once', async () => {
  await writeMigration('2_tell_a_joke', "INSERT INTO jokes VALUES ('Knock, knock');")
  expect(await migrate()).toEqual(['1_create_jokes', '2_tell_a_joke'])
  expect(await migrate()).toEqual([])

  await writeMigration('3_tell_another', "INSERT INTO jokes VALUES ('Who is there?');")
  expect(await migrate()).toEqual(['3_tell_another'])
  expect(await jokes()).toEqual(['Knock, knock', 'Who is there?'])
})

test('start without new migrations does not wait for the startup lock', async () => {
  await migrate()
  expect(await withStartupLock(databaseUrl, migrate)).toEqual([])
})

test('new column of existing rows is analyzed', async () => {
  await writeMigration('2_tell_a_joke', "INSERT INTO jokes VALUES ('Knock, knock');")
  await migrate()
  await writeMigration('3_rate_jokes', 'ALTER TABLE jokes ADD COLUMN rating int;')
  await migrate()
  const statistics = "SELECT null_frac FROM pg_stats WHERE tablename = 'jokes' AND attname = 'rating'"
  expect(await query(databaseUrl, statistics)).toEqual([{ null_frac: 1 }])
})

test('function keeps the semicolons of its body', async () => {
  await writeMigration(
    '2_add_function',
    `CREATE FUNCTION laugh() RETURNS text LANGUAGE plpgsql AS $$
     DECLARE sound text := 'ha; ha'; BEGIN sound := sound || '!'; RETURN sound; END $$;
     INSERT INTO jokes VALUES (laugh());`,
  )
  await migrate()
  expect(await jokes()).toEqual(['ha; ha!'])
})

test('failed migration is named with its reason, rolled back, and retried after a correction', async () => {
  await writeMigration('2_break', 'CREATE TABLE puns ();\nINSERT INTO riddles VALUES (1);')
  const failure = /^2_break failed.*: relation "riddles" does not exist in line 2$/
  await expect(migrate()).rejects.toThrow(failure)
  expect(await query(databaseUrl, "SELECT to_regclass('puns') AS puns")).toEqual([{ puns: null }])
  await expect(migrate()).rejects.toThrow(failure)

  await writeMigration('2_break', 'CREATE TABLE puns ();')
  expect(await migrate()).toEqual(['2_break'])
})

test('script of a table is applied after the migrations, and again when it changes', async () => {
  const laugh = (sound: string) =>
    `CREATE OR REPLACE FUNCTION laugh() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN NEW.text := NEW.text || '${sound}'; RETURN NEW; END $$;
     CREATE OR REPLACE TRIGGER jokes_laugh BEFORE INSERT ON jokes FOR EACH ROW EXECUTE FUNCTION laugh();`
  const script = join(directory, 'sql/jokes.sql')
  await writeFile(script, laugh(' Ha!'))
  expect(await migrate()).toEqual(['1_create_jokes', 'jokes.sql'])
  expect(await migrate()).toEqual([])
  await query(databaseUrl, "INSERT INTO jokes VALUES ('Knock, knock.')")

  await writeFile(script, laugh(' Ho!'))
  expect(await migrate()).toEqual(['jokes.sql'])
  await query(databaseUrl, "INSERT INTO jokes VALUES ('Who is there?')")
  expect(await jokes()).toEqual(['Knock, knock. Ha!', 'Who is there? Ho!'])

  await writeFile(script, `${laugh(' Hi!')} nonsense`)
  await expect(migrate()).rejects.toThrow(/^jokes.sql failed and was rolled back: syntax error .* in line 3$/)
  await query(databaseUrl, "INSERT INTO jokes VALUES ('A fool.')")
  expect(await jokes()).toContain('A fool. Ho!')
})

test('baseline is not applied to a database with the migrations that it replaces', async () => {
  await migrate()
  await writeMigration('20261126120000_baseline', 'CREATE TABLE puns ();')
  await expect(migrate()).rejects.toThrow('Start a version of 2026-11-27 first')
  await query(
    databaseUrl,
    "UPDATE _prisma_migrations SET migration_name = '20261126120000_count_inserted_rows_by_row'",
  )
  await rm(join(directory, 'migrations/1_create_jokes'), { recursive: true })
  await writeMigration('20261127000000_tell_a_joke', "INSERT INTO jokes VALUES ('Knock, knock');")
  expect(await migrate()).toEqual(['20261127000000_tell_a_joke'])
  expect(await query(databaseUrl, "SELECT to_regclass('puns') AS puns")).toEqual([{ puns: null }])
  expect(await migrate()).toEqual([])
})

test('missing permission to create an extension is explained', async () => {
  await query(administratorUrl(), `CREATE ROLE limited LOGIN PASSWORD 'limited'`)
  const url = new URL(databaseUrl)
  url.username = 'limited'
  url.password = 'limited'
  const start = () => applyMigrations({ databaseUrl: url.href, directory, log })
  await expect(start()).rejects.toThrow(
    'The PostgreSQL extension pg_trgm cannot be created: the role of DATABASE_URL has no permission. ' +
      'Run this in the database as a superuser: CREATE EXTENSION pg_trgm;',
  )
  for (const extension of ['pg_trgm', 'unaccent']) await query(databaseUrl, `CREATE EXTENSION ${extension}`)
  await query(databaseUrl, 'GRANT CREATE ON SCHEMA public TO limited')
  expect(await start()).toEqual(['1_create_jokes'])
})

test('prisma migrate recognizes the history', async () => {
  await migrate()
  const pool = new Pool({ connectionString: databaseUrl })
  const engine = await openMigrationEngine({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connectAdapter(pool),
    connectToShadowDb: () => Promise.reject(new Error('Nothing is compared with a shadow database')),
  })
  const found = await engine.diagnoseMigrationHistory({
    migrationsList: await readMigrations(join(directory, 'migrations')),
    optInToShadowDatabase: false,
    filters: NO_FILTERS,
  })
  await pool.end()
  expect(found).toMatchObject({ history: null, failedMigrationNames: [], editedMigrationNames: [] })
})

test('migration of a killed process stops the start until an operator has checked it', async () => {
  await migrate()
  await query(databaseUrl, 'UPDATE _prisma_migrations SET finished_at = NULL')
  await expect(migrate()).rejects.toThrow(/1_create_jokes was interrupted/)

  const advice = await migrate().catch(String)
  const [inPlace = ''] = /UPDATE .*;/.exec(String(advice)) ?? []
  await query(databaseUrl, inPlace)
  expect(await migrate()).toEqual([])
})

test('two processes that start at once apply each migration once', async () => {
  await writeMigration('2_tell_a_joke', "SELECT pg_sleep(0.1); INSERT INTO jokes VALUES ('Knock, knock');")
  const applied = await Promise.all([migrate(), migrate()])
  expect(applied.flat()).toEqual(['1_create_jokes', '2_tell_a_joke'])
  expect(await jokes()).toEqual(['Knock, knock'])
})

test('startup lock admits one process at a time and is released on an error', async () => {
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await query(databaseUrl, 'SELECT pg_sleep(0.05)')
    events.push(`${name} ends`)
    throw new Error(name)
  }
  await Promise.allSettled(['a', 'b'].map((name) => withStartupLock(databaseUrl, work(name))))
  const [first = ''] = events
  const [one, other] = first.startsWith('a') ? ['a', 'b'] : ['b', 'a']
  expect(events).toEqual([`${one} begins`, `${one} ends`, `${other} begins`, `${other} ends`])
})

test('password can contain any character and the URL any option', async () => {
  const password = 'p@ss/w:rd#%?&'
  await query(databaseUrl, `CREATE ROLE comedian SUPERUSER LOGIN PASSWORD '${password}'`)
  const url = new URL(databaseUrl)
  url.username = 'comedian'
  url.password = encodeURIComponent(password)
  url.search = '?schema=public&sslmode=disable&connection_limit=3'
  expect(await applyMigrations({ databaseUrl: url.href, directory, log })).toEqual(['1_create_jokes'])
})

test('database that does not answer is reported', async () => {
  const nowhere = 'postgres://guffaw:secret@localhost:1/guffaw'
  const start = applyMigrations({ databaseUrl: nowhere, directory, log })
  await expect(start).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED/)
})

function migrate(): Promise<string[]> {
  return applyMigrations({ databaseUrl, directory, log })
}

async function writeMigration(name: string, sql: string): Promise<void> {
  const migration = join(directory, 'migrations', name)
  await mkdir(migration, { recursive: true })
  await writeFile(join(migration, 'migration.sql'), sql)
}

async function jokes(): Promise<unknown[]> {
  return (await query(databaseUrl, 'SELECT text FROM jokes')).map(({ text }) => text)
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

function withPath(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

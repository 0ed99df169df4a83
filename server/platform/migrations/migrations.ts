import { randomUUID } from 'node:crypto'
import { type Client, DatabaseError } from 'pg'
import type { Logger } from 'pino'
import { createExtensions } from './extensions.ts'
import { type DatabaseScript, readMigrations, readTableScripts } from './database-scripts.ts'
import { withClient, withStartupLock } from './startup-lock.ts'

type Options = {
  databaseUrl: string
  /** Contains `migrations`, which are applied once, and `sql`, whose scripts are applied again when they change. */
  directory: string
  log: Pick<Logger, 'info' | 'warn'>
}

/** The table of `prisma migrate deploy`, which can continue where this server has stopped, and the other way round. */
const CREATE_HISTORY = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS table_scripts (name text PRIMARY KEY, checksum text NOT NULL)`

/** Prisma adds another row for each attempt after a failure. */
const STARTED = `
  SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isApplied"
  FROM _prisma_migrations WHERE rolled_back_at IS NULL
  UNION ALL
  SELECT name, checksum, true FROM table_scripts`

const INSERT_MIGRATION = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`

const SET_TABLE_SCRIPT = `
  INSERT INTO table_scripts (name, checksum) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum`

/** PostgreSQL expects few nulls in a new column until it is analyzed, and plans scans of whole tables. */
const REFRESH_STATISTICS = 'ANALYZE'

const UNDEFINED_TABLE = '42P01'

const BASELINE = '20261126120000_baseline'
/** The last of the migrations that the baseline replaces. */
const BEFORE_BASELINE = '20261126120000_count_inserted_rows_by_row'

type Applied = Map<string, { checksum: string }>

/**
 * Applies, under the startup lock, the migrations that are missing, like `prisma migrate deploy`, and then the scripts of tables that
 * have changed. Returns their names. Each is a transaction; the first one that fails rejects.
 */
export async function applyMigrations(options: Options): Promise<string[]> {
  const { databaseUrl, directory } = options
  const scripts = { migrations: await readMigrations(directory), tables: await readTableScripts(directory) }
  const missing = await withClient(databaseUrl, async (client) =>
    findMissing(scripts, await findApplied(client)),
  )
  if (missing.migrations.length + missing.tables.length === 0) return []
  return withStartupLock(databaseUrl, (client) => bringUpToDate(client, scripts, options.log))
}

type Scripts = { migrations: DatabaseScript[]; tables: DatabaseScript[] }

function findMissing({ migrations, tables }: Scripts, applied: Applied): Scripts {
  return {
    migrations: migrations.filter(({ name }) => !applied.has(name)),
    tables: tables.filter(({ name, checksum }) => applied.get(name)?.checksum !== checksum),
  }
}

async function bringUpToDate(client: Client, scripts: Scripts, log: Options['log']): Promise<string[]> {
  await createExtensions(client)
  await client.query(CREATE_HISTORY)
  const applied = await findApplied(client)
  warnOfLaterMigrations(scripts.migrations, applied, log)
  await adoptBaseline(client, scripts.migrations, applied)
  const { migrations, tables } = findMissing(scripts, applied)
  for (const migration of migrations)
    await applyScript(client, migration, INSERT_MIGRATION, [randomUUID(), migration.checksum, migration.name])
  for (const table of tables) await applyScript(client, table, SET_TABLE_SCRIPT, [table.name, table.checksum])
  const names = [...migrations, ...tables].map(({ name }) => name)
  if (names.length > 0) log.info({ scripts: names }, 'Migrated the database')
  if (migrations.length > 0 && applied.size > 0) await client.query(REFRESH_STATISTICS)
  return names
}

/** The tables of the baseline exist in a database whose migrations it replaces. */
async function adoptBaseline(
  client: Client,
  migrations: readonly DatabaseScript[],
  applied: Applied,
): Promise<void> {
  const baseline = migrations.find(({ name }) => name === BASELINE)
  if (!baseline || applied.size === 0 || applied.has(BASELINE)) return
  if (!applied.has(BEFORE_BASELINE))
    throw new Error(
      `The database is older than the migration ${BEFORE_BASELINE}. Start a version of 2026-11-27 first, which brings it up to date.`,
    )
  await client.query(INSERT_MIGRATION, [randomUUID(), baseline.checksum, BASELINE])
  applied.set(BASELINE, baseline)
}

function warnOfLaterMigrations(
  migrations: readonly DatabaseScript[],
  applied: Applied,
  log: Options['log'],
): void {
  const last = migrations.at(-1)?.name ?? ''
  const later = [...applied.keys()].filter((name) => /^\d/.test(name) && name > last)
  if (later.length > 0) log.warn({ migrations: later }, 'The database is ahead of this version')
}

async function applyScript(
  client: Client,
  { name, sql }: DatabaseScript,
  record: string,
  values: string[],
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(record, values)
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new Error(`${name} failed and was rolled back: ${describeScriptError(cause, sql)}`, { cause })
  }
}

/** Throws for a migration that `prisma migrate` or an earlier version of this server has begun only. */
async function findApplied(client: Client): Promise<Applied> {
  const { rows } = await client
    .query<{ name: string; checksum: string; isApplied: boolean }>(STARTED)
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return { rows: [] }
      throw error
    })
  const unfinished = rows.find(({ isApplied }) => !isApplied)
  if (unfinished) throw new Error(describeUnfinished(unfinished.name))
  return new Map(rows.map((row) => [row.name, row]))
}

function describeScriptError(error: unknown, script: string): string {
  if (!(error instanceof DatabaseError)) return String(error)
  const { message, detail, position } = error
  const line = position && script.slice(0, Number(position) - 1).split('\n').length
  return [message, detail && ` (${detail})`, line && ` in line ${line}`].filter(Boolean).join('')
}

function describeUnfinished(name: string): string {
  const setTo = (column: string) =>
    `UPDATE _prisma_migrations SET ${column} = now() WHERE migration_name = '${name}' AND finished_at IS NULL;`
  return [
    `Migration ${name} was interrupted. Check whether its changes are in the database.`,
    `If they are, run: ${setTo('finished_at')}`,
    `If not, run: ${setTo('rolled_back_at')}`,
    'Then start the server again.',
  ].join('\n')
}

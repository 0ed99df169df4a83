import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, DatabaseError } from 'pg'
import type { Logger } from 'pino'
import { createExtensions } from './extensions.ts'

type Options = { databaseUrl: string; migrationsDirectory: string; log: Pick<Logger, 'info' | 'warn'> }

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
  )`

/** Prisma adds another row for each attempt after a failure. */
const STARTED_MIGRATIONS = `
  SELECT migration_name AS name, finished_at IS NOT NULL AS "isApplied"
  FROM _prisma_migrations WHERE rolled_back_at IS NULL`

const INSERT_MIGRATION = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`

/** PostgreSQL expects few nulls in a new column until it is analyzed, and plans scans of whole tables. */
const REFRESH_STATISTICS = 'ANALYZE'

const UNDEFINED_TABLE = '42P01'

/** No other advisory lock of this database has this id. */
const STARTUP = 1_198_875_238

/**
 * Works like `prisma migrate deploy` under the startup lock and returns the names of the applied migrations. Each is a transaction;
 * the first one that fails rejects.
 */
export async function applyMigrations(options: Options): Promise<string[]> {
  const names = await listMigrations(options.migrationsDirectory)
  const isUpToDate = await withClient(options.databaseUrl, async (client) => {
    const applied = await findApplied(client)
    return applied.size === names.length && names.every((name) => applied.has(name))
  })
  if (isUpToDate) return []
  return withStartupLock(options.databaseUrl, (client) => bringUpToDate(client, names, options))
}

/** Other processes wait. Nested calls, also of `applyMigrations` in `work`, would wait for the outer call forever. */
export async function withStartupLock<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [STARTUP])
    return work(client)
  })
}

async function bringUpToDate(
  client: Client,
  names: readonly string[],
  { migrationsDirectory, log }: Options,
): Promise<string[]> {
  await createExtensions(client)
  await client.query(CREATE_HISTORY)
  const applied = await findApplied(client)
  const unknown = [...applied].filter((name) => !names.includes(name))
  if (unknown.length > 0) log.warn({ migrations: unknown }, 'The database is ahead of this version')
  const missing = names.filter((name) => !applied.has(name))
  for (const name of missing)
    await applyMigration(client, name, await readFile(scriptOf(migrationsDirectory, name), 'utf8'))
  if (missing.length > 0) log.info({ migrations: missing }, 'Migrated the database')
  if (missing.length > 0 && applied.size > 0) await client.query(REFRESH_STATISTICS)
  return missing
}

async function applyMigration(client: Client, name: string, script: string): Promise<void> {
  const checksum = createHash('sha256').update(script).digest('hex')
  await client.query('BEGIN')
  try {
    await client.query(script)
    await client.query(INSERT_MIGRATION, [randomUUID(), checksum, name])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined)
    const reason = describeScriptError(cause, script)
    throw new Error(`Migration ${name} failed and was rolled back: ${reason}`, { cause })
  }
}

/** Throws for a migration that `prisma migrate` or an earlier version of this server has begun only. */
async function findApplied(client: Client): Promise<Set<string>> {
  const { rows } = await client
    .query<{ name: string; isApplied: boolean }>(STARTED_MIGRATIONS)
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return { rows: [] }
      throw error
    })
  const unfinished = rows.find(({ isApplied }) => !isApplied)
  if (unfinished) throw new Error(describeUnfinished(unfinished.name))
  return new Set(rows.map(({ name }) => name))
}

async function listMigrations(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

function scriptOf(directory: string, name: string): string {
  return join(directory, name, 'migration.sql')
}

async function withClient<Result>(
  databaseUrl: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect().catch((cause: unknown) => {
      throw new Error(`The database cannot be reached: ${describeConnectError(cause)}`, { cause })
    })
    return await use(client)
  } finally {
    await client.end()
  }
}

function describeConnectError(error: unknown): string {
  // Node.js tries every address of a host name and reports an aggregate error without a message.
  if (error instanceof AggregateError) return error.errors.map(describeConnectError).join('; ')
  return error instanceof Error ? error.message : String(error)
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

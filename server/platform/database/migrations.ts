import type { DiagnoseMigrationHistoryOutput, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import { Client, DatabaseError, Pool } from 'pg'
import type { Logger } from 'pino'
import { createExtensions } from './extensions.ts'
import { connectAdapter, NO_FILTERS, openMigrationEngine, readMigrations } from './migration-engine.ts'

/** A failed migration that was rolled back has another row for each later attempt. */
const STARTED_MIGRATIONS = `
  SELECT migration_name AS name, finished_at IS NOT NULL AS "isApplied"
  FROM _prisma_migrations WHERE rolled_back_at IS NULL`

const UNDEFINED_TABLE = '42P01'

type Log = Pick<Logger, 'info' | 'warn'>

/** No other advisory lock of this database has this id. */
const STARTUP = 1_198_875_238

/** PostgreSQL expects few nulls in a new column until it is analyzed, and plans scans of whole tables. */
const REFRESH_STATISTICS = 'ANALYZE'

/**
 * Works like `prisma migrate deploy` under the startup lock and returns the names of the applied migrations. The
 * first migration that fails is rolled back and rejects.
 */
export async function applyMigrations(options: {
  databaseUrl: string
  migrationsDirectory: string
  log: Log
}): Promise<string[]> {
  const migrationsList = await readMigrations(options.migrationsDirectory)
  if (await isUpToDate(options.databaseUrl, migrationsList)) return []
  return withStartupLock(options.databaseUrl, async () => {
    const pool = new Pool({ connectionString: options.databaseUrl })
    pool.on('error', () => {})
    try {
      await createExtensions(pool)
      return await bringUpToDate(pool, migrationsList, options.log)
    } finally {
      await pool.end()
    }
  })
}

/** Most starts find nothing to apply and need neither the lock nor the migration engine. */
async function isUpToDate(databaseUrl: string, { migrationDirectories }: MigrationList): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client
      .query<{ name: string; isApplied: boolean }>(STARTED_MIGRATIONS)
      .catch((error: unknown) => {
        if (isNewDatabase(error)) return { rows: [] }
        throw error
      })
    const known = new Set(migrationDirectories.map(({ path }) => path))
    return rows.length === known.size && rows.every(({ name, isApplied }) => isApplied && known.has(name))
  })
}

function isNewDatabase(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNDEFINED_TABLE
}

/** Other processes wait. Nested calls, also of `applyMigrations` in `work`, would wait for the outer call forever. */
export async function withStartupLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [STARTUP])
    return work()
  })
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

async function bringUpToDate(pool: Pool, migrationsList: MigrationList, log: Log): Promise<string[]> {
  let scriptError: string | undefined
  const engine = await openMigrationEngine({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () =>
      connectAdapter(pool, (error, script) => (scriptError = describeScriptError(error, script))),
    connectToShadowDb: () => Promise.reject(new Error('Applying migrations requires no shadow database')),
  })
  await checkHistory(engine, migrationsList, log)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS })
    if (appliedMigrationNames.length > 0)
      log.info({ migrations: appliedMigrationNames }, 'Migrated the database')
    const hadSome = appliedMigrationNames.length < migrationsList.migrationDirectories.length
    if (appliedMigrationNames.length > 0 && hadSome) await pool.query(REFRESH_STATISTICS)
    return appliedMigrationNames
  } catch (cause) {
    if (scriptError === undefined) throw cause
    const migration = await markRolledBack(engine, migrationsList)
    throw new Error(`Migration ${migration} failed and was rolled back: ${scriptError}`, { cause })
  }
}

async function checkHistory(engine: SchemaEngine, migrationsList: MigrationList, log: Log): Promise<void> {
  const { failedMigrationNames, history } = await diagnose(engine, migrationsList)
  const [unfinished] = failedMigrationNames
  if (unfinished !== undefined) throw new Error(describeUnfinished(unfinished))
  if (history?.diagnostic === 'migrationsDirectoryIsBehind' || history?.diagnostic === 'historiesDiverge') {
    log.warn({ migrations: history.unpersistedMigrationNames }, 'The database is ahead of this version')
  }
}

async function markRolledBack(engine: SchemaEngine, migrationsList: MigrationList): Promise<string> {
  const { failedMigrationNames } = await diagnose(engine, migrationsList)
  await Promise.all(
    failedMigrationNames.map((migrationName) => engine.markMigrationRolledBack({ migrationName })),
  )
  return failedMigrationNames.join(', ')
}

function diagnose(
  engine: SchemaEngine,
  migrationsList: MigrationList,
): Promise<DiagnoseMigrationHistoryOutput> {
  return engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters: NO_FILTERS,
  })
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

/** Failed migrations are marked as rolled back, so an unfinished one was interrupted by the end of its process. */
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

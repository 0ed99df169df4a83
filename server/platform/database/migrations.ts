import type { DiagnoseMigrationHistoryOutput, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import { Client, DatabaseError, Pool } from 'pg'
import type { Logger } from 'pino'
import { connectAdapter, NO_FILTERS, openMigrationEngine, readMigrations } from './migration-engine.ts'

type Log = Pick<Logger, 'info' | 'warn'>

// Any number no other advisory lock of this database has.
const STARTUP = 1_198_875_238

/**
 * Of a column that it has yet to look at, PostgreSQL believes that nearly nobody has none: it read every member for whom it
 * wanted ten. On an empty database there is nothing to look at.
 */
const REFRESH_STATISTICS = 'ANALYZE'

/**
 * Brings the database up to the migrations in `migrationsDirectory`, as `prisma migrate deploy` would, and answers the
 * names of those it applied. Rejects with the first migration that fails; nothing of that one is kept.
 * Holds the start-up lock itself.
 */
export async function applyMigrations(options: {
  databaseUrl: string
  migrationsDirectory: string
  log: Log
}): Promise<string[]> {
  const migrationsList = await readMigrations(options.migrationsDirectory)
  return withStartupLock(options.databaseUrl, async () => {
    const pool = new Pool({ connectionString: options.databaseUrl })
    // A database that is stopped meanwhile is told by what is asked of it next.
    pool.on('error', () => {})
    try {
      return await bringUpToDate(pool, migrationsList, options.log)
    } finally {
      await pool.end()
    }
  })
}

/**
 * Does `work` while no other process that starts on the same database does any.
 * Not to be nested, and `applyMigrations` not to be called within: the inner one would wait for the outer one.
 */
export async function withStartupLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  // If this connection breaks, so does the one the work uses, and says so.
  client.on('error', () => {})
  try {
    await client.connect().catch((cause: unknown) => {
      throw new Error(`The database cannot be reached: ${describeConnectError(cause)}`, { cause })
    })
    await client.query('SELECT pg_advisory_lock($1)', [STARTUP])
    return await work()
  } finally {
    await client.end()
  }
}

async function bringUpToDate(pool: Pool, migrationsList: MigrationList, log: Log): Promise<string[]> {
  let databaseSaid: string | undefined
  const engine = await openMigrationEngine({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () =>
      connectAdapter(pool, (error, script) => (databaseSaid = describeScriptError(error, script))),
    connectToShadowDb: () => Promise.reject(new Error('to apply migrations takes no shadow database')),
  })
  await checkHistory(engine, migrationsList, log)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS })
    if (appliedMigrationNames.length > 0)
      log.info({ migrations: appliedMigrationNames }, 'migrated the database')
    const hadSome = appliedMigrationNames.length < migrationsList.migrationDirectories.length
    if (appliedMigrationNames.length > 0 && hadSome) await pool.query(REFRESH_STATISTICS)
    return appliedMigrationNames
  } catch (cause) {
    if (databaseSaid === undefined) throw cause
    const migration = await takeBackFailed(engine, migrationsList)
    throw new Error(`Migration ${migration} failed, and nothing of it was kept: ${databaseSaid}`, { cause })
  }
}

async function checkHistory(engine: SchemaEngine, migrationsList: MigrationList, log: Log): Promise<void> {
  const { failedMigrationNames, history } = await diagnose(engine, migrationsList)
  const [unfinished] = failedMigrationNames
  if (unfinished !== undefined) throw new Error(describeUnfinished(unfinished))
  if (history?.diagnostic === 'migrationsDirectoryIsBehind' || history?.diagnostic === 'historiesDiverge') {
    log.warn({ migrations: history.unpersistedMigrationNames }, 'the database is ahead of this version')
  }
}

/** So that the next start tries it anew: a migration is one transaction, and PostgreSQL has undone all of it. */
async function takeBackFailed(engine: SchemaEngine, migrationsList: MigrationList): Promise<string> {
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
  // Node tries every address of a host name, and then says nothing of its own.
  if (error instanceof AggregateError) return error.errors.map(describeConnectError).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function describeScriptError(error: unknown, script: string): string {
  if (!(error instanceof DatabaseError)) return String(error)
  const { message, detail, position } = error
  const line = position && script.slice(0, Number(position) - 1).split('\n').length
  return [message, detail && ` (${detail})`, line && ` in line ${line}`].filter(Boolean).join('')
}

// One that fails is taken back at once, so a migration without an end is one whose process died under it.
function describeUnfinished(name: string): string {
  const setTo = (column: string) =>
    `UPDATE _prisma_migrations SET ${column} = now() WHERE migration_name = '${name}' AND finished_at IS NULL;`
  return [
    `Migration ${name} was begun and never finished: look whether its changes are in the database.`,
    `If they are: ${setTo('finished_at')}`,
    `If not: ${setTo('rolled_back_at')}`,
    'Then start again.',
  ].join('\n')
}

import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import type { Logger } from 'pino'
import { connectAdapter, NO_FILTERS, openMigrationEngine, readMigrations } from './migration-engine.ts'

type Log = Pick<Logger, 'info' | 'warn'>

// Any number no other advisory lock of this database has.
const STARTUP = 1_198_875_238

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
  return withStartupLock(options.databaseUrl, () =>
    withEngine(options.databaseUrl, async (engine) => {
      await checkHistory(engine, migrationsList, options.log)
      const applied = await applyPending(engine, migrationsList)
      if (applied.length > 0) options.log.info({ migrations: applied }, 'brought the database up to date')
      return applied
    }),
  )
}

/**
 * Does `work` while no other process that starts on the same database does any.
 * Not to be nested, and `applyMigrations` not to be called within: the inner one would wait for the outer one.
 */
export async function withStartupLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // If the connection breaks, so does the one the work uses, and says so.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [STARTUP])
    return await work()
  } finally {
    await client.end()
  }
}

async function withEngine<Result>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const connect = () => connectAdapter(pool)
  const noShadow = () => Promise.reject(new Error('applying migrations needs no shadow database'))
  const databases: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect,
    connectToShadowDb: noShadow,
  }
  try {
    return await work(await openMigrationEngine(databases))
  } finally {
    await pool.end()
  }
}

// A failed migration is marked as rolled back at once, so one without an end is one whose process died under it.
async function checkHistory(engine: SchemaEngine, migrationsList: MigrationList, log: Log): Promise<void> {
  const { failedMigrationNames, history } = await diagnose(engine, migrationsList)
  const [unfinished] = failedMigrationNames
  if (unfinished !== undefined) throw new Error(describeUnfinished(unfinished))
  if (history?.diagnostic === 'migrationsDirectoryIsBehind' || history?.diagnostic === 'historiesDiverge') {
    log.warn(
      { migrations: history.unpersistedMigrationNames },
      'the database has migrations this version lacks',
    )
  }
}

async function applyPending(engine: SchemaEngine, migrationsList: MigrationList): Promise<string[]> {
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS })
    return appliedMigrationNames
  } catch (cause) {
    const { failedMigrationNames } = await diagnose(engine, migrationsList)
    const [migrationName] = failedMigrationNames
    if (migrationName === undefined) throw cause
    await engine.markMigrationRolledBack({ migrationName })
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${migrationName} failed, and nothing of it was kept: ${reason}`, { cause })
  }
}

function diagnose(engine: SchemaEngine, migrationsList: MigrationList) {
  return engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters: NO_FILTERS,
  })
}

function describeUnfinished(name: string): string {
  const setTo = (column: string) =>
    `UPDATE _prisma_migrations SET ${column} = now() WHERE migration_name = '${name}' AND finished_at IS NULL;`
  return [
    `Migration ${name} was begun by an earlier start that died under it. Look whether its changes are in the database.`,
    `If they are: ${setTo('finished_at')}`,
    `If they are not: ${setTo('rolled_back_at')}`,
    'Then start again.',
  ].join('\n')
}

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ColumnTypeEnum, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { Pool, type QueryArrayConfig } from 'pg'
import { connectAdapter, NO_FILTERS, openMigrationEngine, readMigrations } from './migration-engine.ts'

/**
 * Returns the SQL that is missing in the migrations, or null if they match the schema. All migrations are applied to a
 * temporary shadow database. Prisma ignores checks, triggers, functions, indexes on expressions, conditions of partial
 * indexes and expressions of generated columns on both sides.
 */
export async function findSchemaDifference(options: {
  databaseUrl: string
  schemaPath: string
  migrationsDirectory: string
}): Promise<string | null> {
  const pool = new Pool({ connectionString: options.databaseUrl })
  try {
    const engine = await openMigrationEngine({
      provider: 'postgres',
      adapterName: '@prisma/adapter-pg',
      connect: () => connectCatalogAdapter(pool),
      connectToShadowDb: () => connectToShadow(pool, options.databaseUrl),
    })
    const content = await readFile(options.schemaPath, 'utf8')
    const { stdout, exitCode } = await engine.diff({
      from: { tag: 'migrations', ...(await readMigrations(options.migrationsDirectory)) },
      to: { tag: 'schemaDatamodel', files: [{ path: options.schemaPath, content }] },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    })
    return exitCode === 0 ? null : stdout
  } finally {
    await pool.end()
  }
}

async function connectToShadow(pool: Pool, databaseUrl: string): Promise<SqlDriverAdapter> {
  const database = `guffaw_shadow_${randomUUID().replaceAll('-', '')}`
  await pool.query(`CREATE DATABASE ${database}`)
  const shadowPool = new Pool({ connectionString: withDatabase(databaseUrl, database) })
  const shadow = await connectCatalogAdapter(shadowPool)
  shadow.dispose = async () => {
    await shadowPool.end()
    await pool.query(`DROP DATABASE ${database}`)
  }
  return shadow
}

function withDatabase(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${database}`
  return url.href
}

const CHAR_OID = 18
const TEXT_OID = 25

// The catalog has columns of the type "char", which Prisma's adapter rejects and Prisma's engine expects as
// Character.
async function connectCatalogAdapter(pool: Pool): Promise<SqlDriverAdapter> {
  const charColumnsOfRows = new WeakMap<unknown[], number[]>()
  const adaptedPool = new Proxy(pool, {
    get(target, property, receiver) {
      if (property !== 'query') return Reflect.get(target, property, receiver)
      return async (query: QueryArrayConfig | string) => {
        if (typeof query === 'string') return target.query(query)
        const result = await target.query(query)
        const charColumns: number[] = []
        for (const [index, field] of result.fields.entries()) {
          if (field.dataTypeID !== CHAR_OID) continue
          charColumns.push(index)
          field.dataTypeID = TEXT_OID
        }
        charColumnsOfRows.set(result.rows, charColumns)
        return result
      }
    },
  })
  const adapter = await connectAdapter(adaptedPool)
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const index of charColumnsOfRows.get(result.rows) ?? [])
      result.columnTypes[index] = ColumnTypeEnum.Character
    return result
  }
  return adapter
}

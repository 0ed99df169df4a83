// npm run migration -- <name>   writes the changes of schema.prisma as the next migration
// npm run migration -- --check  fails if the migrations and schema.prisma differ
/* oxlint-disable no-console -- the output of a command */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres/embedded-postgres.ts'
import { findSchemaDifference } from './schema-difference.ts'

const schemaPath = join(import.meta.dirname, 'schema.prisma')
const migrationsDirectory = join(import.meta.dirname, 'migrations')

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [name] = positionals
process.exitCode = values.check ? await check() : await create(name)

async function check(): Promise<number> {
  const difference = await findDifference()
  if (difference === null) return 0
  console.error(`prisma/migrations do not match prisma/schema.prisma. Missing SQL:\n\n${difference}`)
  return 1
}

async function create(migrationName: string | undefined): Promise<number> {
  if (migrationName === undefined || !/^[a-z0-9_]+$/.test(migrationName)) {
    console.error(
      'Pass a migration name of lower-case letters, digits and underscores: npm run migration -- add_bookmarks',
    )
    return 1
  }
  const difference = await findDifference()
  console.log(difference === null ? 'No changes' : await writeMigration(migrationName, difference))
  return 0
}

async function writeMigration(migrationName: string, sql: string): Promise<string> {
  // Migrations are applied in the order of their names, such as 20260131235959.
  const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const directory = join(migrationsDirectory, `${timestamp}_${migrationName}`)
  const path = join(directory, 'migration.sql')
  await mkdir(directory)
  await writeFile(path, sql)
  return relative(process.cwd(), path)
}

async function findDifference(): Promise<string | null> {
  const databaseUrl = process.env['DATABASE_URL']
  if (databaseUrl !== undefined) return findSchemaDifference({ databaseUrl, schemaPath, migrationsDirectory })
  const dataDirectory = await mkdtemp(join(tmpdir(), 'guffaw-migration-'))
  try {
    const server = await startEmbeddedPostgres({ dataDirectory, log: { info: () => {} } })
    try {
      return await findSchemaDifference({ databaseUrl: server.url, schemaPath, migrationsDirectory })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

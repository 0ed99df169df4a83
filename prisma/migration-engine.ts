import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import type { MigrationDirectory, MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { Pool } from 'pg'

export const NO_FILTERS: SchemaFilter = { externalTables: [], externalEnums: [] }

/** Runs Prisma's schema engine, which `prisma migrate` uses too, over the `pg` driver. */
export async function openMigrationEngine(
  databases: SqlMigrationAwareDriverAdapterFactory,
): Promise<bindings.SchemaEngine> {
  await (engineLoaded ??= loadEngine())
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(databases),
  )
}

export async function readMigrations(directory: string): Promise<MigrationList> {
  const entries = await readdir(directory, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return {
    baseDir: directory,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(directory, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.toSorted().map((name) => readMigration(directory, name))),
  }
}

/** Prisma's adapter splits scripts at every semicolon, even in function bodies. This one sends each script whole. */
export async function connectAdapter(pool: Pool): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect()
  adapter.executeScript = async (script) => void (await pool.query(script))
  return adapter
}

let engineLoaded: Promise<void> | undefined

async function loadEngine(): Promise<void> {
  // The engine reports a panic to this registry. If the Prisma client has created one, both share it.
  const registry = { PRISMA_WASM_PANIC_REGISTRY: { set_message: throwPanic } }
  if (!('PRISMA_WASM_PANIC_REGISTRY' in globalThis)) Object.assign(globalThis, registry)
  const packageDirectory = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const binary = await readFile(join(packageDirectory, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(binary, {
    './schema_engine_bg.js': { ...bindings, ...unrefTimers() },
  })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports['__wbindgen_start']
  if (typeof start === 'function') start()
}

type StartTimer = (callback: () => void, milliseconds: number) => NodeJS.Timeout

/** The engine never clears the ten-second timeout of its lock, which would delay the exit of the command. */
const startUnrefTimer: StartTimer = (callback, milliseconds) => setTimeout(callback, milliseconds).unref()

function unrefTimers(): Record<string, StartTimer> {
  const names = Object.keys(bindings).filter((name) => name.startsWith('__wbg_setTimeout_'))
  return Object.fromEntries(names.map((name) => [name, startUnrefTimer]))
}

function throwPanic(message: string): never {
  throw new Error(`Prisma's schema engine failed: ${message}`)
}

async function readMigration(directory: string, name: string): Promise<MigrationDirectory> {
  const value = await readFile(join(directory, name, 'migration.sql'), 'utf8')
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } }
}

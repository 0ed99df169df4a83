import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DatabaseScript = {
  /** Such as `20260131235959_add_bookmarks` for a migration and `posts.sql` for the script of a table. */
  name: string
  sql: string
  /** SHA-256 in hexadecimal digits, as in the history of Prisma. */
  checksum: string
}

/** In the order in which they are applied. */
export async function readMigrations(directory: string): Promise<DatabaseScript[]> {
  const parent = join(directory, 'migrations')
  const entries = await readdir(parent, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return readScripts(names, (name) => join(parent, name, 'migration.sql'))
}

/** The functions and triggers of tables, in the order in which they are applied. */
export async function readTableScripts(directory: string): Promise<DatabaseScript[]> {
  const parent = join(directory, 'sql')
  return readScripts(await readdir(parent), (name) => join(parent, name))
}

function readScripts(names: string[], fileOf: (name: string) => string): Promise<DatabaseScript[]> {
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(fileOf(name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

import { DatabaseError, type Client } from 'pg'

/** Trusted extensions of PostgreSQL, which the owner of a database can create. */
const EXTENSIONS = ['pg_trgm', 'unaccent'] as const

const INSUFFICIENT_PRIVILEGE = '42501'
const EXTENSION_NOT_AVAILABLE = '0A000'
const UNDEFINED_FILE = '58P01'

/** Creates the extensions that the migrations use. Rejects with a message that names the statement or package to install. */
export async function createExtensions(client: Client): Promise<void> {
  const { rows } = await client.query<{ extname: string }>('SELECT extname FROM pg_extension')
  const installed = new Set(rows.map(({ extname }) => extname))
  for (const extension of EXTENSIONS) {
    if (installed.has(extension)) continue
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`).catch((cause: unknown) => {
      throw new Error(explainFailure(extension, cause), { cause })
    })
  }
}

function explainFailure(extension: string, error: unknown): string {
  const code = error instanceof DatabaseError ? error.code : undefined
  const failure = `The PostgreSQL extension ${extension} cannot be created`
  if (code === INSUFFICIENT_PRIVILEGE) {
    return `${failure}: the role of DATABASE_URL has no permission. Run this in the database as a superuser: CREATE EXTENSION ${extension};`
  }
  if (code === EXTENSION_NOT_AVAILABLE || code === UNDEFINED_FILE) {
    return `${failure}: it is not installed on the database server. Install the package postgresql-contrib there.`
  }
  return `${failure}: ${error instanceof Error ? error.message : String(error)}`
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Creates a migrated database for the caller. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  url.pathname = name
  await asAdministrator(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
  return { url: url.href, drop: () => asAdministrator(template, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Connects through another database, because a template must not be in use. */
async function asAdministrator(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = 'postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

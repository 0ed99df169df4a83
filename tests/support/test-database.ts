import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Creates a database for the caller: a copy of the template, by default the migrated one without rows. */
export async function createTestDatabase(templateUrl = inject('templateUrl')): Promise<TestDatabase> {
  const template = new URL(templateUrl)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  url.pathname = name
  await asAdministrator(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
  return { url: url.href, drop: () => asAdministrator(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** The URL of another database of the cluster, because a template must not be in use. */
export function administratorUrl(): string {
  const url = new URL(inject('templateUrl'))
  url.pathname = 'postgres'
  return url.href
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: administratorUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

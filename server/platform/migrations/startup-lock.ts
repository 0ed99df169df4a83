import { Client } from 'pg'

/** No other advisory lock of this database has this id. */
const STARTUP = 1_198_875_238

/** Other processes wait. Nested calls, also by `applyMigrations` in `work`, would wait for the outer call forever. */
export async function withStartupLock<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [STARTUP])
    return work(client)
  })
}

/** Rejects with a message that names the reason if the database cannot be reached. */
export async function withClient<Result>(
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

function describeConnectError(error: unknown): string {
  // Node.js tries every address of a host name and reports an aggregate error without a message.
  if (error instanceof AggregateError) return error.errors.map(describeConnectError).join('; ')
  return error instanceof Error ? error.message : String(error)
}

import { Client, DatabaseError } from 'pg'
import { SUPERUSER } from './postgres-cluster.ts'

export type Lease = {
  /**
   * Returns whether no other process holds a lease. If so, none can take one until `close`. Rejects if the lease was
   * lost.
   */
  leave(): Promise<boolean>
  close(): Promise<void>
}

/** No other advisory lock of this server has this id. Every process holds it shared, the last one exclusively. */
const SERVER_IN_USE = 1_196_770_374

/** admin_shutdown, crash_shutdown and cannot_connect_now: the server starts, stops or recovers from a crash. */
const TEMPORARY_ERRORS = new Set(['57P01', '57P02', '57P03'])

export async function takeLease(port: number, password: string): Promise<Lease | undefined> {
  // A database with a connection cannot be copied or dropped, so leases use another one.
  const connection = { host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres', ssl: false }
  const client = new Client({ ...connection, application_name: 'guffaw lease', keepAlive: true })
  // pg throws errors without a listener. `leave` detects a lost connection.
  client.on('error', () => {})
  try {
    await client.connect()
    if (await lock(client, 'SELECT pg_try_advisory_lock_shared($1) AS locked')) return leaseOf(client)
  } catch (error) {
    // All errors except those of PostgreSQL mean that the connection failed.
    if (error instanceof DatabaseError && !TEMPORARY_ERRORS.has(error.code ?? '')) throw error
  }
  await client.end()
  return undefined
}

function leaseOf(client: Client): Lease {
  return {
    leave: async () => {
      await client.query('SELECT pg_advisory_unlock_shared($1)', [SERVER_IN_USE])
      return lock(client, 'SELECT pg_try_advisory_lock($1) AS locked')
    },
    close: () => client.end(),
  }
}

async function lock(client: Client, statement: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(statement, [SERVER_IN_USE])
  return rows[0]?.locked === true
}

import { Client, DatabaseError } from 'pg'
import { SUPERUSER } from './postgres-cluster.ts'

/** One process's share in the embedded server, from its arrival until `leave`. */
export type Lease = {
  /** Gives the share back. True when nobody else holds one: newcomers are kept out until `close`. Rejects when it was lost. */
  leave(): Promise<boolean>
  close(): Promise<void>
}

// Any number no other advisory lock of this server has. Every process holds it shared; the last one takes it alone.
const SERVER_IN_USE = 1_196_770_374

// admin_shutdown, crash_shutdown, cannot_connect_now: what a server says while it starts, stops or gets over a crash.
const NOT_NOW = new Set(['57P01', '57P02', '57P03'])

/** Joins the users of a running server. Undefined when it is just being stopped, or gone already. */
export async function takeLease(port: number, password: string): Promise<Lease | undefined> {
  // In a database of its own, for nobody can copy or drop one that has a connection.
  const connection = { host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres', ssl: false }
  const client = new Client({ ...connection, application_name: 'guffaw lease', keepAlive: true })
  // The pg client throws what nobody listens for; whether the connection still stands shows when the lease is given back.
  client.on('error', () => {})
  try {
    await client.connect()
    if (await ask(client, 'SELECT pg_try_advisory_lock_shared($1) AS yes')) return leaseOf(client)
  } catch (error) {
    // Any other error than the server's own means that it hung up, or was not there.
    if (error instanceof DatabaseError && !NOT_NOW.has(error.code ?? '')) throw error
  }
  await client.end()
  return undefined
}

function leaseOf(client: Client): Lease {
  return {
    leave: async () => {
      await client.query('SELECT pg_advisory_unlock_shared($1)', [SERVER_IN_USE])
      return ask(client, 'SELECT pg_try_advisory_lock($1) AS yes')
    },
    close: () => client.end(),
  }
}

async function ask(client: Client, question: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(question, [SERVER_IN_USE])
  return rows[0]?.yes === true
}

import pg from 'pg'
import { SUPERUSER } from './postgres-cluster.ts'

/** One process's share in the embedded server, from its arrival until `leave`. */
export type Lease = {
  /** Gives the share back. True when nobody else holds one: newcomers are kept out until `close`. */
  leave(): Promise<boolean>
  /** Whether the server has dropped the connection the lease is held by. */
  isLost(): boolean
  close(): Promise<void>
}

// Any number no other advisory lock of this server has. Every process holds it shared; the last one takes it alone.
const SERVER_IN_USE = 1_196_770_374

// The states a server passes through while it starts, stops or restarts after a crash.
const NOT_NOW = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03'])

/** Joins the users of a running server. Undefined when it is just being stopped, or gone already. */
export async function takeLease(port: number, password: string): Promise<Lease | undefined> {
  // In a database of its own, for nobody can copy or drop one that has a connection.
  const connection = { host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres', ssl: false }
  const client = new pg.Client({ ...connection, application_name: 'guffaw lease', keepAlive: true })
  let lost = false
  // The pg client throws what nobody listens for; whoever holds the lease asks isLost instead.
  client.on('error', () => (lost = true))
  try {
    await client.connect()
    const taken = await ask(client, 'SELECT pg_try_advisory_lock_shared($1) AS yes')
    if (taken) return leaseOf(client, () => lost)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_NOW.has(String(error.code)))) throw error
  }
  await client.end()
  return undefined
}

function leaseOf(client: pg.Client, isLost: () => boolean): Lease {
  return {
    leave: async () => {
      await client.query('SELECT pg_advisory_unlock_shared($1)', [SERVER_IN_USE])
      return ask(client, 'SELECT pg_try_advisory_lock($1) AS yes')
    },
    isLost,
    close: () => client.end(),
  }
}

async function ask(client: pg.Client, question: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(question, [SERVER_IN_USE])
  return rows[0]?.yes === true
}

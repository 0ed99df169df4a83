import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The connection of a transaction that Prisma begins, once the pool has opened it. */
type Connection = { client?: pg.PoolClient }

const beginning = new AsyncLocalStorage<Connection>()
const clients = new WeakMap<object, pg.PoolClient>()

/** Returns what the pool calls with the connection that it opens. */
export function noteClient(): (client: pg.PoolClient) => void {
  const connection = beginning.getStore()
  return (client) => {
    if (connection) connection.client ??= client
  }
}

/**
 * Begins a transaction of Prisma and remembers its connection, over which kysely sends its queries: each query through Prisma takes
 * several times as long.
 */
export function beginWithClient<Transaction extends object, Result>(
  begin: (work: (transaction: Transaction) => Promise<Result>) => Promise<Result>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection: Connection = {}
  return beginning.run(connection, () =>
    begin((transaction) => {
      if (connection.client) clients.set(transaction, connection.client)
      return work(transaction)
    }),
  )
}

/** Undefined outside of transactions. */
export function clientOf(queries: object): pg.PoolClient | undefined {
  return clients.get(queries)
}

import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlQueryable } from '@prisma/driver-adapter-utils'
import { z } from 'zod'
import { DatabaseAwayError } from '#server/ports/away-error.ts'

/** Of the operating system, about a connection. */
const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/**
 * PostgreSQL's codes and classes of them: connections; no room, be it memory, disk or connections; shutting down or
 * starting; a statement, a wait for a lock or a silence within a transaction that took longer than it may.
 */
const SQL_STATES = /^(08|53|57P0|57014|55P03|25P03)/
/** What pg and its pool say without any code. */
const SENTENCES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/
/** What Prisma's adapter makes of the operating system's codes. */
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'])

const codedSchema = z.object({ code: z.string() })
const adapterErrorSchema = z.object({
  cause: z.object({ kind: z.string(), originalCode: z.string().optional() }),
})

/** The same error, or what is told in its place when the database is away. The one place that knows such errors. */
export function tellAway(error: unknown): unknown {
  return isAway(error) ? new DatabaseAwayError('The database does not answer', { cause: error }) : error
}

function isAway(error: unknown): boolean {
  if (error instanceof Error && SENTENCES.test(error.message)) return true
  const coded = codedSchema.safeParse(error)
  if (coded.success && isAwayCode(coded.data.code)) return true
  const { data } = adapterErrorSchema.safeParse(error)
  return data !== undefined && (KINDS.has(data.cause.kind) || isAwayCode(data.cause.originalCode ?? ''))
}

function isAwayCode(code: string): boolean {
  return SOCKET_CODES.has(code) || SQL_STATES.test(code)
}

/** Prisma passes on as it is what its adapter says in no words of Prisma's own. */
export class AwayTellingAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect()
    tellAwayOf(adapter)
    const startTransaction = adapter.startTransaction.bind(adapter)
    const begin: SqlDriverAdapter['startTransaction'] = async (level) => {
      const transaction = await startTransaction(level).catch(rethrow)
      tellAwayOf(transaction)
      return transaction
    }
    return Object.assign(adapter, { startTransaction: begin })
  }
}

function tellAwayOf(queryable: SqlQueryable): void {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  const telling: Pick<SqlQueryable, 'queryRaw' | 'executeRaw'> = {
    queryRaw: (query) => queryRaw(query).catch(rethrow),
    executeRaw: (query) => executeRaw(query).catch(rethrow),
  }
  Object.assign(queryable, telling)
}

function rethrow(error: unknown): never {
  throw tellAway(error)
}

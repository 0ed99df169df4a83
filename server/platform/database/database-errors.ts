import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlQueryable } from '@prisma/driver-adapter-utils'
import { z } from 'zod'
import type { PrismaClient } from '#server/generated/prisma/client.ts'
import { DatabaseUnavailableError } from '#server/platform/service-unavailable-error.ts'

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
 * starting; a statement, a wait for a lock or a silence within a transaction that took longer than it may; two
 * transactions of which each waited for the other, so that one had to go.
 */
const SQL_STATES = /^(08|53|57P0|57014|55P03|25P03|40001|40P01)/
/** What pg and its pool say without any code. */
const SENTENCES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/
/** What Prisma's adapter makes of the operating system's codes. */
const KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TransactionWriteConflict',
])
/** Prisma's code for all that its transactions cannot do, and what it says of one that was not begun or not ended in time. */
const TRANSACTION_CODE = 'P2028'
const NO_TIME = /Unable to start a transaction in the given time|expired transaction|Transaction not found/

const codedSchema = z.object({ code: z.string() })
const adapterErrorSchema = z.object({
  cause: z.object({ kind: z.string(), originalCode: z.string().optional() }),
})

/** The same error, or what is told in its place when the database is away. The one place that knows such errors. */
export function toUnavailableError(error: unknown): unknown {
  return isAway(error)
    ? new DatabaseUnavailableError('The database does not answer', { cause: error })
    : error
}

function isAway(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  if (SENTENCES.test(message)) return true
  const coded = codedSchema.safeParse(error)
  if (coded.success && isAwayCode(coded.data.code)) return true
  if (coded.data?.code === TRANSACTION_CODE && NO_TIME.test(message)) return true
  const { data } = adapterErrorSchema.safeParse(error)
  return data !== undefined && (KINDS.has(data.cause.kind) || isAwayCode(data.cause.originalCode ?? ''))
}

function isAwayCode(code: string): boolean {
  return SOCKET_CODES.has(code) || SQL_STATES.test(code)
}

/** Prisma passes on as it is what its adapter says in no words of Prisma's own. */
export class UnavailableErrorAdapter extends PrismaPg {
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

/** The time that a transaction has in all is Prisma's client's own; its adapter never hears of the end of it. */
export function withUnavailableErrors(database: PrismaClient): PrismaClient {
  return Object.assign(database, { $transaction: rethrowing(database.$transaction.bind(database)) })
}

function rethrowing<Parts extends unknown[], Result>(
  ask: (...parts: Parts) => Promise<Result>,
): (...parts: Parts) => Promise<Result> {
  return (...parts) => ask(...parts).catch(rethrow)
}

function rethrow(error: unknown): never {
  throw toUnavailableError(error)
}

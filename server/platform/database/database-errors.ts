import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlQueryable } from '@prisma/driver-adapter-utils'
import { z } from 'zod'
import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts'
import { beginWithClient } from './transaction-clients.ts'
import type { Queries } from './types.ts'
import { DatabaseUnavailableError } from '#server/platform/service-unavailable-error.ts'

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
const SQL_STATES = /^(08|53|57P0|57014|55P03|25P03|40001|40P01)/
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/
const KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TransactionWriteConflict',
])
/** Prisma uses this code for every transaction error. Only these messages concern timeouts. */
const TRANSACTION_CODE = 'P2028'
const TIMED_OUT = /Unable to start a transaction in the given time|expired transaction|Transaction not found/

const codedSchema = z.object({ code: z.string() })
const adapterErrorSchema = z.object({
  cause: z.object({ kind: z.string(), originalCode: z.string().optional() }),
})

const prismaErrorSchema = z.object({ meta: z.object({ driverAdapterError: adapterErrorSchema }) })

/** Returns PostgreSQL's code of an error that Prisma, its adapter or the pool reports. */
export function sqlStateOf(error: unknown): string | undefined {
  const { data: byPrisma } = prismaErrorSchema.safeParse(error)
  const { data: byAdapter } = adapterErrorSchema.safeParse(byPrisma?.meta.driverAdapterError ?? error)
  return byAdapter?.cause.originalCode ?? codedSchema.safeParse(error).data?.code
}

/** Replaces errors of an unavailable database with `DatabaseUnavailableError`. Returns other errors unchanged. */
export function toUnavailableError(error: unknown): unknown {
  return isUnavailable(error)
    ? new DatabaseUnavailableError('The database does not respond', { cause: error })
    : error
}

/** A statement exceeded its timeout, or PostgreSQL canceled it for another reason. */
export function isTimedOutStatement(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError && sqlStateOf(error.cause) === '57014'
}

function isUnavailable(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  if (MESSAGES.test(message)) return true
  const coded = codedSchema.safeParse(error)
  if (coded.success && isUnavailableCode(coded.data.code)) return true
  if (coded.data?.code === TRANSACTION_CODE && TIMED_OUT.test(message)) return true
  const { data } = adapterErrorSchema.safeParse(error)
  return (
    data !== undefined && (KINDS.has(data.cause.kind) || isUnavailableCode(data.cause.originalCode ?? ''))
  )
}

function isUnavailableCode(code: string): boolean {
  return SOCKET_CODES.has(code) || SQL_STATES.test(code)
}

/** Converts errors in the adapter, because Prisma rethrows errors that it does not know unchanged. */
export class UnavailableErrorAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect()
    convertErrors(adapter)
    const begin = adapter.startTransaction.bind(adapter)
    const startTransaction: SqlDriverAdapter['startTransaction'] = async (level) => {
      const transaction = await begin(level).catch(rethrow)
      convertErrors(transaction)
      return transaction
    }
    return Object.assign(adapter, { startTransaction })
  }
}

function convertErrors(queryable: SqlQueryable): void {
  Object.assign(queryable, {
    queryRaw: rethrowing(queryable.queryRaw.bind(queryable)),
    executeRaw: rethrowing(queryable.executeRaw.bind(queryable)),
  })
}

type Work = (transaction: Queries) => Promise<unknown>
type Statements = Prisma.PrismaPromise<unknown>[]

/** Prisma's client enforces the total timeout of a transaction, and the adapter does not see that error. */
export function withUnavailableErrors(database: PrismaClient): PrismaClient {
  const begin = database.$transaction.bind(database)
  return Object.assign(database, {
    $transaction: (work: Work | Statements, options?: { timeout?: number }) =>
      (typeof work === 'function'
        ? beginWithClient<Queries, unknown>((run) => begin(run, options), work)
        : begin(work)
      ).catch(rethrow),
  })
}

function rethrowing<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) => run(...args).catch(rethrow)
}

function rethrow(error: unknown): never {
  throw toUnavailableError(error)
}

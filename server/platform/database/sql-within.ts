import type { Queries, Sql } from './types.ts'

/** Runs statements in a transaction of Prisma. */
export function sqlWithin(transaction: Queries): Sql {
  return ({ text }, values) => transaction.$queryRawUnsafe(text, ...values)
}

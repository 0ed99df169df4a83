import type { Queries, Sql } from '#server/platform/database/types.ts'

/** Runs any SQL in a transaction of Prisma. */
export function sqlIn(transaction: Queries): Sql {
  return ({ text }, values) => transaction.$queryRawUnsafe(text, ...values)
}

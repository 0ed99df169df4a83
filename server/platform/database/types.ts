import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts'

/** Rejects with `DatabaseUnavailableError` while PostgreSQL does not respond. */
export type Database = PrismaClient

export type Queries = Prisma.TransactionClient

/** A named prepared statement, planned once per connection. Its name must be unique. */
export type Statement = { name: string; text: string }

/** Runs a prepared statement without Prisma, which costs about four times as much. Rejects as `Database` does. */
export type Sql = <Row extends object>(statement: Statement, values: unknown[]) => Promise<Row[]>

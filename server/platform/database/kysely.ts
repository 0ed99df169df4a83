import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  RawNode,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Tables } from './tables.ts'
import type { Queries, Sql } from './types.ts'

/** Builds queries without a connection. `prepareQuery` compiles them. */
export const query = kyselyWith(new DummyDriver())

/** Runs queries in a transaction of Prisma, or outside of one. Names and values of enums are those of PostgreSQL. */
export function kysely(queries: Queries): Kysely<Tables> {
  return kyselyWith(new PrismaDriver(queries))
}

/** Runs queries of `prepareQuery` in a transaction of Prisma, which does not prepare them. */
export function sqlIn(transaction: Queries): Sql {
  return ({ text }, values) => transaction.$queryRawUnsafe(text, ...values)
}

function kyselyWith(driver: Driver): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

class PrismaDriver extends DummyDriver {
  readonly #connection: DatabaseConnection

  constructor(queries: Queries) {
    super()
    this.#connection = new PrismaConnection(queries)
  }

  override async acquireConnection() {
    return this.#connection
  }

  override async beginTransaction() {
    throw new Error('Transactions are begun with `database.$transaction`')
  }
}

class PrismaConnection implements DatabaseConnection {
  readonly #queries: Queries

  constructor(queries: Queries) {
    this.#queries = queries
  }

  async executeQuery<Row>({ sql, parameters, query: node }: CompiledQuery): Promise<QueryResult<Row>> {
    const hasRows = SelectQueryNode.is(node) || RawNode.is(node) || ('returning' in node && node.returning)
    if (hasRows) return { rows: await this.#queries.$queryRawUnsafe<Row[]>(sql, ...parameters) }
    const count = await this.#queries.$executeRawUnsafe(sql, ...parameters)
    return { rows: [], numAffectedRows: BigInt(count) }
  }

  streamQuery(): never {
    throw new Error('Prisma reads all rows at once')
  }
}

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
import pg from 'pg'
import type { Tables } from './tables.ts'
import { clientOf } from './transaction-clients.ts'
import type { Queries } from './types.ts'

/** Builds queries without a connection. `prepareQuery` compiles them. */
export const query = kyselyWith(new DummyDriver())

/** Runs queries in a transaction of Prisma, or outside of one. Names and values of enums are those of PostgreSQL. */
export function kysely(queries: Queries): Kysely<Tables> {
  return kyselyWith(new PrismaDriver(queries))
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
    const client = clientOf(queries)
    this.#connection = client ? new ClientConnection(client) : new PrismaConnection(queries)
  }

  override async acquireConnection() {
    return this.#connection
  }

  override async beginTransaction() {
    throw new Error('Transactions are begun with `database.$transaction`')
  }
}

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#client.query({ text: sql, values: [...parameters], types: TYPES })
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  streamQuery = refuseStreams
}

const { INT8, DATE } = pg.types.builtins
/** Values of the other types are the same over Prisma. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, BigInt],
  [DATE, (day) => new Date(day)],
])

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    PARSERS.get(type) ?? pg.types.getTypeParser(type, format ?? 'text'),
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

  streamQuery = refuseStreams
}

function refuseStreams(): never {
  throw new Error('All rows are read at once')
}

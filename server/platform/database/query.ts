import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Expression,
  type RawBuilder,
} from 'kysely'
import type { Sql } from '#server/platform/database/types.ts'
import type { Tables } from './tables.ts'

/** Builds queries, which `prepareQuery` compiles. It has no connection of its own. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export function placeholder<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${new Placeholder(name)}`
}

/** The parameters of a query by their names. */
export type ParametersOf<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/** Every name is a parameter. */
export function parametersOf<Values>(): ParametersOf<Values> {
  return new Proxy(Object.create(null), { get: (_target, name) => placeholder(String(name)) })
}

export type PreparedQuery<Values, Row> = (sql: Sql, values: Values) => Promise<Row[]>

/**
 * A query that is compiled once, here, and planned once per connection: it runs as a prepared statement of this name, which
 * must be unique. All values that differ between calls are parameters.
 */
export function prepareQuery<Values extends Record<string, unknown>, Row extends object>(
  name: string,
  build: (parameters: ParametersOf<Values>) => Expression<Row>,
): PreparedQuery<Values, Row> {
  const compiled = sql`${build(parametersOf())}`.compile(query)
  const statement = { name, text: compiled.sql }
  return (run, values) =>
    run<Row>(
      statement,
      compiled.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name] : parameter,
      ),
    )
}

/**
 * The ids in an array as rows with an `id`. For an array of unknown size PostgreSQL expects ten rows, finds a plan for fewer
 * better each time, and so plans every call again, which costs more than the rest. With a limit that it does not know
 * beforehand it expects one.
 */
export function unnestIds(ids: Expression<readonly string[]>): RawBuilder<{ id: string }> {
  return sql`(SELECT unnest(${ids}::uuid[]) AS id LIMIT cardinality(${ids}::uuid[]))`
}

import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Sql } from '#server/platform/database/types.ts'
import { query } from './kysely.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export function placeholder<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${new Placeholder(name)}`
}

export type ParametersOf<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

export function parametersOf<Values>(): ParametersOf<Values> {
  return new Proxy(Object.create(null), { get: (_target, name) => placeholder(String(name)) })
}

export type PreparedQuery<Values, Row> = (sql: Sql, values: Values) => Promise<Row[]>

/** Compiles the query once. PostgreSQL plans it once per connection under its name, which must be unique. */
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

/** Compares with `=` to every element, in a list of any length. */
export function anyOf(values: RawBuilder<readonly string[]> | readonly string[]): RawBuilder<string> {
  return sql`ANY(${values})`
}

/** Rows as a subquery of one parameter, because a statement has at most 65,535. Repeated rows are omitted. */
export function recordset<Row extends Record<string, unknown>, Column extends keyof Row & string>(
  rows: readonly Row[],
  types: Record<Column, string>,
): RawBuilder<Pick<Row, Column>> {
  const columns = Object.entries<string>(types).map(
    ([column, type]) => sql`${sql.id(column)} ${sql.raw(type)}`,
  )
  return sql`(
    SELECT DISTINCT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS rows (${sql.join(columns)})
  )`
}

/**
 * PostgreSQL expects ten rows from an array parameter, finds a plan for fewer rows cheaper and plans every call
 * again. A limit of unknown size reduces the estimate to one row.
 */
export function unnestIds(ids: Expression<readonly string[]>): RawBuilder<{ id: string }> {
  return sql`(SELECT unnest(${ids}::uuid[]) AS id LIMIT cardinality(${ids}::uuid[]))`
}

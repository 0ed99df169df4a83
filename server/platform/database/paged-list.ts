import { sql, type Expression, type RawBuilder } from 'kysely'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Sql } from '#server/platform/database/types.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import {
  comparePosition,
  decodeCursor,
  encodeCursor,
  orderOf,
  orderOfPage,
  type Keyset,
  type Position,
  type SortValue,
} from './keyset.ts'
import {
  parametersOf,
  placeholder,
  prepareQuery,
  unnestIds,
  type ParametersOf,
  type PreparedQuery,
} from './query.ts'

export type ConnectionArguments = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

export type Page<Node> = {
  edges: { node: Node; cursor: string }[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

export function mapNodes<Node, Mapped>(
  { edges, ...page }: Page<Node>,
  map: (node: Node) => Mapped,
): Page<Mapped> {
  return { ...page, edges: edges.map(({ node, cursor }) => ({ node: map(node), cursor })) }
}

type Values = Record<string, unknown>

type ListDefinition<ListValues, Item, Row, Field extends string> = {
  /** Unique among lists. The names of the prepared statements begin with it. */
  name: string
  keyset: Keyset<Field>
  /** All rows of the list, in any order. If several lists are loaded at once, `list.id` is the id of one. */
  items: (parameters: ParametersOf<ListValues>) => Expression<Item>
  /** Reads the rows of a window, if there is a faster way than filtering and sorting `items`. The order is that of the window. */
  read?: (window: RowWindow, parameters: ParametersOf<ListValues>) => RawBuilder<Item>
  /** The columns of a page, which include the fields of the keyset. */
  select: (items: RawBuilder<Item>, parameters: ParametersOf<ListValues>) => Expression<Row>
}

/** The part of a list to read: rows that satisfy the condition, in the order, at most `limit`. */
export type RowWindow = {
  condition: RawBuilder<boolean>
  order: RawBuilder<unknown>
  limit: RawBuilder<number>
}

export type PagedList<ListValues, Row> = {
  load(sql: Sql, values: ListValues, window: ConnectionArguments): Promise<Page<Row>>
  loadEach(
    sql: Sql,
    values: ListValues,
    listIds: readonly string[],
    window: ConnectionArguments,
  ): Promise<Page<Row>[]>
  /** Counts the rows of the list up to `atMost`. */
  count(sql: Sql, values: ListValues, atMost: number): Promise<number>
  /** Returns the cursor of the row with `offset` rows before it. Undefined if there is none after it. */
  cursorAt(sql: Sql, values: ListValues, offset: number): Promise<string | undefined>
}

type Window = {
  after: Position | null
  before: Position | null
  scan: 'forward' | 'backward'
  limit: number
}

/** Every row has the flags of the given cursors. An empty page has one row, in which the item is null. */
type PageRow<Row> = {
  listId?: string
  hasRowsBefore?: boolean
  hasRowsAfter?: boolean
} & (Row | { [Column in keyof Row]: null })

/** Each combination of arguments is one prepared statement, for any number of lists. */
export function definePagedList<
  ListValues extends Values,
  Item extends object,
  Row extends Record<Field, SortValue>,
  Field extends string,
>(definition: ListDefinition<ListValues, Item, Row, Field>): PagedList<ListValues, Row> {
  const { name, keyset } = definition
  const queries = new Map<string, PreparedQuery<Values, PageRow<Row>>>()
  const count = prepareQuery<Values, { count: number }>(
    `count-${name}`,
    () => sql`
      SELECT count(*)::int AS count FROM (
        SELECT FROM (${definition.items(parametersOf())}) AS items LIMIT ${placeholder('atMost')}
      ) AS counted`,
  )
  const rowsAt = prepareQuery<Values, Record<Field, SortValue>>(
    `rows-at-${name}`,
    () => sql`
      SELECT ${sql.join(keyset.keys.map(({ column, field }) => sql`${sql.ref(column)} AS ${sql.id(field)}`))}
      FROM (${definition.items(parametersOf())}) AS items
      ORDER BY ${orderOf(keyset)} OFFSET ${placeholder('offset')} LIMIT 2`,
  )

  async function loadRows(run: Sql, values: ListValues, listIds: readonly string[] | null, window: Window) {
    const { after, before, scan, limit } = window
    const shape = [name, listIds && 'each', scan, after && 'after', before && 'before']
      .filter(Boolean)
      .join('-')
    const query =
      queries.get(shape) ??
      prepareQuery<Values, PageRow<Row>>(shape, () => buildPage(definition, listIds, window))
    queries.set(shape, query)
    return query(run, {
      ...values,
      ...positionValues('after', after),
      ...positionValues('before', before),
      listIds,
      limit: limit + 1,
    })
  }

  function toPage({ scan, limit }: Window, rows: readonly PageRow<Row>[]): Page<Row> {
    const [lastField] = keyset.keys.map(({ field }) => field).slice(-1)
    const found = rows.filter(
      (row): row is PageRow<Row> & Row => lastField !== undefined && row[lastField] !== null,
    )
    const isMore = found.length > limit
    const shown = scan === 'forward' ? found.slice(0, limit) : found.slice(isMore ? 1 : 0)
    return {
      edges: shown.map((row) => ({ node: row, cursor: encodeCursor(keyset, row) })),
      hasNextPage: (rows[0]?.hasRowsAfter ?? false) || (scan === 'forward' && isMore),
      hasPreviousPage: (rows[0]?.hasRowsBefore ?? false) || (scan === 'backward' && isMore),
    }
  }

  return {
    async load(run, values, connectionArguments) {
      const window = parseWindow(keyset, connectionArguments)
      return toPage(window, await loadRows(run, values, null, window))
    },
    async loadEach(run, values, listIds, connectionArguments) {
      const window = parseWindow(keyset, connectionArguments)
      const rows = await loadRows(run, values, [...new Set(listIds)], window)
      return listIds.map((id) =>
        toPage(
          window,
          rows.filter(({ listId }) => listId === id),
        ),
      )
    },
    async count(run, values, atMost) {
      const [row] = await count(run, { ...values, atMost })
      return row?.count ?? 0
    },
    async cursorAt(run, values, offset) {
      const [row, next] = await rowsAt(run, { ...values, offset })
      return row && next && encodeCursor(keyset, row)
    },
  }
}

function buildPage<ListValues, Item, Row, Field extends string>(
  { keyset, items, read, select }: ListDefinition<ListValues, Item, Row, Field>,
  listIds: readonly string[] | null,
  { after, before, scan }: Window,
): RawBuilder<PageRow<Row>> {
  const lists = listIds ? unnestIds(placeholder('listIds')) : sql`(VALUES (NULL::uuid))`
  const afterPosition = after && positionPlaceholders('after', after)
  const beforePosition = before && positionPlaceholders('before', before)
  const isInWindow = sql.join<boolean>(
    [
      sql`true`,
      ...(afterPosition ? [comparePosition(keyset, 'after', afterPosition)] : []),
      ...(beforePosition ? [comparePosition(keyset, 'before', beforePosition)] : []),
    ],
    sql` AND `,
  )
  // The nearest row is read first.
  const hasRows = (condition: RawBuilder<boolean>, order: RawBuilder<unknown>) =>
    read
      ? sql`EXISTS (${read({ condition, order, limit: sql.lit(1) }, parametersOf())})`
      : sql`EXISTS (SELECT FROM (${items(parametersOf())}) AS items WHERE ${condition})`
  // Each column costs time in every row, so a page has only the flags it needs.
  const columns = [
    sql`page.*`,
    ...(listIds ? [sql`list.id AS "listId"`] : []),
    ...(afterPosition
      ? [
          sql`${hasRows(comparePosition(keyset, 'atOrBefore', afterPosition), orderOf(keyset, 'backward'))} AS "hasRowsBefore"`,
        ]
      : []),
    ...(beforePosition
      ? [
          sql`${hasRows(comparePosition(keyset, 'atOrAfter', beforePosition), orderOf(keyset, 'forward'))} AS "hasRowsAfter"`,
        ]
      : []),
  ]
  const window: RowWindow = {
    condition: isInWindow,
    order: orderOf(keyset, scan),
    limit: placeholder('limit'),
  }
  const page = read
    ? sql<Item>`(${read(window, parametersOf())})`
    : limitRows<Item>(
        sql`SELECT * FROM (${items(parametersOf())}) AS items WHERE ${isInWindow} ORDER BY ${window.order}`,
        window.limit,
      )
  return sql`
    SELECT ${sql.join(columns)}
    FROM ${lists} AS list (id) LEFT JOIN LATERAL (${select(page, parametersOf())}) AS page ON true
    ORDER BY ${orderOfPage(keyset, 'page')}`
}

/** PostgreSQL expects a tenth of the table if the limit is a parameter, so a constant limit states the maximum. */
export function limitRows<Item>(rows: RawBuilder<unknown>, limit: RawBuilder<number>): RawBuilder<Item> {
  return sql`(SELECT * FROM (${rows} LIMIT ${sql.lit(PAGE_SIZE_MAX + 1)}) AS few LIMIT ${limit})`
}

function positionPlaceholders(end: string, position: Position): RawBuilder<SortValue>[] {
  return position.map((_value, index) => placeholder(`${end}${index}`))
}

function positionValues(end: string, position: Position | null): Values {
  return Object.fromEntries((position ?? []).map((value, index) => [`${end}${index}`, value]))
}

function parseWindow(keyset: Keyset, { first, after, last, before }: ConnectionArguments): Window {
  const isBackward = last != null
  const limit = last ?? first ?? PAGE_SIZE
  if ((isBackward && first != null) || !Number.isInteger(limit) || limit < 0 || limit > PAGE_SIZE_MAX) {
    throw new ValidationError([{ path: isBackward ? 'last' : 'first', message: messages.firstOrLast }])
  }
  return {
    after: after == null ? null : decodeCursor(keyset, after, 'after'),
    before: before == null ? null : decodeCursor(keyset, before, 'before'),
    scan: isBackward ? 'backward' : 'forward',
    limit,
  }
}

import { sql, type Expression, type RawBuilder } from 'kysely'
import { PAGE_SIZE_MAX } from '#rules/limits.ts'
import {
  comparePosition,
  orderOf,
  orderOfPage,
  type Keyset,
  type Position,
  type SortValue,
} from './keyset.ts'
import { parametersOf, placeholder, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'

export type ListDefinition<ListValues, Item, Row, Field extends string> = {
  /** Unique among lists. The names of the prepared statements begin with it. */
  name: string
  keyset: Keyset<Field>
  /** The columns of a page, which include the fields of the keyset. */
  select: (items: RawBuilder<Item>, parameters: ParametersOf<ListValues>) => Expression<Row>
} & (
  | {
      /** All rows of the list, in any order. If several lists are loaded at once, `list.id` is the id of one. */
      items: (parameters: ParametersOf<ListValues>) => Expression<Item>
      read?: undefined
    }
  | {
      /** Reads the rows of a window in its order, if there is a faster way than filtering and sorting all rows. */
      read: (window: RowWindow, parameters: ParametersOf<ListValues>) => RawBuilder<Item>
      items?: undefined
    }
)

/** The part of a list to read: rows that satisfy the condition, in the order, at most `limit`. */
export type RowWindow = {
  condition: RawBuilder<boolean>
  order: RawBuilder<unknown>
  limit: RawBuilder<number>
}

export type KeysetWindow = {
  after: Position | null
  before: Position | null
  scan: 'forward' | 'backward'
  limit: number
}

/** An empty page has one row, in which the item is null. */
export type PageRow<Row> = { listId?: string } & (Row | { [Column in keyof Row]: null })

/** Whether a list has rows outside of the given cursors. Those at the cursors are outside. */
export type RowsOutside = { listId: string | null; before: boolean; after: boolean }

/** Builds the query of one page, of one list or of several. Its parameters are named after the list's values and the cursors. */
export function buildPageQuery<ListValues, Item, Row, Field extends string>(
  { keyset, items, read, select }: ListDefinition<ListValues, Item, Row, Field>,
  listIds: readonly string[] | null,
  { after, before, scan }: KeysetWindow,
): RawBuilder<PageRow<Row>> {
  const isInWindow = sql.join<boolean>(
    [
      sql`true`,
      ...(after ? [comparePosition(keyset, 'after', positionPlaceholders('after', after))] : []),
      ...(before ? [comparePosition(keyset, 'before', positionPlaceholders('before', before))] : []),
    ],
    sql` AND `,
  )
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
    SELECT page.* ${listIds ? sql`, list.id AS "listId"` : sql``}
    FROM ${listsOf(listIds)} AS list (id) LEFT JOIN LATERAL (${select(page, parametersOf())}) AS page ON true
    ORDER BY ${orderOfPage(keyset, 'page')}`
}

/** Builds the query for rows outside of the cursors of a page, with the same parameters. */
export function buildOutsideQuery<ListValues, Item, Row, Field extends string>(
  { keyset, items, read }: ListDefinition<ListValues, Item, Row, Field>,
  listIds: readonly string[] | null,
  { after, before }: KeysetWindow,
): RawBuilder<RowsOutside> {
  // The nearest row is read first.
  const hasRows = (condition: RawBuilder<boolean>, order: RawBuilder<unknown>) =>
    read
      ? sql`EXISTS (${read({ condition, order, limit: sql.lit(1) }, parametersOf())})`
      : sql`EXISTS (SELECT FROM (${items(parametersOf())}) AS items WHERE ${condition})`
  const hasRowsBefore =
    after &&
    hasRows(
      comparePosition(keyset, 'atOrBefore', positionPlaceholders('after', after)),
      orderOf(keyset, 'backward'),
    )
  const hasRowsAfter =
    before &&
    hasRows(
      comparePosition(keyset, 'atOrAfter', positionPlaceholders('before', before)),
      orderOf(keyset, 'forward'),
    )
  return sql`
    SELECT list.id AS "listId", ${hasRowsBefore ?? sql`false`} AS before, ${hasRowsAfter ?? sql`false`} AS after
    FROM ${listsOf(listIds)} AS list (id)`
}

function listsOf(listIds: readonly string[] | null): RawBuilder<unknown> {
  return listIds ? unnestIds(placeholder('listIds')) : sql`(VALUES (NULL::uuid))`
}

/** PostgreSQL expects a tenth of the table if the limit is a parameter, so a constant limit states the maximum. */
export function limitRows<Item>(rows: RawBuilder<unknown>, limit: RawBuilder<number>): RawBuilder<Item> {
  return sql`(SELECT * FROM (${rows} LIMIT ${sql.lit(PAGE_SIZE_MAX + 1)}) AS few LIMIT ${limit})`
}

type MergedLists = {
  /** A query for the ids of the lists, in the column `id`. */
  lists: RawBuilder<unknown>
  /** A query for the rows of the window in one list, in the order of the window. Its limit is given. */
  rowsOf: (listId: RawBuilder<unknown>, limit: RawBuilder<number>) => RawBuilder<unknown>
}

/**
 * Reads a window of many lists together without reading whole lists: its rows are in the lists whose first row in the window is
 * among the first ones.
 */
export function mergeLists<Item>(
  { order, limit }: Pick<RowWindow, 'order' | 'limit'>,
  { lists, rowsOf }: MergedLists,
): RawBuilder<Item> {
  const firstLists = limitRows(
    sql`
      SELECT candidate.id FROM (${lists}) AS candidate (id)
      CROSS JOIN LATERAL (${rowsOf(sql`candidate.id`, sql.lit(1))}) AS first_row
      ORDER BY ${order}`,
    limit,
  )
  return limitRows(
    sql`
      SELECT merged.* FROM ${firstLists} AS list
      CROSS JOIN LATERAL (${rowsOf(sql`list.id`, limit)}) AS merged
      ORDER BY ${order}`,
    limit,
  )
}

function positionPlaceholders(end: string, position: Position): RawBuilder<SortValue>[] {
  return position.map((_value, index) => placeholder(`${end}${index}`))
}

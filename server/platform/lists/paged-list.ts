import type { RawBuilder } from 'kysely'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import type { Sql } from '#server/platform/database/types.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { decodeCursor, encodeCursor, type Keyset, type Position, type SortValue } from './keyset.ts'
import {
  buildOutsideQuery,
  buildPageQuery,
  type KeysetWindow,
  type ListDefinition,
  type PageRow,
  type RowsOutside,
} from './page-query.ts'
import { prepareQuery, type PreparedQuery } from '#server/platform/database/query.ts'

export type ConnectionArguments = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

/** On the side of a given cursor, the database is asked only when a client wants to know. */
export type Page<Node> = {
  edges: { node: Node; cursor: string }[]
  hasNextPage: () => boolean | Promise<boolean>
  hasPreviousPage: () => boolean | Promise<boolean>
}

export function mapNodes<Node, Mapped>(
  { edges, ...page }: Page<Node>,
  map: (node: Node) => Mapped,
): Page<Mapped> {
  return { ...page, edges: edges.map(({ node, cursor }) => ({ node: map(node), cursor })) }
}

export const EMPTY_PAGE = { edges: [], hasNextPage: () => false, hasPreviousPage: () => false }

type Values = Record<string, unknown>

export type PagedList<ListValues, Row> = {
  load(sql: Sql, values: ListValues, window: ConnectionArguments): Promise<Page<Row>>
  /** Returns the page of each list, in the order of the ids. */
  loadEach(
    sql: Sql,
    values: ListValues,
    listIds: readonly string[],
    window: ConnectionArguments,
  ): Promise<Page<Row>[]>
}

export function definePagedList<
  ListValues extends Values,
  Item extends object,
  Row extends Record<Field, SortValue>,
  Field extends string,
>(definition: ListDefinition<ListValues, Item, Row, Field>): PagedList<ListValues, Row> {
  const { name, keyset } = definition
  const loadRows = prepareEach<PageRow<Row>>(name, (listIds, window) =>
    buildPageQuery(definition, listIds, window),
  )
  const loadOutside = prepareEach<RowsOutside>(`outside-${name}`, (listIds, window) =>
    buildOutsideQuery(definition, listIds, window),
  )

  /** Asks at most once for all lists. */
  function rowsOutside(...request: Parameters<typeof loadOutside>) {
    let rows: ReturnType<typeof loadOutside> | undefined
    return async (listId: string | null, side: 'before' | 'after') => {
      rows ??= loadOutside(...request)
      return (await rows).find((row) => row.listId === listId)?.[side] ?? false
    }
  }

  function toPage(
    { after, before, scan, limit }: KeysetWindow,
    rows: readonly PageRow<Row>[],
    isOutside: (side: 'before' | 'after') => Promise<boolean>,
  ): Page<Row> {
    const [lastField] = keyset.keys.map(({ field }) => field).slice(-1)
    const found = rows.filter(
      (row): row is PageRow<Row> & Row => lastField !== undefined && row[lastField] !== null,
    )
    const isMore = found.length > limit
    const shown = scan === 'forward' ? found.slice(0, limit) : found.slice(isMore ? 1 : 0)
    return {
      edges: shown.map((row) => ({ node: row, cursor: encodeCursor(keyset, row) })),
      hasNextPage: () => (scan === 'forward' && isMore) || (before !== null && isOutside('after')),
      hasPreviousPage: () => (scan === 'backward' && isMore) || (after !== null && isOutside('before')),
    }
  }

  return {
    async load(run, values, connectionArguments) {
      const window = parseWindow(keyset, connectionArguments)
      const isOutside = rowsOutside(run, values, null, window)
      return toPage(window, await loadRows(run, values, null, window), (side) => isOutside(null, side))
    },
    async loadEach(run, values, listIds, connectionArguments) {
      const window = parseWindow(keyset, connectionArguments)
      const distinctIds = [...new Set(listIds)]
      const rowsOf = new Map(distinctIds.map((id): [string, PageRow<Row>[]] => [id, []]))
      for (const row of await loadRows(run, values, distinctIds, window))
        rowsOf.get(row.listId ?? '')?.push(row)
      const isOutside = rowsOutside(run, values, distinctIds, window)
      return listIds.map((id) => toPage(window, rowsOf.get(id) ?? [], (side) => isOutside(id, side)))
    },
  }
}

/** Each combination of arguments is one prepared statement, for any number of lists. */
function prepareEach<Row extends object>(
  name: string,
  build: (listIds: readonly string[] | null, window: KeysetWindow) => RawBuilder<Row>,
) {
  const queries = new Map<string, PreparedQuery<Values, Row>>()
  return (run: Sql, values: Values, listIds: readonly string[] | null, window: KeysetWindow) => {
    const { after, before, scan, limit } = window
    const shape = [name, listIds && 'each', scan, after && 'after', before && 'before']
      .filter(Boolean)
      .join('-')
    const query = queries.get(shape) ?? prepareQuery<Values, Row>(shape, () => build(listIds, window))
    queries.set(shape, query)
    return query(run, {
      ...values,
      ...positionValues('after', after),
      ...positionValues('before', before),
      listIds,
      limit: limit + 1,
    })
  }
}

function positionValues(end: string, position: Position | null): Values {
  return Object.fromEntries((position ?? []).map((value, index) => [`${end}${index}`, value]))
}

function parseWindow(keyset: Keyset, { first, after, last, before }: ConnectionArguments): KeysetWindow {
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

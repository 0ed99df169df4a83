import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'

/** The longest text in a cursor, in UTF-16 code units. */
const TEXT_MAX = 1000
/** Greater than any score, and than any timestamp in milliseconds that both PostgreSQL and JavaScript can store. */
const NUMBER_MAX = 1e14

const SCHEMAS = {
  integer: z.int().min(-NUMBER_MAX).max(NUMBER_MAX),
  number: z.number().min(-NUMBER_MAX).max(NUMBER_MAX),
  // PostgreSQL does not accept NUL in a text.
  text: z
    .string()
    .max(TEXT_MAX)
    .refine((text) => !text.includes('\0')),
  timestamp: z
    .int()
    .min(-NUMBER_MAX)
    .max(NUMBER_MAX)
    .transform((milliseconds) => new Date(milliseconds)),
  uuid: z.uuid(),
} as const

export type SortValue = string | number | Date

/** One of the columns that a list is ordered by. `field` is its name in a row of a page. */
export type SortKey<Field extends string = string> = {
  column: string
  field: Field
  type: keyof typeof SCHEMAS
}

/**
 * The order of a list. The keys together must be unique, so the last one is usually the id, and an index must have the same
 * columns. A page begins after the values of a row rather than after a number of rows. So rows that are inserted or deleted
 * meanwhile are neither repeated nor skipped, and a deep page costs as much as the first one.
 */
export type Keyset<Field extends string = string> = {
  direction: 'ascending' | 'descending'
  keys: readonly [SortKey<Field>, ...SortKey<Field>[]]
}

/** The values of a keyset in one row. They mark a position that remains valid when the row is deleted. */
export type Position = readonly SortValue[]

/** Opaque to clients. */
export function encodeCursor<Field extends string>(
  { keys }: Keyset<Field>,
  row: Readonly<Record<Field, SortValue>>,
): string {
  const values = keys
    .map(({ field }) => row[field])
    .map((value) => (value instanceof Date ? value.getTime() : value))
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** `argument` is the name of the argument with the cursor, for the error. */
export function decodeCursor({ keys }: Keyset, cursor: string, argument: string): Position {
  try {
    const values = z
      .array(z.unknown())
      .length(keys.length)
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return keys.map(({ type }, index) => SCHEMAS[type].parse(values[index]))
  } catch {
    throw new ValidationError([{ path: argument, message: messages.cursorInvalid }])
  }
}

/**
 * A condition for the rows on one side of a position. PostgreSQL can start reading an index at the position only for a
 * comparison of rows, which requires all columns to have the same direction.
 */
export function comparePosition(
  keyset: Keyset,
  side: 'after' | 'before' | 'atOrAfter' | 'atOrBefore',
  position: readonly RawBuilder<SortValue>[],
): RawBuilder<boolean> {
  const isLater = side === 'after' || side === 'atOrAfter'
  const comparison = isLater === (keyset.direction === 'ascending') ? '>' : '<'
  const operator = side.startsWith('atOr') ? `${comparison}=` : comparison
  return sql`(${columnsOf(keyset)}) ${sql.raw(operator)} (${sql.join(position)})`
}

/** The list of an ORDER BY clause. `backward` starts at the end of the list. */
export function orderOf(
  { keys, direction }: Keyset,
  scan: 'forward' | 'backward' = 'forward',
): RawBuilder<unknown> {
  const isAscending = (direction === 'ascending') === (scan === 'forward')
  return orderBy(
    keys.map(({ column }) => column),
    isAscending ? 'ASC' : 'DESC',
  )
}

/** The same order for the rows of a page, which have the fields in place of the columns. */
export function orderOfPage({ keys, direction }: Keyset, page: string): RawBuilder<unknown> {
  return orderBy(
    keys.map(({ field }) => `${page}.${field}`),
    direction === 'ascending' ? 'ASC' : 'DESC',
  )
}

export function columnsOf({ keys }: Keyset): RawBuilder<unknown> {
  return sql.join(keys.map(({ column }) => sql.ref(column)))
}

function orderBy(columns: readonly string[], order: 'ASC' | 'DESC'): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(order)}`))
}

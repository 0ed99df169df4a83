import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'

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

export type SortKey<Field extends string = string> = {
  column: string
  field: Field
  type: keyof typeof SCHEMAS
}

/**
 * The keys together must be unique, and an index must have the same columns. Rows that are inserted or deleted
 * between two pages cause no gaps or duplicates, and a deep page costs as much as the first one.
 */
export type Keyset<Field extends string = string> = {
  direction: 'ascending' | 'descending'
  keys: readonly [SortKey<Field>, ...SortKey<Field>[]]
}

/** The values of a keyset in one row, which remain a valid position when the row is deleted. */
export type Position = readonly SortValue[]

export function encodeCursor<Field extends string>(
  { keys }: Keyset<Field>,
  row: Readonly<Record<Field, SortValue>>,
): string {
  const values = keys.map(({ field }) => {
    const value = row[field]
    return value instanceof Date ? value.getTime() : value
  })
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Whether the cursor is a position in a list with this keyset, for operations that have one of several lists. */
export function isCursorOf(keyset: Keyset, cursor: string): boolean {
  try {
    decodeCursor(keyset, cursor, 'cursor')
    return true
  } catch {
    return false
  }
}

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

/** PostgreSQL can start an index scan at the position only for a comparison of rows. */
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

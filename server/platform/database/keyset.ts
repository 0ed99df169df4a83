import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'

/** A place between two rows of a list ordered by one column and the id: it stays right when the row itself goes. */
export type Position = { key: number; id: string }

/** Any moment that PostgreSQL and JavaScript both know, and any hot score by far. */
const KEY_MAX = 1e14

const positionSchema = z.tuple([z.number().min(-KEY_MAX).max(KEY_MAX), z.uuid()])

/** Opaque to callers. `key` is milliseconds for lists by time and the hot score for the trending one. */
export function encodeCursor({ key, id }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

export function decodeCursor(cursor: string, argument: string): Position {
  try {
    const [key, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { key, id }
  } catch {
    throw new ValidationError([{ path: argument, message: messages.cursorInvalid }])
  }
}

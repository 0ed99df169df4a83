import { PAGE_SIZE, PAGE_SIZE_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { ConnectionArguments, Page } from './paged-list.ts'

/** Returns a page of a short list that is not in the database. Its cursors are the keys, so that they outlive another order. */
export function pageOfArray<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { first, after, last, before }: ConnectionArguments,
): Page<Item> {
  const limit = last ?? first ?? PAGE_SIZE
  if ((first != null && last != null) || limit < 0 || limit > PAGE_SIZE_MAX)
    throw new ValidationError([{ path: last == null ? 'first' : 'last', message: messages.firstOrLast }])
  const positionOf = (cursor: string, path: string) => {
    const position = items.findIndex((item) => toCursor(keyOf(item)) === cursor)
    if (position === -1) throw new ValidationError([{ path, message: messages.cursorInvalid }])
    return position
  }
  const start = after == null ? 0 : positionOf(after, 'after') + 1
  const end = before == null ? items.length : Math.max(start, positionOf(before, 'before'))
  const from = last == null ? start : Math.max(start, end - limit)
  const to = last == null ? Math.min(end, start + limit) : end
  return {
    edges: items.slice(from, to).map((node) => ({ node, cursor: toCursor(keyOf(node)) })),
    hasNextPage: () => to < items.length,
    hasPreviousPage: () => from > 0,
  }
}

function toCursor(key: string): string {
  return Buffer.from(key).toString('base64url')
}

import { describe, expect, test } from 'vitest'
import { ValidationError } from '#server/platform/refusals.ts'
import { decodeCursor, encodeCursor, type Keyset, type SortKey } from './keyset.ts'

const ID = '0190a0b0-0000-7000-8000-000000000000'

const keyTypes: [SortKey['type'], string | number | Date][] = [
  ['integer', 0],
  ['integer', -5],
  ['number', -12.345678901234567],
  ['number', 0.1 + 0.2],
  ['text', ''],
  ['text', 'Ünïcode, "quoted" 🙂'],
  ['timestamp', new Date(1_767_225_600_000)],
  ['uuid', ID],
]

describe('cursor', () => {
  test.each(keyTypes)('with a key of type %s is decoded to its position: %j', (type, value) => {
    const keyset = keysetOf(type)
    expect(decodeCursor(keyset, encodeCursor(keyset, { key: value, id: ID }), 'after')).toEqual([value, ID])
  })

  test('has the values of all keys', () => {
    const keyset: Keyset<'likes' | 'name' | 'id'> = {
      direction: 'ascending',
      keys: [key('likes', 'integer'), key('name', 'text'), key('id', 'uuid')],
    }
    const cursor = encodeCursor(keyset, { likes: 3, name: 'ann', id: ID })
    expect(decodeCursor(keyset, cursor, 'after')).toEqual([3, 'ann', ID])
    expect(() => decodeCursor(keysetOf('integer'), cursor, 'after')).toThrow(ValidationError)
  })

  test('is URL-safe', () => {
    expect(encodeCursor(keysetOf('number'), { key: 1.5, id: ID })).toMatch(/^[\w-]+$/)
  })

  test.each([
    ['number', ''],
    ['number', 'x'],
    ['number', 'null'],
    ['number', '[]'],
    ['number', '[1]'],
    ['number', `[1, "${ID}", 2]`],
    ['number', `["1", "${ID}"]`],
    ['number', '[1, "x"]'],
    ['number', `[1e15, "${ID}"]`],
    ['integer', `[1.5, "${ID}"]`],
    ['timestamp', `["2026-01-01", "${ID}"]`],
    ['text', `["a\\u0000", "${ID}"]`],
    ['text', `["${'a'.repeat(1001)}", "${ID}"]`],
    ['uuid', `["a", "${ID}"]`],
  ] as const)('of a list by %s is refused with the name of its argument: %s', (type, text) => {
    const cursor = Buffer.from(text).toString('base64url')
    const refusal = new ValidationError([
      { path: 'before', message: 'The cursor does not belong to this list' },
    ])
    expect(() => decodeCursor(keysetOf(type), cursor, 'before')).toThrow(refusal)
  })
})

function keysetOf(type: SortKey['type']): Keyset<'key' | 'id'> {
  return { direction: 'descending', keys: [key('key', type), key('id', 'uuid')] }
}

function key<Field extends string>(field: Field, type: SortKey['type']): SortKey<Field> {
  return { column: field, field, type }
}

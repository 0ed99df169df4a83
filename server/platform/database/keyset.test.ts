import { describe, expect, test } from 'vitest'
import { ValidationError } from '#server/platform/refusals.ts'
import { decodeCursor, encodeCursor } from './keyset.ts'

const ID = '0190a0b0-0000-7000-8000-000000000000'

describe('cursor', () => {
  test.each([0, -5, 1_767_225_600_000, -12.345678901234567, 0.1 + 0.2])(
    'is decoded to its position: %d',
    (key) => {
      expect(decodeCursor(encodeCursor({ key, id: ID }), 'after')).toEqual({ key, id: ID })
    },
  )

  test('is URL-safe', () => {
    expect(encodeCursor({ key: 1.5, id: ID })).toMatch(/^[\w-]+$/)
  })

  test.each([
    '',
    'x',
    'null',
    '[]',
    '[1]',
    `[1, "${ID}", 2]`,
    `["1", "${ID}"]`,
    '[1, "x"]',
    `[1e15, "${ID}"]`,
  ])('%j is refused with the name of its argument', (text) => {
    const cursor = Buffer.from(text).toString('base64url')
    const refusal = new ValidationError([
      { path: 'before', message: 'The cursor does not belong to this list' },
    ])
    expect(() => decodeCursor(cursor, 'before')).toThrow(refusal)
  })
})

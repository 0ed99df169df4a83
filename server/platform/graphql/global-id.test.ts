import { describe, expect, test } from 'vitest'
import { decodeGlobalId, encodeGlobalId, idOfType } from './global-id.ts'

const ID = '0190a0b0-0000-7000-8000-00000000000a'

describe('global id', () => {
  test('is decoded to its type and row', () => {
    expect(decodeGlobalId(encodeGlobalId('Post', ID))).toEqual({ typename: 'Post', id: ID })
    expect(idOfType(encodeGlobalId('Post', ID), 'Post')).toBe(ID)
  })

  test('is URL-safe', () => {
    expect(encodeGlobalId('Post', ID)).toMatch(/^[\w-]+$/)
  })

  test('of another type is refused', () => {
    expect(idOfType(encodeGlobalId('User', ID), 'Post')).toBeNull()
  })

  test.each(['', 'Post', 'Post:', 'Post:1', `Post${ID}`, `:${ID}`, ID])('%j is refused', (text) => {
    expect(idOfType(Buffer.from(text).toString('base64url'), 'Post')).toBeNull()
  })

  test('ignores the case of the row id', () => {
    expect(idOfType(encodeGlobalId('Post', ID.toUpperCase()), 'Post')).toBe(ID)
  })
})

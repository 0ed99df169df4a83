import { describe, expect, test } from 'vitest'
import { decodeGlobalId, encodeGlobalId, idOfType } from './global-id.ts'

const ID = '0190a0b0-0000-7000-8000-00000000000a'

describe('a global id', () => {
  test('leads back to its type and row', () => {
    expect(decodeGlobalId(encodeGlobalId('Post', ID))).toEqual({ typename: 'Post', id: ID })
    expect(idOfType(encodeGlobalId('Post', ID), 'Post')).toBe(ID)
  })

  test('can stand in an address as it is', () => {
    expect(encodeGlobalId('Post', ID)).toMatch(/^[\w-]+$/)
  })

  test('of another type names nothing of this one', () => {
    expect(idOfType(encodeGlobalId('User', ID), 'Post')).toBeNull()
  })

  test.each(['', 'Post', 'Post:', 'Post:1', `Post${ID}`, `:${ID}`, ID])(
    'made up of %j names nothing',
    (text) => {
      expect(idOfType(Buffer.from(text).toString('base64url'), 'Post')).toBeNull()
    },
  )

  test('is the same for the same row, in capitals or not', () => {
    expect(idOfType(encodeGlobalId('Post', ID.toUpperCase()), 'Post')).toBe(ID)
  })
})

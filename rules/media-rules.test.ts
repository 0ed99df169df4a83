import { describe, expect, test } from 'vitest'
import { fittingWidth, megabytes } from './media-rules.ts'

describe('file size', () => {
  test.each([
    [0, '0.0'],
    [1024 * 1024, '1.0'],
    [40 * 1024 * 1024 + 1, '40.0'],
    [52.34 * 1024 * 1024, '52.3'],
  ])('of %i bytes is formatted as %s MB', (bytes, expected) => {
    expect(megabytes(bytes)).toBe(expected)
  })
})

describe('rendition width', () => {
  test.each([
    [1, 480],
    [480, 480],
    [481, 1080],
    [5000, 1080],
    [0, 480],
    [-3, 480],
  ])('for %i pixels is %i', (minimum, expected) => {
    expect(fittingWidth([1080, 480], minimum)).toBe(expected)
  })

  test('is undefined if there are no renditions', () => {
    expect(fittingWidth([], 100)).toBeUndefined()
  })
})

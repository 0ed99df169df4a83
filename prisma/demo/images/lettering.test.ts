import { expect, test } from 'vitest'
import { outline, textExtent } from './lettering.ts'

const box = { x: 0, y: 0, width: 400, height: 200, size: 80 }

test('a short text has the given size', () => {
  expect(textExtent('Hi', box).height).toBeCloseTo(80 * 1.22)
})

test('long text is wrapped and shrunk until it fits', () => {
  const extent = textExtent('The quick brown fox jumps over the lazy dog, twice, because nobody looked', box)
  expect(extent.width).toBeLessThanOrEqual(400)
  expect(extent.height).toBeLessThanOrEqual(200)
})

test('letters are drawn as outlines without NaN for coordinates with rounding errors', () => {
  const data = outline('Tree, geese, bees', { ...box, x: 20, size: 50 })
  expect(data).toMatch(/^M[\d\s.-]+[QLC]/)
  expect(data).not.toContain('NaN')
})

test('a character that the typeface lacks throws an error', () => {
  expect(() => outline('日', box)).toThrow('has no glyphs for 日')
})

import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draw = (seed: number) => Array.from({ length: 50 }, createRandom(seed).next)

test('same seed yields the same values, another seed others', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('fork does not change the values of its parent', () => {
  const undisturbed = createRandom(3)
  const disturbed = createRandom(3)
  disturbed.fork('aside').next()
  expect(disturbed.next()).toBe(undisturbed.next())
})

test('integers include both ends of the range', () => {
  const random = createRandom(1)
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(2, 5)))
  expect(drawn).toEqual(new Set([2, 3, 4, 5]))
})

test('item of weight 0 is not picked while another has weight', () => {
  const random = createRandom(1)
  const picked = new Set(
    Array.from({ length: 200 }, () =>
      random.weighted(['never', 'rarely', 'often'], (word) => weights[word] ?? 0),
    ),
  )
  expect(picked).toEqual(new Set(['often', 'rarely']))
})

test('shuffle returns every item once and does not change its input', () => {
  const items = Array.from({ length: 20 }, (_, index) => index)
  const shuffled = createRandom(5).shuffle(items)
  expect(shuffled).not.toEqual(items)
  expect(shuffled.sort((one, other) => one - other)).toEqual(items)
})

test('picking from an empty list throws', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError)
})

const weights: Record<string, number> = { never: 0, rarely: 1, often: 9 }

import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draw = (seed: number) => Array.from({ length: 50 }, createRandom(seed).next)

test('the same seed draws the same values, another seed others', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('what a fork draws changes nothing for its parent', () => {
  const undisturbed = createRandom(3)
  const disturbed = createRandom(3)
  disturbed.fork('aside').next()
  expect(disturbed.next()).toBe(undisturbed.next())
})

test('integers reach both ends and nothing beyond', () => {
  const random = createRandom(1)
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(2, 5)))
  expect(drawn).toEqual(new Set([2, 3, 4, 5]))
})

test('an item of weight 0 is never picked while another weighs something', () => {
  const random = createRandom(1)
  const picked = new Set(
    Array.from({ length: 200 }, () =>
      random.weighted(['never', 'rarely', 'often'], (word) => weights[word] ?? 0),
    ),
  )
  expect(picked).toEqual(new Set(['often', 'rarely']))
})

test('shuffling keeps every item once and leaves the given list alone', () => {
  const items = Array.from({ length: 20 }, (_, index) => index)
  const shuffled = createRandom(5).shuffle(items)
  expect(shuffled).not.toEqual(items)
  expect(shuffled.sort((one, other) => one - other)).toEqual(items)
})

test('picking from nothing is a mistake', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError)
})

const weights: Record<string, number> = { never: 0, rarely: 1, often: 9 }

import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const generate = (seed: number) => Array.from({ length: 50 }, createRandom(seed).next)

test('the same seed generates the same values, and another seed different ones', () => {
  expect(generate(7)).toEqual(generate(7))
  expect(generate(7)).not.toEqual(generate(8))
})

test('using a fork does not affect the values of its parent', () => {
  const withoutFork = createRandom(3)
  const withFork = createRandom(3)
  withFork.fork('label').next()
  expect(withFork.next()).toBe(withoutFork.next())
})

test('integers include both limits and nothing outside them', () => {
  const random = createRandom(1)
  const values = new Set(Array.from({ length: 500 }, () => random.integer(2, 5)))
  expect(values).toEqual(new Set([2, 3, 4, 5]))
})

test('an item of weight 0 is not picked if another item has a weight', () => {
  const random = createRandom(1)
  const picked = new Set(
    Array.from({ length: 200 }, () =>
      random.weighted(['never', 'rarely', 'often'], (word) => weights[word] ?? 0),
    ),
  )
  expect(picked).toEqual(new Set(['often', 'rarely']))
})

test('shuffling keeps every item once and does not change the given list', () => {
  const items = Array.from({ length: 20 }, (_, index) => index)
  const shuffled = createRandom(5).shuffle(items)
  expect(shuffled).not.toEqual(items)
  expect(shuffled.sort((one, other) => one - other)).toEqual(items)
})

test('a sample has different items, and mostly those of a high weight', () => {
  const random = createRandom(2)
  const samples = Array.from({ length: 100 }, () =>
    random.sample(['never', 'rarely', 'often'], 2, (word) => weights[word] ?? 0),
  )
  expect(samples.filter((sample) => new Set(sample).size !== 2 || sample.includes('never'))).toEqual([])
  expect(samples.filter(([first]) => first === 'often').length).toBeGreaterThan(75)
  expect(random.sample(['only'], 3, () => 1)).toEqual(['only'])
})

test('picking from an empty list throws an error', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError)
})

const weights: Record<string, number> = { never: 0, rarely: 1, often: 9 }

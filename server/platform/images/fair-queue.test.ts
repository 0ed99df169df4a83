import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const any = () => true

test('members take turns, and jobs of one member stay in order', () => {
  const queue = createFairQueue<string>()
  for (const job of ['ada 1', 'ada 2', 'ada 3']) queue.add('ada', job)
  queue.add('grace', 'grace 1')
  expect(queue.take(any)).toBe('ada 1')
  queue.add('edsger', 'edsger 1')
  const rest = Array.from({ length: 5 }, () => queue.take(any))
  expect(rest).toEqual(['grace 1', 'ada 2', 'edsger 1', 'ada 3', undefined])
})

test('job that is not accepted keeps its position', () => {
  const queue = createFairQueue<number>()
  queue.add('ada', 1)
  queue.add('ada', 2)
  queue.add('grace', 3)
  expect(queue.take((job) => job === 2)).toBe(2)
  expect([queue.take(any), queue.take(any)]).toEqual([3, 1])
})

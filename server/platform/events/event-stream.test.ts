import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEventStream, type EventStream } from './event-stream.ts'

test('whoever listens is told at once where nothing has to be waited for, until they leave', () => {
  const { watch, tell, isLeft } = watchNumbers()
  const { told, leave } = listen(watch.map((value) => (value % 2 === 0 ? `${value} is even` : undefined)))
  for (const value of [1, 2, 3, 4]) tell(value)
  expect(told).toEqual(['2 is even', '4 is even'])
  leave()
  expect(isLeft()).toBe(true)
})

test('what takes its time is not overtaken by what comes after it', async () => {
  const { watch, tell } = watchNumbers()
  const slow = createSlow()
  const { told } = listen(watch.map((value) => (value === 1 ? slow.result : value)))
  tell(1)
  tell(2)
  await settled()
  expect(told).toEqual([])
  slow.finish(1)
  await settled()
  expect(told).toEqual([1, 2])
})

test('of too many that wait the oldest are dropped', async () => {
  const { watch, tell } = watchNumbers()
  const slow = createSlow()
  const { told } = listen(watch.map((value) => (value === 1 ? slow.result : value)))
  for (let value = 1; value <= 151; value += 1) tell(value)
  slow.finish(1)
  await settled()
  expect(told).toEqual([1, ...Array.from({ length: 100 }, (_, n) => 52 + n)])
})

test.each([
  ['at once', () => fail()],
  ['later', async () => fail()],
])('what fails %s is the end, as it is explained, and nothing is told after it', async (_when, make) => {
  const { watch, tell } = watchNumbers()
  const { told, ends } = listen(
    watch.map(
      (value) => (value === 2 ? make() : value),
      (error) => `explained: ${String(error)}`,
    ),
  )
  for (const value of [1, 2, 3]) tell(value)
  await settled()
  tell(4)
  expect({ told, ends }).toEqual({ told: [1], ends: ['explained: Error: no'] })
})

test('what cannot begin ends as it is explained', () => {
  const watch = createEventStream<number>(() => fail())
  const { ends } = listen(
    watch.map(
      (value) => value,
      () => 'explained',
    ),
  )
  expect(ends).toEqual(['explained'])
})

test('as an iterator it hands over one value after another, and is left with it', async () => {
  const { watch, tell, isLeft } = watchNumbers()
  const values = watch[Symbol.asyncIterator]()
  const first = values.next()
  tell(1)
  tell(2)
  expect([await first, await values.next()]).toMatchObject([{ value: 1 }, { value: 2 }])
  expect(isLeft()).toBe(false)
  await values.return?.()
  expect(isLeft()).toBe(true)
})

test('as an iterator it ends with what went wrong', async () => {
  const { watch, end, isLeft } = watchNumbers()
  const values = watch[Symbol.asyncIterator]()
  const first = values.next()
  end(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(isLeft()).toBe(true)
})

/** Numbers that are told by hand. */
function watchNumbers() {
  const told = { by: (_value: number): void => undefined, end: (_error?: unknown): void => undefined }
  let isLeft = false
  const watch = createEventStream<number>((tell, end) => {
    Object.assign(told, { by: tell, end })
    return () => (isLeft = true)
  })
  return {
    watch,
    tell: (value: number) => told.by(value),
    end: (error: unknown) => told.end(error),
    isLeft: () => isLeft,
  }
}

function listen<Value>(watch: EventStream<Value>) {
  const told: Value[] = []
  const ends: unknown[] = []
  const leave = watch.listen({ tell: (value) => told.push(value), end: (error) => ends.push(error) })
  return { told, ends, leave }
}

function createSlow() {
  let finish = (_value: number): void => undefined
  const result = new Promise<number>((resolve) => (finish = resolve))
  return { result, finish: (value: number) => finish(value) }
}

function fail(): never {
  throw new Error('no')
}

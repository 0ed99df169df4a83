import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEventStream, type EventStream } from './event-stream.ts'

test('values are emitted synchronously until the subscriber leaves', () => {
  const { stream, emit, hasLeft } = createNumbers()
  const { received, unsubscribe } = record(
    stream.map((value) => (value % 2 === 0 ? `${value} is even` : undefined)),
  )
  for (const value of [1, 2, 3, 4]) emit(value)
  expect(received).toEqual(['2 is even', '4 is even'])
  unsubscribe()
  expect(hasLeft()).toBe(true)
})

test('a value waits for the slow value before it', async () => {
  const { stream, emit } = createNumbers()
  const pending = createPending()
  const { received } = record(stream.map((value) => (value === 1 ? pending.result : value)))
  emit(1)
  emit(2)
  await settled()
  expect(received).toEqual([])
  pending.resolve(1)
  await settled()
  expect(received).toEqual([1, 2])
})

test('the oldest of more than 100 queued values are dropped', async () => {
  const { stream, emit } = createNumbers()
  const pending = createPending()
  const { received } = record(stream.map((value) => (value === 1 ? pending.result : value)))
  for (let value = 1; value <= 151; value += 1) emit(value)
  pending.resolve(1)
  await settled()
  expect(received).toEqual([1, ...Array.from({ length: 100 }, (_, n) => 52 + n)])
})

test.each([
  ['synchronously', () => fail()],
  ['asynchronously', async () => fail()],
])('a stream ends with the mapped error when a transform fails %s', async (_when, make) => {
  const { stream, emit } = createNumbers()
  const { received, ends } = record(
    stream.map(
      (value) => (value === 2 ? make() : value),
      (error) => `mapped: ${String(error)}`,
    ),
  )
  for (const value of [1, 2, 3]) emit(value)
  await settled()
  emit(4)
  expect({ received, ends }).toEqual({ received: [1], ends: ['mapped: Error: no'] })
})

test('a stream that cannot start ends with the mapped error', () => {
  const stream = createEventStream<number>(() => fail())
  const { ends } = record(
    stream.map(
      (value) => value,
      () => 'mapped',
    ),
  )
  expect(ends).toEqual(['mapped'])
})

test('an iterator returns the values and unsubscribes when it is closed', async () => {
  const { stream, emit, hasLeft } = createNumbers()
  const values = stream[Symbol.asyncIterator]()
  const first = values.next()
  emit(1)
  emit(2)
  expect([await first, await values.next()]).toMatchObject([{ value: 1 }, { value: 2 }])
  expect(hasLeft()).toBe(false)
  await values.return?.()
  expect(hasLeft()).toBe(true)
})

test('an iterator throws the error of the stream', async () => {
  const { stream, end, hasLeft } = createNumbers()
  const values = stream[Symbol.asyncIterator]()
  const first = values.next()
  end(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(hasLeft()).toBe(true)
})

function createNumbers() {
  const source = { emit: (_value: number): void => undefined, end: (_error?: unknown): void => undefined }
  let hasLeft = false
  const stream = createEventStream<number>((emit, end) => {
    Object.assign(source, { emit, end })
    return () => (hasLeft = true)
  })
  return {
    stream,
    emit: (value: number) => source.emit(value),
    end: (error: unknown) => source.end(error),
    hasLeft: () => hasLeft,
  }
}

function record<Value>(stream: EventStream<Value>) {
  const received: Value[] = []
  const ends: unknown[] = []
  const unsubscribe = stream.subscribe({
    next: (value) => received.push(value),
    end: (error) => ends.push(error),
  })
  return { received, ends, unsubscribe }
}

function createPending() {
  let resolve = (_value: number): void => undefined
  const result = new Promise<number>((settle) => (resolve = settle))
  return { result, resolve: (value: number) => resolve(value) }
}

function fail(): never {
  throw new Error('no')
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleByKey } from './throttle-by-key.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('emits the first value of a key at once and the last one after the interval', () => {
  const { emit, emitted } = open()
  emit('a1')
  emit('a2')
  emit('b1')
  emit('a3')
  expect(emitted).toEqual(['a1', 'b1'])
  vi.advanceTimersByTime(1000)
  expect(emitted).toEqual(['a1', 'b1', 'a3'])
  emit('a4')
  vi.advanceTimersByTime(999)
  expect(emitted).toEqual(['a1', 'b1', 'a3'])
  vi.advanceTimersByTime(1)
  expect(emitted).toEqual(['a1', 'b1', 'a3', 'a4'])
  vi.advanceTimersByTime(1000)
  emit('a5')
  expect(emitted.at(-1)).toBe('a5')
})

test('passes values without a key', () => {
  const { emit, emitted } = open()
  emit('-1')
  emit('-2')
  expect(emitted).toEqual(['-1', '-2'])
})

test('emits nothing after it was stopped', () => {
  const { emit, emitted, stop } = open()
  emit('a1')
  emit('a2')
  stop()
  vi.advanceTimersByTime(1000)
  expect(emitted).toEqual(['a1'])
  expect(vi.getTimerCount()).toBe(0)
})

/** Keys are the first letters of the values. */
function open() {
  const emitted: string[] = []
  const keyOf = (value: string) => (value.startsWith('-') ? null : value.charAt(0))
  return { ...throttleByKey<string>((value) => emitted.push(value), keyOf, 1000), emitted }
}

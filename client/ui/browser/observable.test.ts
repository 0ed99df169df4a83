import { expect, test, vi } from 'vitest'
import { createObservable } from './observable.ts'

test('observable calls its subscribers with each new value until they unsubscribe', () => {
  const count = createObservable(0)
  const listener = vi.fn<() => void>()
  const unsubscribe = count.subscribe(listener)
  count.set(1)
  expect(count.get()).toBe(1)
  unsubscribe()
  count.set(2)
  expect(listener).toHaveBeenCalledOnce()
})

test('observable follows its source while there are subscribers', () => {
  const stop = vi.fn<() => void>()
  const start = vi.fn<(set: (value: string) => void) => () => void>((set) => {
    set('started')
    return stop
  })
  const state = createObservable('idle', start)
  expect(start).not.toHaveBeenCalled()
  const unsubscribe = [state.subscribe(() => undefined), state.subscribe(() => undefined)]
  expect(start).toHaveBeenCalledOnce()
  expect(state.get()).toBe('started')
  unsubscribe[0]?.()
  expect(stop).not.toHaveBeenCalled()
  unsubscribe[1]?.()
  expect(stop).toHaveBeenCalledOnce()
})

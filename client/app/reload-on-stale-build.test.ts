import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnStaleBuild } from './reload-on-stale-build.ts'

const reload = vi.fn<() => void>()

beforeAll(() => reloadOnStaleBuild(reload))
beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

test('tab that misses a file of its build reloads at most once a minute', () => {
  expect(missFile().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  // A second failure is shown like any other.
  expect(missFile().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('tab does not reload while offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(missFile().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

function missFile(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event
}

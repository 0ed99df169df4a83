import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnStaleBuild } from './reload-on-stale-build.ts'

const reload = vi.fn<() => void>()

beforeAll(() => reloadOnStaleBuild(reload))
beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

test('a tab that misses a file of its build is loaded anew, but not round and round', () => {
  expect(missFile().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  // What is still missing then is shown as any other failure.
  expect(missFile().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('without a connection nothing could be loaded anew', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(missFile().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

function missFile(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event
}

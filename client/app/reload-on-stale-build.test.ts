import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnStaleBuild } from './reload-on-stale-build.ts'

const reload = vi.fn<() => void>()

beforeAll(() => reloadOnStaleBuild(reload))
beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

test('tab that misses a file of its build reloads at most once a minute', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  await missFile()
  expect(reload).toHaveBeenCalledOnce()
  // A second failure is shown like any other.
  await missFile()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is unavailable', async () => new Response(null, { status: 503 })],
])('tab does not reload while %s', async (_reason, respond) => {
  vi.stubGlobal('fetch', respond)
  await missFile()
  expect(reload).not.toHaveBeenCalled()
})

async function missFile(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await new Promise((resolve) => setTimeout(resolve))
}

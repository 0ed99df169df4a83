import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadIfReachable, reloadOnStaleBuild } from './reload-on-stale-build.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

test('tab that misses a file of its build reloads', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  reloadOnStaleBuild(reload)
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('tab reloads at most once a minute', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  await reloadIfReachable(reload)
  // A second failure is shown like any other.
  await reloadIfReachable(reload)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is unavailable', async () => new Response(null, { status: 503 })],
])('tab does not reload while %s', async (_reason, respond) => {
  vi.stubGlobal('fetch', respond)
  await reloadIfReachable(reload)
  expect(reload).not.toHaveBeenCalled()
})

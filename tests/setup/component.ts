import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

// relay-test-utils uses the global of Jest.
Object.assign(globalThis, { jest: vi })

// The build defines it as a hash of the queries.
Object.assign(globalThis, { STORE_VERSION: 'test' })

// Long enough for a busy machine. It does not slow down passing tests.
configure({ asyncUtilTimeout: 10_000 })

// Replaces what jsdom lacks: layout, scrolling, media queries and the modal dialog.
window.scrollTo = () => undefined
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
Object.assign(globalThis, { IntersectionObserver: NothingToObserve, ResizeObserver: NothingToObserve })
Element.prototype.scrollIntoView = () => undefined
URL.createObjectURL = () => 'blob:test'
URL.revokeObjectURL = () => undefined
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

/** Tests that expect an error call `allowConsoleErrors`. */
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => complaints.push(format(...parts)))
  }
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  if (complaints.length > 0)
    throw new Error(`The console must stay empty, but says:\n${complaints.join('\n')}`)
})

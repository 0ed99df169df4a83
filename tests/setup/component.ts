import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { format } from 'node:util'
import { toast } from 'react-toastify/unstyled'
import { afterEach, beforeEach, vi } from 'vitest'

// jsdom has no IndexedDB, and other implementations cannot clone its files.
vi.mock('idb-keyval', async (importOriginal) => {
  const files = new Map<IDBValidKey, unknown>()
  return {
    ...(await importOriginal<object>()),
    get: async (key: IDBValidKey) => files.get(key),
    set: async (key: IDBValidKey, file: unknown) => void files.set(key, file),
    del: async (key: IDBValidKey) => void files.delete(key),
    keys: async () => [...files.keys()],
    delMany: async (keys: IDBValidKey[]) => keys.forEach((key) => files.delete(key)),
    clear: async () => files.clear(),
  }
})

// Files share a worker with its window and libraries. Each file gets its own modules of the client, which have state.
vi.resetModules()

// relay-test-utils uses the global of Jest.
Object.assign(globalThis, { jest: vi })

// The build defines it as a hash of the queries.
Object.assign(globalThis, { STORE_VERSION: 'test' })

// Long enough for a busy machine. It does not slow down passing tests.
configure({ asyncUtilTimeout: 30_000 })

// Replaces what jsdom lacks: layout, scrolling, media queries, popovers and the modal dialog.
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
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block'
}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

/** Tests that expect an error call `allowConsoleErrors`. */
let complaints: string[] = []

beforeEach(() => {
  // A message that came after the end of the test before it would be shown in this one.
  toast.dismiss()
  complaints = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => complaints.push(format(...parts)))
  }
})

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  await clear()
  document.title = ''
  for (const setting of ['theme', 'text', 'motion']) delete document.documentElement.dataset[setting]
  if (complaints.length > 0)
    throw new Error(`The console must stay empty, but says:\n${complaints.join('\n')}`)
})

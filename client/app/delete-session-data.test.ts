import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createStore, get, keys, set } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CLEAR_IMAGE_CACHE } from '#client/pwa/clear-image-cache.ts'

// These tests store in an implementation of IndexedDB.
vi.unmock('idb-keyval')

/** The library opens its default database once. */
const databases = new IDBFactory()
const postMessage = vi.fn<(message: unknown) => void>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', databases)
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  postMessage.mockClear()
  const serviceWorker = { getRegistration: async () => ({ active: { postMessage } }) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
})

describe('start after a session of Ann', () => {
  test.each(['ended', 'signed-out', 'signing-out'])(
    'that was ended (%s) deletes what she saw and wrote',
    async (record) => {
      await start('visitor', record)
      expect(await remains()).toEqual({
        snapshot: undefined,
        drafts: ['draft of Ben: post'],
        files: ['draft of Ben: post'],
      })
      expect(postMessage).toHaveBeenCalledWith(CLEAR_IMAGE_CACHE)
    },
  )

  test('that expired deletes what she saw and keeps what she wrote', async () => {
    await start('visitor', 'expired')
    expect(await remains()).toMatchObject({ snapshot: undefined, ...OF_BOTH })
    expect(postMessage).toHaveBeenCalledWith(CLEAR_IMAGE_CACHE)
  })

  test.each(['member', 'unknown'] as const)('that may go on (%s) deletes nothing', async (status) => {
    await start(status, '1763724000000')
    expect(await remains()).toEqual({ snapshot: 'a feed', ...OF_BOTH })
    expect(postMessage).not.toHaveBeenCalled()
  })
})

test('start without an earlier session does not wake the service worker', async () => {
  await start('visitor', null)
  expect(postMessage).not.toHaveBeenCalled()
})

const BOTH = ['draft of Ann: post', 'draft of Ben: post']
const OF_BOTH = { drafts: BOTH, files: BOTH }

/** Ann and Ben have drafts with a file; the last session was that of Ann. */
async function start(status: 'member' | 'visitor' | 'unknown', record: string | null) {
  for (const key of BOTH) {
    localStorage.setItem(key, '{"text":"A secret"}')
    await set(key, 'a file')
  }
  await set('snapshot', 'a feed', createStore('kept-lists', 'lists'))
  const { setDraftOwner } = await import('#client/features/drafts/draft.ts')
  setDraftOwner('Ann')
  if (record !== null) localStorage.setItem('session', record)
  const { deleteSessionData } = await import('./delete-session-data.ts')
  await deleteSessionData(status)
}

async function remains() {
  return {
    snapshot: await get<unknown>('snapshot', createStore('kept-lists', 'lists')),
    drafts: Object.keys(localStorage)
      .filter((key) => key.startsWith('draft of'))
      .toSorted(),
    files: await keys(),
  }
}

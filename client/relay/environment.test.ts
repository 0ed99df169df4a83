import { createStore, keys } from 'idb-keyval'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { commitLocalUpdate, createOperationDescriptor, fetchQuery, getRequest } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { feedQuery } from '#client/routes/feed/feedLoader.ts'
import { listOf } from '#tests/support/show-feed.tsx'

// These tests store in an implementation of IndexedDB.
vi.unmock('idb-keyval')

const MINUTE = 60_000
const feed = createOperationDescriptor(getRequest(feedQuery), {})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  localStorage.setItem('session', 'unknown')
  sessionStorage.clear()
})

describe('after a reload', () => {
  test('the feed is restored with its fetch time', async () => {
    const fetchedAt = Date.now()
    await readFeed(await openPage())
    await leavePage()
    vi.setSystemTime(fetchedAt + 29 * MINUTE)

    const { relayEnvironment, restoreRelayEnvironment, restoredFetchTime, isRestored } = await openPage()
    expect(isRestored()).toBe(false)
    expect(await restoreRelayEnvironment(false)).toBe(true)
    expect(isRestored()).toBe(true)
    expect(relayEnvironment().check(feed)).toMatchObject({ status: 'available' })
    expect(restoredFetchTime(feed.request.identifier)).toBe(fetchedAt)
    expect(relayEnvironment().lookup(feed.fragment).isMissingData).toBe(false)
  })

  test('a feed that a change has outdated is restored without its fetch time', async () => {
    const page = await openPage()
    await readFeed(page)
    commitLocalUpdate(page.relayEnvironment(), (store) => store.invalidateStore())
    await leavePage()
    const { restoreRelayEnvironment, restoredFetchTime } = await openPage()
    expect(await restoreRelayEnvironment(false)).toBe(true)
    expect(restoredFetchTime(feed.request.identifier)).toBeUndefined()
  })

  test('the feed is restored even if the page was closed before it was stored', async () => {
    await readFeed(await openPage())
    vi.stubGlobal('indexedDB', undefined)
    dispatchEvent(new Event('pagehide'))
    const page = await openPage()
    expect(await page.restoreRelayEnvironment(false)).toBe(true)
    expect(page.relayEnvironment().check(feed)).toMatchObject({ status: 'available' })
  })

  test('a feed that is too large for the storage of the tab is restored from the database', async () => {
    await readFeed(await openPage())
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function limited(this: Storage, key, value) {
      if (value.length > 1000) throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    await leavePage()
    expect(await (await openPage()).restoreRelayEnvironment(false)).toBe(true)
  })

  test('a feed older than half an hour is fetched again unless the server is unreachable', async () => {
    await readFeed(await openPage())
    await leavePage()
    vi.setSystemTime(Date.now() + 31 * MINUTE)

    const online = await openPage()
    expect(await online.restoreRelayEnvironment(false)).toBe(false)
    expect(online.relayEnvironment().check(feed)).toEqual({ status: 'missing' })
    const offline = await openPage()
    expect(await offline.restoreRelayEnvironment(true)).toBe(true)
    expect(offline.relayEnvironment().check(feed)).toMatchObject({ status: 'available' })
  })

  test('another tab restores the lists only while the server is unreachable', async () => {
    await readFeed(await openPage())
    await leavePage()
    sessionStorage.clear()
    expect(await (await openPage()).restoreRelayEnvironment(false)).toBe(false)
    expect(await (await openPage()).restoreRelayEnvironment(true)).toBe(true)
  })
})

describe('after a build with other queries', () => {
  test.each([
    ['the tab', () => undefined],
    ['the database', () => sessionStorage.removeItem('reload-snapshot')],
  ])('records in %s are not restored', async (_where, prepare) => {
    await readFeed(await openPage())
    await leavePage()
    prepare()
    vi.stubGlobal('STORE_VERSION', 'another')
    expect(await (await openPage()).restoreRelayEnvironment(true)).toBe(false)
    vi.stubGlobal('STORE_VERSION', 'test')
    // They were removed: returning to the previous build does not bring them back.
    expect(await (await openPage()).restoreRelayEnvironment(true)).toBe(false)
  })
})

test('restored feed can be restored again with later changes', async () => {
  await readFeed(await openPage())
  await leavePage()
  const page = await openPage()
  await page.restoreRelayEnvironment(false)
  const environment = page.relayEnvironment()
  expect(environment.check(feed)).toMatchObject({ status: 'available' })
  environment.commitUpdate((store) => store.get('a')?.setValue('Changed', 'text'))
  await leavePage()
  const next = await openPage()
  expect(await next.restoreRelayEnvironment(false)).toBe(true)
  expect(next.relayEnvironment().check(feed)).toMatchObject({ status: 'available' })
  expect(next.relayEnvironment().getStore().getSource().get('a')).toMatchObject({ text: 'Changed' })
})

describe('nothing is restored', () => {
  test('after a sign-out', async () => {
    const page = await openPage()
    await readFeed(page)
    await leavePage()
    page.resetRelayEnvironment()
    expect(await (await openPage()).restoreRelayEnvironment(true)).toBe(false)
  })

  test('for another member', async () => {
    await readFeed(await openPage())
    await leavePage()
    const page = await openPage()
    vi.stubGlobal('fetch', async () => Response.json({ data: { viewer: { id: 'someone else' } } }))
    await (await import('#client/session/checkSession.ts')).checkSession()
    expect(await page.restoreRelayEnvironment(false)).toBe(false)
  })

  test('when a tab stores late, after a sign-out elsewhere', async () => {
    await readFeed(await openPage())
    localStorage.setItem('session', 'signed-out')
    await leavePage()
    expect(await (await openPage()).restoreRelayEnvironment(true)).toBe(false)
  })

  test('without storage', async () => {
    vi.stubGlobal('indexedDB', undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await readFeed(await openPage())
    await leavePage()
    expect(await (await openPage()).restoreRelayEnvironment(true)).toBe(false)
  })
})

type Page = Awaited<ReturnType<typeof openPage>>

/** Loads the modules again, as a reload does. */
function openPage() {
  vi.resetModules()
  return import('./environment.ts')
}

async function readFeed({ relayEnvironment }: Page) {
  vi.stubGlobal('fetch', async () => {
    const resolvers = { Viewer: () => ({ id: 'viewer' }), ...listOf([{ id: 'a' }]) }
    return Response.json(MockPayloadGenerator.generate(feed, resolvers))
  })
  await fetchQuery(relayEnvironment(), feedQuery, {}).toPromise()
}

async function leavePage() {
  dispatchEvent(new Event('pagehide'))
  // A read waits for the earlier writes.
  if (indexedDB) await keys(createStore('kept-lists', 'lists'))
}

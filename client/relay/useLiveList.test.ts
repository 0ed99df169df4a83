import { commitLocalUpdate } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { scrollTo } from '#tests/support/scrolling.ts'
import { edgeOf, itemsOf, LIST_ID, listOf } from '#tests/support/item-list.ts'
import { receiveEdge, receiveHead as mergeFirstPage } from './edges.ts'
import { liveListOf } from './useLiveList.ts'

beforeEach(() => {
  window.history.replaceState(null, '', '/items')
  scrollTo(0)
})

describe('new item of a live list', () => {
  test('is shown at once to a reader at the top', () => {
    const { list, receive, items } = showItems(['a'])
    receive('b')
    expect(items()).toEqual(['b', 'a'])
    expect(list.get().pendingIds.size).toBe(0)
  })

  test('is pending further down and on other screens until all are revealed', () => {
    const { list, receive, items } = showItems(['a'])
    scrollTo(900)
    receive('b')
    scrollTo(0)
    window.history.replaceState(null, '', '/elsewhere')
    receive('c')
    receive('c')
    expect(items()).toEqual(['c', 'b', 'a'])
    expect([...list.get().pendingIds]).toEqual(['b', 'c'])
    list.reveal()
    expect(list.get().pendingIds.size).toBe(0)
  })

  test('is no longer pending after its deletion', () => {
    const { list, receive } = showItems(['a'])
    scrollTo(900)
    receive('b')
    receive('c')
    list.drop('b')
    list.drop('unknown')
    expect([...list.get().pendingIds]).toEqual(['c'])
  })

  test('is ignored if the list was not fetched', () => {
    const { list, environment } = showItems(['a'])
    scrollTo(900)
    commitLocalUpdate(environment, (store) => receiveEdge(list, store, undefined, edgeOf(store, 'b')))
    expect(list.get().pendingIds.size).toBe(0)
  })
})

describe('item that arrives again', () => {
  test('stays in its place', () => {
    const { receive, items } = showItems(['a', 'b'])
    receive('b')
    expect(items()).toEqual(['a', 'b'])
  })

  test('moves to the top by its date, further down only when all are revealed', () => {
    const { list, receive, items } = showItems(['a', 'b', 'c'], { movesBy: 'createdAt' })
    scrollTo(900)
    receive('c')
    expect(items()).toEqual(['a', 'b', 'c'])
    expect([...list.get().movedIds]).toEqual(['c'])
    list.reveal()
    expect(items()).toEqual(['c', 'b', 'a'])
    expect(list.get().movedIds.size).toBe(0)
    scrollTo(0)
    receive('d')
    expect(items()).toEqual(['d', 'c', 'b', 'a'])
  })
})

describe('first page after missed events', () => {
  test('shows its new items at the top, and leaves them pending further down', () => {
    const { list, receiveHead, items } = showItems(['a'])
    receiveHead(['b', 'a'])
    expect(list.get().pendingIds.size).toBe(0)
    scrollTo(900)
    receiveHead(['c', 'b', 'a'])
    expect([...list.get().pendingIds]).toEqual(['c'])
    expect(items()).toEqual(['c', 'b', 'a'])
  })

  test('without known items marks the list as incomplete until it is revealed', () => {
    const { list, receiveHead, items } = showItems(['a'])
    receiveHead(['z', 'y'])
    expect(list.get().gaps).toBe(1)
    expect(items()).toEqual(['a'])
    list.reveal()
    expect(list.get().gaps).toBe(0)
  })
})

function showItems(known: string[], options?: { movesBy: string }) {
  const environment = createMockEnvironment()
  commitLocalUpdate(environment, (store) => listOf(store, LIST_ID, known))
  const list = liveListOf(environment, { name: 'items', paths: ['/items'], ...options })
  let pages = 0
  return {
    environment,
    list,
    receive: (id: string) =>
      commitLocalUpdate(environment, (store) =>
        receiveEdge(list, store, store.get(LIST_ID), edgeOf(store, id)),
      ),
    receiveHead: (ids: string[]) =>
      commitLocalUpdate(environment, (store) =>
        mergeFirstPage(list, store, store.get(LIST_ID), listOf(store, `page ${(pages += 1)}`, ids), () => {}),
      ),
    items: () => itemsOf(environment),
  }
}

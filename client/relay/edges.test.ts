import { commitLocalUpdate } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { edgeOf, itemsOf, LIST_ID, listOf } from '#tests/support/item-list.ts'
import { insertEdge, mergeHead, type HeadChange } from './edges.ts'

describe('first page after missed events', () => {
  test('adds new items at the top in their order', () => {
    expect(merge(['c', 'b', 'a'], ['e', 'd', 'c', 'b', 'a'])).toEqual({
      items: ['e', 'd', 'c', 'b', 'a'],
      newIds: ['d', 'e'],
      hasGap: false,
      removed: [],
    })
  })

  test('removes deleted items but none that are older than the page', () => {
    expect(merge(['d', 'c', 'b', 'a'], ['d', 'b'])).toMatchObject({
      newIds: [],
      hasGap: false,
      removed: ['c'],
    })
  })

  test('keeps an item that arrived during the request', () => {
    expect(merge(['d', 'c', 'b'], ['c', 'b'])).toMatchObject({ items: ['d', 'c', 'b'], removed: [] })
  })

  test('reports a gap without known items and changes nothing', () => {
    expect(merge(['b', 'a'], ['z', 'y', 'x'])).toEqual({
      items: ['b', 'a'],
      newIds: [],
      hasGap: true,
      removed: [],
    })
  })

  test('replaces all items if it is the whole list', () => {
    expect(merge(['b', 'a'], ['c'], { hasNextPage: false })).toMatchObject({
      newIds: ['c'],
      removed: ['b', 'a'],
    })
    expect(merge(['b', 'a'], [], { hasNextPage: false })).toMatchObject({ removed: ['b', 'a'] })
  })

  test('fills an empty list', () => {
    expect(merge([], ['b', 'a'])).toMatchObject({ items: ['b', 'a'], hasGap: false })
  })
})

test('list that was not fetched stays so', () => {
  commitLocalUpdate(createMockEnvironment(), (store) => {
    expect(insertEdge(store, store.get(LIST_ID), edgeOf(store, 'a'))).toBe(false)
    const change = mergeHead(store, store.get(LIST_ID), listOf(store, 'page', ['a']), () => {})
    expect(change).toEqual({ newIds: [], hasGap: false })
  })
})

test('edge is inserted once, at either end', () => {
  const environment = createMockEnvironment()
  commitLocalUpdate(environment, (store) => {
    const list = listOf(store, LIST_ID, ['b'])
    expect(insertEdge(store, list, edgeOf(store, 'c'))).toBe(true)
    expect(insertEdge(store, list, edgeOf(store, 'a'), 'last')).toBe(true)
    expect(insertEdge(store, list, edgeOf(store, 'a'))).toBe(false)
  })
  expect(itemsOf(environment)).toEqual(['c', 'b', 'a'])
})

function merge(known: string[], head: string[], { hasNextPage = true } = {}) {
  const environment = createMockEnvironment()
  let change: HeadChange | undefined
  const removed: string[] = []
  commitLocalUpdate(environment, (store) => {
    const list = listOf(store, LIST_ID, known)
    const page = listOf(store, 'page', head, { hasNextPage })
    change = mergeHead(store, list, page, (id) => removed.push(id))
  })
  return { ...change, removed, items: itemsOf(environment) }
}

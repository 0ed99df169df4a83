import { commitLocalUpdate, fetchQuery, type IEnvironment } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { everyoneQuery } from '#client/routes/everyone/everyoneLoader.ts'
import { listOf, postOf } from '#tests/support/show-feed.tsx'
import { mergeFeedHead, removePost, type FeedHeadChange } from './feed-connection.ts'

describe('first page of the feed after missed events', () => {
  test('adds new posts at the top in their order', () => {
    const environment = feedOf('c', 'b', 'a')
    expect(merge(environment, ['e', 'd', 'c', 'b', 'a'])).toEqual({ newPostIds: ['d', 'e'], hasGap: false })
    expect(postsIn(environment)).toEqual(['e', 'd', 'c', 'b', 'a'])
  })

  test('removes deleted posts but none that are older than the page', () => {
    const environment = feedOf('d', 'c', 'b', 'a')
    expect(merge(environment, ['d', 'b'])).toEqual({ newPostIds: [], hasGap: false })
    expect(postsIn(environment)).toEqual(['d', 'b', 'a'])
  })

  test('keeps a post that arrived during the request', () => {
    const environment = feedOf('d', 'c', 'b')
    merge(environment, ['c', 'b'])
    expect(postsIn(environment)).toEqual(['d', 'c', 'b'])
  })

  test('reports a gap without known posts and changes nothing', () => {
    const environment = feedOf('b', 'a')
    expect(merge(environment, ['z', 'y', 'x'])).toEqual({ newPostIds: [], hasGap: true })
    expect(postsIn(environment)).toEqual(['b', 'a'])
  })

  test('replaces all posts if it is the whole feed', () => {
    const environment = feedOf('b', 'a')
    merge(environment, ['c'], { isWholeFeed: true })
    expect(postsIn(environment)).toEqual(['c'])
  })

  test('changes nothing without a loaded feed', () => {
    const environment = createMockEnvironment()
    expect(merge(environment, ['a'])).toEqual({ newPostIds: [], hasGap: false })
  })
})

test('removed post decrements the post count of its author once', () => {
  const environment = feedOf('b', 'a')
  commitLocalUpdate(environment, (store) => {
    const author = store.get('a')?.getLinkedRecord('author')?.setValue(5, 'postCount')
    removePost(store, 'a')
    removePost(store, 'a')
    expect(author?.getValue('postCount')).toBe(4)
  })
  expect(postsIn(environment)).toEqual(['b'])
})

/** Posts are named by letters, later ones in the alphabet being newer. */
function fixture(id: string) {
  return { id, createdAt: new Date(Date.UTC(2026, 0, id.charCodeAt(0))).toISOString() }
}

function feedOf(...ids: string[]): IEnvironment {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver((asked) =>
    MockPayloadGenerator.generate(asked, listOf(ids.map(fixture))),
  )
  fetchQuery(environment, everyoneQuery, {}).subscribe({})
  return environment
}

function merge(environment: IEnvironment, ids: string[], { isWholeFeed = false } = {}) {
  let change: FeedHeadChange | undefined
  commitLocalUpdate(environment, (store) => {
    const head = ids.map((id) => {
      const { createdAt } = postOf(fixture(id))
      const post = (store.get(id) ?? store.create(id, 'Post'))
        .setValue(createdAt, 'createdAt')
        .setValue(id, 'id')
      return store.create(`edge of ${id}`, 'PostEdge').setLinkedRecord(post, 'node')
    })
    change = mergeFeedHead(store, 'everyone', head, isWholeFeed)
  })
  return change
}

function postsIn(environment: IEnvironment): string[] {
  const ids: string[] = []
  commitLocalUpdate(environment, (store) => {
    const connection = store.get('client:root:__FeedPosts_feed_connection')
    for (const edge of connection?.getLinkedRecords('edges') ?? []) {
      const id = edge?.getLinkedRecord('node')?.getDataID()
      if (id) ids.push(id)
    }
  })
  return ids
}

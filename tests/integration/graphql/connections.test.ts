import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const FEED = `query ($first: Int, $after: String, $last: Int, $before: String) {
  feed(first: $first, after: $after, last: $last, before: $before) {
    totalCount
    edges { cursor node { text databaseId } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`

type Window = { first?: number; after?: string | null; last?: number; before?: string | null }

const app = await sharedApp()
let ada: TestMember
let bob: TestMember
beforeAll(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[ada, bob] = [first, second]
})

/** The feed has the posts p12 to p1. */
async function createFeed(): Promise<void> {
  await app.dependencies.database.post.deleteMany()
  for (let number = 1; number <= 12; number += 1) await post(`p${number}`)
}

describe('feed connection', () => {
  beforeEach(createFeed)

  test('has correct hasNextPage and hasPreviousPage while paging forward', async () => {
    const top = await read({ first: 5 })
    expect(top).toMatchObject({ texts: ['p12', 'p11', 'p10', 'p9', 'p8'], hasNext: true, hasPrevious: false })
    const middle = await read({ first: 5, after: top.end })
    expect(middle).toMatchObject({ texts: ['p7', 'p6', 'p5', 'p4', 'p3'], hasNext: true, hasPrevious: true })
    const bottom = await read({ first: 5, after: middle.end })
    expect(bottom).toMatchObject({ texts: ['p2', 'p1'], hasNext: false, hasPrevious: true })
    expect(await read({ first: 5, after: bottom.end })).toMatchObject({
      texts: [],
      hasNext: false,
      hasPrevious: true,
      start: null,
      end: null,
    })
  })

  test('keeps its order and page info while paging backward', async () => {
    const bottom = await read({ last: 5 })
    expect(bottom).toMatchObject({ texts: ['p5', 'p4', 'p3', 'p2', 'p1'], hasNext: false, hasPrevious: true })
    const middle = await read({ last: 5, before: bottom.start })
    expect(middle).toMatchObject({ texts: ['p10', 'p9', 'p8', 'p7', 'p6'], hasNext: true, hasPrevious: true })
    const top = await read({ last: 5, before: middle.start })
    expect(top).toMatchObject({ texts: ['p12', 'p11'], hasNext: true, hasPrevious: false })
  })

  test('between two cursors contains the posts between them', async () => {
    const { cursors } = await read({ first: 12 })
    const between = { after: cursors[2], before: cursors[8] }
    expect(await read({ ...between, first: 3 })).toMatchObject({
      texts: ['p9', 'p8', 'p7'],
      hasNext: true,
      hasPrevious: true,
    })
    expect(await read({ ...between, last: 50 })).toMatchObject({
      texts: ['p9', 'p8', 'p7', 'p6', 'p5'],
      hasNext: true,
      hasPrevious: true,
    })
  })

  test('has no next page after exactly one full page', async () => {
    expect(await read({ first: 12 })).toMatchObject({ hasNext: false, hasPrevious: false })
    expect(await read({ last: 12 })).toMatchObject({ hasNext: false, hasPrevious: false })
    expect(await read({ first: 0 })).toMatchObject({ texts: [], hasNext: true })
  })

  test('has ten posts by default', async () => {
    expect((await read({})).texts).toHaveLength(10)
  })

  test('skips and repeats nothing while posts are created and deleted', async () => {
    const seen: string[] = []
    let after: string | null = null
    for (let page = 0; ; page += 1) {
      const { ids, end, hasNext } = await read({ first: 4, after })
      seen.push(...ids)
      await post(`came while page ${page} was read`)
      const last = ids.at(-1)
      // The post that the next cursor points to.
      if (page === 0 && last) await ada.rest.delete(`/post/me/${last}`)
      if (!hasNext || !end) break
      after = end
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(12)
  })

  test('continues after a deleted post in both directions', async () => {
    const { cursors, texts } = await read({ first: 5 })
    const { ids } = await read({ first: 5 })
    await ada.rest.delete(`/post/me/${ids[2]}`)
    expect((await read({ first: 2, after: cursors[2] })).texts).toEqual([texts[3], texts[4]])
    expect((await read({ last: 2, before: cursors[2] })).texts).toEqual([texts[0], texts[1]])
  })

  test('has a stable order for posts of the same moment', async () => {
    const { database, clock } = app.dependencies
    const createdAt = clock.now()
    const ids = Array.from({ length: 9 }, () => uuidv7())
    const row = { authorId: bob.id, text: 'twin', tags: [], createdAt, updatedAt: createdAt }
    await database.post.createMany({ data: ids.map((id) => ({ ...row, id })) })
    const seen: string[] = []
    let after: string | null = null
    while (seen.length < 9) {
      const page = await read({ first: 2, after })
      seen.push(...page.ids)
      after = page.end
    }
    expect(seen.slice(0, 9)).toEqual([...ids].reverse())
  })
})

describe('connection', () => {
  test.for([
    { first: 1, last: 1 },
    { first: -1 },
    { first: 51 },
    { last: 51 },
    { last: -1 },
    { first: 2_000_000_000 },
  ])('refuses %j', async (window) => {
    const { errors, data } = await ada.graphql.send(FEED, window)
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      {
        message: 'Provide either first or last, as a number from 0 to 50',
        path: ['feed'],
        extensions: { code: 'VALIDATION_FAILED' },
      },
    ])
  })

  const MADE_UP = [
    '',
    'x',
    '💩',
    encode('not json'),
    encode([1]),
    encode(['1', '0190a0b0-0000-7000-8000-000000000000']),
    encode([1, 'x']),
    encode([1e300, '0190a0b0-0000-7000-8000-000000000000']),
    encode([-1e300, '0190a0b0-0000-7000-8000-000000000000']),
    encode([8.64e15, '0190a0b0-0000-7000-8000-000000000000']),
    encode([-8.64e15, '0190a0b0-0000-7000-8000-000000000000']),
    encode({ key: 1, id: "'; DROP TABLE posts" }),
  ]
  test.for(MADE_UP)('refuses an invalid cursor: %j', async (cursor) => {
    for (const window of [{ after: cursor }, { before: cursor, last: 3 }]) {
      const { errors } = await ada.graphql.send(FEED, window)
      expect(errors).toMatchObject([
        {
          message: 'The cursor does not belong to this list',
          extensions: { code: 'VALIDATION_FAILED' },
        },
      ])
    }
  })

  test('has a total count and the first cursor of each numbered page', async () => {
    const [carl] = await createMembers(app, 1)
    for (let number = 1; number <= 6; number += 1) await post(`c${number}`, carl)
    const query = `query ($id: UUID!, $number: Int!) {
      user(id: $id) { posts(first: 0) { totalCount pageCursors(size: 2) { totalPages page(number: $number) { number cursor } } } }
    }`
    const ask = async (number: number) => (await ada.graphql.send(query, { id: carl?.id, number })).data
    const FIRST = { totalCount: 6, pageCursors: { totalPages: 3, page: { number: 1, cursor: null } } }
    expect(await ask(1)).toEqual({ user: { posts: FIRST } })
    const third = textAt(await ask(3), 'user.posts.pageCursors.page.cursor')
    const read3 = `query ($id: UUID!, $after: String) { user(id: $id) { posts(first: 2, after: $after) { edges { node { text } } } } }`
    expect((await ada.graphql.send(read3, { id: carl?.id, after: third })).data).toEqual({
      user: { posts: { edges: [{ node: { text: 'c2' } }, { node: { text: 'c1' } }] } },
    })
    expect(valueAt(await ask(4), 'user.posts.pageCursors.page')).toBeNull()
    expect(valueAt(await ask(2_000_000_000), 'user.posts.pageCursors.page')).toBeNull()
  })

  test('refuses page 0 and page sizes of 0 and 51', async () => {
    const page = await ada.graphql.send('{ feed { pageCursors { page(number: 0) { cursor } } } }')
    expect(page.errors).toMatchObject([{ message: 'Page must be a positive number' }])
    for (const size of [0, -1, 51]) {
      const { errors } = await ada.graphql.send(`{ feed { pageCursors(size: ${size}) { totalPages } } }`)
      expect(errors).toMatchObject([{ message: 'Limit must be a number from 1 to 50' }])
    }
  })

  test('of trending posts pages in both directions', async () => {
    await createFeed()
    const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
      trendingPosts(first: $first, after: $after, last: $last, before: $before) {
        edges { cursor node { databaseId } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor }
      }
    }`
    const forward: unknown[] = []
    for (let window: Window = { first: 5 }; ;) {
      const { data } = await ada.graphql.send(query, window)
      forward.push(...listAt(data, 'trendingPosts.edges'))
      if (valueAt(data, 'trendingPosts.pageInfo.hasNextPage') !== true) break
      window = { first: 5, after: textAt(data, 'trendingPosts.pageInfo.endCursor') }
    }
    const backward: unknown[] = []
    for (let window: Window = { last: 5 }; ;) {
      const { data } = await ada.graphql.send(query, window)
      backward.unshift(...listAt(data, 'trendingPosts.edges'))
      if (valueAt(data, 'trendingPosts.pageInfo.hasPreviousPage') !== true) break
      window = { last: 5, before: textAt(data, 'trendingPosts.pageInfo.startCursor') }
    }
    expect(forward).toHaveLength(12)
    expect(backward).toEqual(forward)
  })
})

async function read(window: Window) {
  const { data } = await ada.graphql.send(FEED, window)
  const edges = listAt(data, 'feed.edges')
  return {
    texts: edges.map((edge) => textAt(edge, 'node.text')),
    ids: edges.map((edge) => textAt(edge, 'node.databaseId')),
    cursors: edges.map((edge) => textAt(edge, 'cursor')),
    hasNext: valueAt(data, 'feed.pageInfo.hasNextPage'),
    hasPrevious: valueAt(data, 'feed.pageInfo.hasPreviousPage'),
    start: cursorAt(data, 'feed.pageInfo.startCursor'),
    end: cursorAt(data, 'feed.pageInfo.endCursor'),
  }
}

function cursorAt(data: unknown, path: string): string | null {
  return valueAt(data, path) === null ? null : textAt(data, path)
}

async function post(text: string, { graphql }: TestMember | undefined = ada): Promise<void> {
  await graphql.send('mutation ($text: String!) { createPost(input: { text: $text }) { __typename } }', {
    text,
  })
}

function encode(cursor: unknown): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

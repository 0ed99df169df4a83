import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { advanceTrendingMembers } from '#server/features/trending/advance-trending-members.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { schema } from '#server/schema/schema.ts'
import { openDatabaseProxy, type DatabaseProxy } from '#tests/support/database-proxy.ts'
import { gatherCrowd, type CrowdMember } from '#tests/support/crowd.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { connectionsOf, nestedConnectionsIn, nestedConnectionsOf } from '#tests/support/nested-lists.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { postApis } from '#tests/support/post-apis.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const CARD = `id databaseId text createdAt updatedAt likeCount dislikeCount commentCount shareCount tags viewerReaction
  viewerCanDelete
  author { id databaseId username fullName photoUrl bio postCount likeCount isViewer createdAt }
  media { ... on ImageMedia { url width height altText thumbHash isAnimated } }`
const PAGE = `edges { cursor node { ${CARD} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

/** All that a connection tells, but the beginnings of numbered pages, each of which is a statement of its own. */
const ALL = `${PAGE} totalCount pageCursors { totalPages }`
const POSTS = `username posts(first: 3) { ${ALL} }`

let testDatabase: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let reader: CrowdMember
let author: CrowdMember
let authors: CrowdMember[]
beforeAll(async () => {
  // What is done from time to time has statements of its own.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  testDatabase = await createTestDatabase()
  proxy = await openDatabaseProxy(testDatabase.url)
  // Without an ffmpeg there is no queue of videos, which has statements of its own.
  app = await startTestApp({ databaseUrl: proxy.url, ffmpegPath: '/nowhere/ffmpeg' })
  authors = await gatherCrowd(app, 10)
  const [first, second] = authors
  if (!first || !second) throw new Error('Ten were asked for')
  ;[reader, author] = [first, second]
  const picture = await drawPicture({ width: 100, height: 100 })
  for (let number = 0; number < 50; number += 1) {
    const form = new FormData()
    form.append('title', `post ${number} #tag`)
    if (number % 10 === 0) form.append('post', picture)
    const { text } = (await authors[number % 10]?.rest.form('/post', form)) ?? {}
    const postId = text?.('post.id')
    await reader.rest.post('/postinteractions', { postId, type: 'like' })
  }
})
afterAll(async () => {
  vi.useRealTimers()
  await app.stop()
  await proxy.cut()
  await testDatabase.drop()
})

describe("page with authors, counts, images and the viewer's reactions takes", () => {
  const LISTS = [
    ['the feed', (first: number) => `{ feed(first: ${first}) { ${PAGE} } }`],
    ['the trending posts', (first: number) => `{ trendingPosts(first: ${first}) { ${PAGE} } }`],
  ] as const
  test.for(LISTS)('two statements at any size: %s', async ([, query]) => {
    for (const first of [1, 10, 50]) {
      expect(await statementsFor(() => ask(query(first)))).toBe(2)
    }
    const answer = await ask(query(50))
    expect(answer.match(/"cursor"/g)).toHaveLength(50)
    expect(answer).toContain('LIKE')
    expect(answer).toContain('/media/image/full/')
  })

  test('two statements from the middle and backward', async () => {
    const { data } = await reader.graphql.send('{ feed(first: 20) { pageInfo { endCursor } } }')
    const cursor = Object(data).feed.pageInfo.endCursor
    expect(await statementsFor(() => ask(`{ feed(first: 20, after: "${cursor}") { ${PAGE} } }`))).toBe(2)
    expect(await statementsFor(() => ask(`{ feed(last: 20, before: "${cursor}") { ${PAGE} } }`))).toBe(2)
  })

  test('one more for the total count, and none for it over REST on any page', async () => {
    expect(await statementsFor(() => ask(`{ feed(first: 50) { totalCount ${PAGE} } }`))).toBe(3)
    expect(await statementsFor(() => reader.rest.get('/post?limit=50'))).toBe(2)
    expect(await statementsFor(() => reader.rest.get('/post?limit=10&page=3'))).toBe(2)
  })
})

/** Every connection of the schema, with queries for pages of this size in which it stands, also within others. */
const CONNECTIONS: Record<string, (first: number) => string[]> = {
  'Query.feed': (first) => [`{ feed(first: ${first}) { ${ALL} } }`],
  'Query.trendingPosts': (first) => [`{ trendingPosts(first: ${first}) { ${ALL} } }`],
  'User.posts': (first) => [
    `{ user(id: "${author.id}") { posts(first: ${first}) { ${ALL} } } }`,
    `{ feed(first: ${first}) { edges { node { author { ${POSTS} } } } } }`,
    `{ trendingPosts(first: ${first}) { edges { node { author { ${POSTS} } } } } }`,
    `{ trendingMembers(first: ${first}) { user { ${POSTS} } } }`,
    `{ user(id: "${author.id}") { posts(first: ${first}) { edges { node { author { ${POSTS} } } } } } }`,
    `{ nodes(ids: ${JSON.stringify(globalIds(first))}) { ... on User { ${POSTS} } } }`,
  ],
}

describe('every connection takes as many statements for ten as for one', () => {
  test('including all connections and all paths to one within a list', () => {
    expect(connectionsOf(schema).toSorted(byName)).toEqual(Object.keys(CONNECTIONS))
    const asked = Object.values(CONNECTIONS).flatMap((queries) =>
      queries(1).flatMap((query) => nestedConnectionsIn(schema, query)),
    )
    expect([...new Set(asked)].toSorted(byName)).toEqual(nestedConnectionsOf(schema).toSorted(byName))
  })

  test.for(Object.entries(CONNECTIONS))('%s', async ([, queries]) => {
    await advanceTrendingMembers(app.dependencies)
    const [ofOne, ofTen] = [queries(1), queries(10)]
    for (const [index, many] of ofTen.entries()) {
      const one = ofOne[index] ?? ''
      expect(authorsIn(await ask(many))).toBeGreaterThan(authorsIn(await ask(one)))
      expect(await statementsFor(() => ask(many))).toBe(await statementsFor(() => ask(one)))
    }
  })
})

test('posts of several members are loaded for the right ones, also for repeated members and those without posts', async () => {
  const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on User { id
    posts(first: 2) { totalCount pageInfo { hasNextPage } edges { node { text author { id } } } } } } }`
  const { data: page } = await reader.graphql.send('{ feed(first: 3) { edges { node { author { id } } } } }')
  const authorIds: string[] = listAt(page, 'feed.edges').map((edge) => textAt(edge, 'node.author.id'))
  const [lurker] = await gatherCrowd(app, 1)
  const lurkerId = textAt((await lurker?.graphql.send('{ viewer { user { id } } }'))?.data, 'viewer.user.id')
  const ids = [...authorIds, lurkerId, ...authorIds.slice(0, 1)]
  const { data, errors } = await reader.graphql.send(query, { ids })
  expect(errors).toBeUndefined()
  for (const [index, id] of ids.entries()) {
    const isLurker = id === lurkerId
    expect(valueAt(data, `nodes.${index}`)).toMatchObject({
      id,
      posts: {
        totalCount: isLurker ? 0 : 5,
        pageInfo: { hasNextPage: !isLurker },
        edges: isLurker ? [] : [{ node: { author: { id } } }, { node: { author: { id } } }],
      },
    })
  }
})

test("member's profile with their posts takes three statements", async () => {
  const query = `{ user(id: "${author.id}") { username bio posts(first: 10) { ${PAGE} } } }`
  expect(await statementsFor(() => ask(query))).toBe(3)
})

test('own profile takes two statements over both APIs', async () => {
  expect(await statementsFor(() => reader.rest.get('/users/me/profile-info'))).toBe(2)
  const query = '{ viewer { email phone lastUpdated user { username bio photoUrl postCount isViewer } } }'
  expect(await statementsFor(() => ask(query))).toBe(2)
})

test('nodes of several types take one statement per type', async () => {
  const { data } = await reader.graphql.send('{ feed(first: 40) { edges { node { id author { id } } } } }')
  const ids = Object(data).feed.edges.flatMap((edge: { node: { id: string; author: { id: string } } }) => [
    edge.node.id,
    edge.node.author.id,
  ])
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
  expect(await statementsFor(() => reader.graphql.send(query, { ids }))).toBe(3)
})

test('reaction takes three statements: session, reaction with counts, and post', async () => {
  const postId = (await reader.rest.get('/post?limit=1')).text('posts.0.id')
  const react = () => reader.rest.post('/postinteractions', { postId, type: 'like' })
  expect(await statementsFor(react)).toBe(3)
})

test.for(postApis)(
  'post over $api takes three statements, and four with an idempotency key',
  async ({ postBy }) => {
    const post = postBy(reader.http)
    expect(await statementsFor(() => post({ text: 'Knock, knock' }))).toBe(3)
    const named = () => post({ text: 'Knock, knock', idempotencyKey: crypto.randomUUID() })
    expect(await statementsFor(named)).toBe(4)
  },
)

test('prepared statements with any number of ids use a generic plan', async () => {
  const { sql } = app.dependencies
  const postId = (await reader.rest.get('/post?limit=1')).text('posts.0.id')
  for (let time = 0; time < 20; time += 1) {
    await reader.rest.post('/postinteractions', { postId, type: 'like' })
    await reader.rest.post(`/post/${postId}/share`)
    await ask(`{ user(id: "${author.id}") { ${POSTS} } }`)
  }
  const planned = await sql<{ name: string }>(PLANS, [])
  expect(planned.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'members-by-id',
      'insert-shares',
      'posts-by-id',
      'posts-of-member-each-forward',
      'toggle-reactions',
    ]),
  )
  expect(planned).toEqual(planned.map(({ name }) => ({ name, isPlannedAnew: false })))
})

const PLANS = {
  name: 'plans',
  text: `
    SELECT name, custom_plans > 5 AS "isPlannedAnew" FROM pg_prepared_statements
    WHERE generic_plans + custom_plans >= 10 ORDER BY name`,
}

const byName = (one: string, other: string) => one.localeCompare(other)

function globalIds(first: number): string[] {
  return authors.slice(0, first).map(({ id }) => encodeGlobalId('User', id))
}

function authorsIn(answer: string): number {
  return answer.split('"username"').length - 1
}

async function statementsFor(act: () => Promise<unknown>): Promise<number> {
  // Prepared in each connection beforehand, so that only the statements themselves are counted.
  await act()
  const before = proxy.statements()
  await act()
  return proxy.statements() - before
}

async function ask(query: string): Promise<string> {
  const { data, errors } = await reader.graphql.send(query)
  expect(errors).toBeUndefined()
  return JSON.stringify(data)
}

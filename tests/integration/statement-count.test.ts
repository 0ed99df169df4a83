import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findTemplate } from '#server/features/memes/templates.ts'
import { loadFeed } from '#server/features/posts/load-feed.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { advanceTrendingTags } from '#server/features/tags/advance-trending-tags.ts'
import { advanceTrendingMembers } from '#server/features/trending/advance-trending-members.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Events } from '#server/platform/events/events.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { schema } from '#server/schema/schema.ts'
import { openDatabaseProxy, type DatabaseProxy } from '#tests/support/database-proxy.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { connectionsOf, nestedConnectionsIn, nestedConnectionsOf } from '#tests/support/nested-lists.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { postApis } from '#tests/support/post-apis.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { createStubListener } from '#tests/support/stub-listener.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const CARD = `id databaseId text createdAt updatedAt likeCount dislikeCount commentCount shareCount tags viewerReaction
  viewerCanDelete
  author { id databaseId username fullName photoUrl bio postCount likeCount isViewer createdAt }
  media { ... on ImageMedia { url width height altText thumbHash isAnimated } }`
const PAGE = `edges { cursor node { ${CARD} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

/** All fields of a connection except the page cursors, each of which needs its own statement. */
const ALL = `${PAGE} totalCount pageCursors { totalPages }`
const FOLLOWS = 'edges { cursor node { username } } pageInfo { hasNextPage endCursor }'
const MEMBER = `username viewerFollows followerCount viewerBlocks posts(first: 3) { ${ALL} }
  followers(first: 3) { ${FOLLOWS} } following(first: 3) { ${FOLLOWS} }`
const COMMENT_PAGE = `edges { cursor node { id text viewerReaction author { username } post { id } parent { id } } }
  pageInfo { hasNextPage endCursor }`
const COMMENTS = `author { username } comments(first: 3) { ${COMMENT_PAGE} }`
const REPLIES = `author { username } replies(first: 3) { ${COMMENT_PAGE} }`

/** Events would wake background tasks. */
const SILENT_EVENTS: Events = {
  publish: async () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
}

/** The queue polls the database. */
const SILENT_PUSH: Dependencies['push'] = {
  sender: { publicKey: '', isAllowed: () => false, send: async () => 'gone' },
  queue: {
    add: async () => undefined,
    wake: () => undefined,
    start: () => undefined,
    close: async () => undefined,
  },
}

/** Every request reads its session. */
const listener = createStubListener()

let testDatabase: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let reader: TestMember
let author: TestMember
/** Blocks and mutes nobody, unlike the reader. */
let friend: TestMember
let authors: TestMember[]
/** Has more than ten comments, the oldest of which has more than ten replies. */
let commentedPost: string
let commentedPosts: string[]
let commentIds: string[]
let tagIds: string[]
/** Uploads of the reader with one lookalike, and with several. */
let uploadIds: string[]
beforeAll(async () => {
  // Background tasks have their own statements.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  testDatabase = await createTestDatabase()
  proxy = await openDatabaseProxy(testDatabase.url)
  // Without ffmpeg there is no video queue, which has its own statements.
  app = await startTestApp(
    { databaseUrl: proxy.url, ffmpegPath: '/nowhere/ffmpeg' },
    { events: SILENT_EVENTS, push: SILENT_PUSH, listener },
  )
  authors = await createMembers(app, 10)
  const [first, second, third] = authors
  if (!first || !second || !third) throw new Error('Ten were asked for')
  ;[reader, author, friend] = [first, second, third]
  const picture = await drawPicture({ width: 100, height: 100 })
  for (let number = 0; number < 50; number += 1) {
    const form = new FormData()
    form.append('title', `post ${number} #tag #tag${number % 7}`)
    if (number % 10 === 0) form.append('post', picture)
    const { text } = (await authors[number % 10]?.rest.form('/post', form)) ?? {}
    const postId = text?.('post.id')
    for (const member of [reader, friend])
      await member.rest.post('/postinteractions', { postId, type: 'like' })
  }
  const posts = await app.dependencies.database.post.findMany({
    select: { id: true },
    orderBy: { createdAt: 'desc' },
  })
  commentedPosts = posts.map(({ id }) => id)
  commentedPost = commentedPosts[0] ?? ''
  await relateMembers()
  // The newest notifications must be about comments.
  await processChanges(app.dependencies)
  await addComments()
  await makeMemes()
  await sendMutation(reader.graphql, 'followTag', { name: 'tag' }, '__typename')
  tagIds = (await app.dependencies.database.tag.findMany()).map(({ id }) => encodeGlobalId('Tag', id))
  await processChanges(app.dependencies)
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
      expect(await statementsFor(() => ask(query(first), friend))).toBe(2)
    }
    const answer = await ask(query(50), friend)
    expect(answer.match(/"cursor"/g)).toHaveLength(50)
    expect(answer).toContain('LIKE')
    expect(answer).toContain('/media/image/full/')
  })

  test('two statements from the middle and backward, and one more if rows beyond the cursor are asked for', async () => {
    const { data } = await reader.graphql.send('{ feed(first: 20) { pageInfo { endCursor } } }')
    const cursor = Object(data).feed.pageInfo.endCursor
    const pages: [string, string, string][] = [
      ['first: 20, after', 'hasNextPage', 'hasPreviousPage'],
      ['last: 20, before', 'hasPreviousPage', 'hasNextPage'],
    ]
    for (const [window, ahead, behind] of pages) {
      const page = (flags: string) =>
        `{ feed(${window}: "${cursor}") { edges { node { ${CARD} } } pageInfo { ${flags} startCursor endCursor } } }`
      expect(await statementsFor(() => ask(page(ahead), friend))).toBe(2)
      expect(await statementsFor(() => ask(page(`${ahead} ${behind}`), friend))).toBe(3)
    }
  })

  test('one more for a viewer who blocks or mutes members', async () => {
    expect(await statementsFor(() => ask(`{ feed(first: 10) { ${PAGE} } }`))).toBe(3)
  })

  test('one together for several viewers at the same time', async () => {
    const { dependencies } = app
    const list = ({ id }: TestMember) => loadFeed(dependencies, id, { first: 10 })
    expect(await statementsFor(() => Promise.all(authors.slice(1).map(list)))).toBe(1)
  })

  test('one more for the total count, and none for it over REST on any page', async () => {
    expect(await statementsFor(() => ask(`{ feed(first: 50) { totalCount ${PAGE} } }`, friend))).toBe(3)
    expect(await statementsFor(() => reader.rest.get('/post?limit=50'))).toBe(2)
    expect(await statementsFor(() => reader.rest.get('/post?limit=10&page=3'))).toBe(2)
  })
})

test('a remembered session takes no statement', async () => {
  listener.setCurrent(true)
  expect(await statementsFor(() => ask(`{ feed(first: 10) { ${PAGE} } }`, friend))).toBe(1)
  listener.setCurrent(false)
})

/** Queries with lists of this length, by the type of their items, which have these fields. */
const LISTS_OF = {
  Post: (first: number, fields: string) => [
    `{ lookalikes(mediaId: "${uploadIds[first === 1 ? 0 : 1]}") { ${fields} } }`,
    `{ feed(first: ${first}) { edges { node { ${fields} } } } }`,
    `{ trendingPosts(first: ${first}) { edges { node { ${fields} } } } }`,
    `{ followedFeed(first: ${first}) { edges { node { ${fields} } } } }`,
    `{ viewer { savedPosts(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ user(id: "${author.id}") { posts(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ searchPosts(query: "post", first: ${first}) { edges { node { ${fields} } } } }`,
    `{ topPosts(period: WEEK, first: ${first}) { edges { node { ${fields} } } } }`,
    `{ tag(name: "tag") { posts(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ memeTemplate(slug: "surprised") { memes(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ post(id: "${commentedPost}") { remixes(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ nodes(ids: ${JSON.stringify(postIds(first))}) { ... on Post { ${fields} } } }`,
    notificationsOf(first, `post { ${fields} }`),
    ...LISTS_OF.Comment(first, `post { ${fields} }`),
  ],
  Comment: (first: number, fields: string) => [
    commentsOf(first, fields),
    commentsOf(1, `replies(first: ${first}) { edges { node { ${fields} } } }`),
    `{ nodes(ids: ${JSON.stringify(commentIds.slice(0, first))}) { ... on Comment { ${fields} } } }`,
  ],
  User: (first: number, fields: string) => [
    `{ trendingMembers(first: ${first}) { user { ${fields} } } }`,
    `{ suggestedMembers(first: ${first}) { ${fields} } }`,
    `{ searchMembers(query: "member", first: ${first}) { edges { node { ${fields} } } } }`,
    `{ user(id: "${author.id}") { followers(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ user(id: "${author.id}") { following(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ viewer { blockedMembers(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ viewer { mutedMembers(first: ${first}) { edges { node { ${fields} } } } } }`,
    `{ nodes(ids: ${JSON.stringify(globalIds(first))}) { ... on User { ${fields} } } }`,
    notificationsOf(first, `actors { ${fields} }`),
    ...LISTS_OF.Post(first, `author { ${fields} }`),
    ...LISTS_OF.Comment(first, `author { ${fields} }`),
  ],
}

const listsOfTags = (first: number, fields: string) => [
  `{ searchTags(query: "tag", first: ${first}) { ${fields} } }`,
  `{ trendingTags(first: ${first}) { ${fields} } }`,
  `{ viewer { followedTags { ${fields} } } }`,
  `{ nodes(ids: ${JSON.stringify(tagIds.slice(0, first))}) { ... on Tag { ${fields} } } }`,
]

const listsOfTemplates = (first: number, fields: string) => [
  `{ memeTemplates(first: ${first}) { edges { node { ${fields} } } } }`,
  ...LISTS_OF.Post(first, `author { username } meme { template { ${fields} } }`),
]

/** Every connection of the schema, with queries of this page size that contain it, also nested in others. */
const CONNECTIONS: Record<string, (first: number) => string[]> = {
  'Comment.replies': (first) => [
    ...LISTS_OF.Comment(first, REPLIES),
    notificationsOf(first, `comment { ${REPLIES} }`),
  ],
  'MemeTemplate.memes': (first) => listsOfTemplates(first, `useCount memes(first: ${first}) { ${ALL} }`),
  'Post.comments': (first) => LISTS_OF.Post(first, COMMENTS),
  'Post.remixes': (first) => LISTS_OF.Post(first, `author { username } remixes(first: ${first}) { ${ALL} }`),
  'Query.feed': (first) => [`{ feed(first: ${first}) { ${ALL} } }`],
  'Query.followedFeed': (first) => [`{ followedFeed(first: ${first}) { ${ALL} } }`],
  'Query.memeTemplates': (first) => [
    `{ memeTemplates(first: ${first}) { edges { cursor node { useCount image { altText } memes(first: ${first}) { ${ALL} } } } } }`,
  ],
  'Query.searchMembers': (first) => [`{ searchMembers(query: "member", first: ${first}) { ${FOLLOWS} } }`],
  'Query.searchPosts': (first) => [`{ searchPosts(query: "post", first: ${first}) { ${ALL} } }`],
  'Query.topPosts': (first) => [`{ topPosts(period: WEEK, first: ${first}) { ${ALL} } }`],
  'Query.trendingPosts': (first) => [`{ trendingPosts(first: ${first}) { ${ALL} } }`],
  'Tag.posts': (first) => listsOfTags(first, `posts(first: ${first}) { ${ALL} }`),
  'User.followers': (first) => LISTS_OF.User(first, MEMBER),
  'User.following': (first) => [`{ user(id: "${author.id}") { following(first: ${first}) { ${FOLLOWS} } } }`],
  'User.posts': (first) => [`{ user(id: "${author.id}") { posts(first: ${first}) { ${ALL} } } }`],
  'Viewer.blockedMembers': (first) => [`{ viewer { blockedMembers(first: ${first}) { ${FOLLOWS} } } }`],
  'Viewer.mutedMembers': (first) => [`{ viewer { mutedMembers(first: ${first}) { ${FOLLOWS} } } }`],
  'Viewer.notifications': (first) => [notificationsOf(first, 'text path actors { username }')],
  'Viewer.savedPosts': (first) => [`{ viewer { savedPosts(first: ${first}) { ${ALL} } } }`],
}

describe('every connection takes as many statements for ten as for one', () => {
  beforeAll(async () => {
    uploadIds = await addLookalikes()
  })

  test('including rows before a cursor in each of several lists', async () => {
    const first = await ask(
      `{ post(id: "${commentedPost}") { comments(first: 1) { pageInfo { endCursor } } } }`,
    )
    const cursor: unknown = JSON.parse(first).post.comments.pageInfo.endCursor
    const page = `comments(first: 1, after: "${cursor}") { pageInfo { hasPreviousPage } }`
    const one = await statementsFor(() => ask(`{ feed(first: 1) { edges { node { ${page} } } } }`))
    expect(await statementsFor(() => ask(`{ feed(first: 10) { edges { node { ${page} } } } }`))).toBe(one)
  })

  test('including all connections and all paths to one within a list', () => {
    expect(connectionsOf(schema).toSorted(byName)).toEqual(Object.keys(CONNECTIONS))
    const asked = Object.values(CONNECTIONS).flatMap((queries) =>
      queries(1).flatMap((query) => nestedConnectionsIn(schema, query)),
    )
    expect([...new Set(asked)].toSorted(byName)).toEqual(
      nestedConnectionsOf(schema)
        // A list has at most one viewer.
        .filter((path) => !path.includes('> Viewer.'))
        .toSorted(byName),
    )
  })

  test.for(Object.entries(CONNECTIONS))('%s', async ([, queries]) => {
    await advanceTrendingMembers(app.dependencies)
    await advanceTrendingTags(app.dependencies)
    const [ofOne, ofTen] = [queries(1), queries(10)]
    for (const [index, many] of ofTen.entries()) {
      const one = ofOne[index] ?? ''
      expect(authorsIn(await ask(many))).toBeGreaterThan(authorsIn(await ask(one)))
      expect(await statementsFor(() => ask(many)), many).toBe(await statementsFor(() => ask(one)))
    }
  })
})

test('posts of several members are loaded for the right ones, also for repeated members and those without posts', async () => {
  const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on User { id
    posts(first: 2) { totalCount pageInfo { hasNextPage } edges { node { text author { id } } } } } } }`
  const { data: page } = await reader.graphql.send('{ feed(first: 3) { edges { node { author { id } } } } }')
  const authorIds: string[] = listAt(page, 'feed.edges').map((edge) => textAt(edge, 'node.author.id'))
  const [lurker] = await createMembers(app, 1)
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

test('comment takes three statements: session, comment, and post with its count', async () => {
  const comment = `mutation ($postId: ID!) { addComment(input: { postId: $postId, text: "Who is there?" }) {
    ... on AddCommentPayload { comment { id text author { username } } post { commentCount } }
  } }`
  const postId = encodeGlobalId('Post', commentedPost)
  expect(await statementsFor(() => reader.graphql.send(comment, { postId }))).toBe(3)
})

test.for(postApis)(
  'post over $api takes two statements, and three with an idempotency key',
  async ({ postBy }) => {
    const post = postBy(reader.http)
    expect(await statementsFor(() => post({ text: 'Knock, knock' }))).toBe(2)
    const named = () => post({ text: 'Knock, knock', idempotencyKey: crypto.randomUUID() })
    expect(await statementsFor(named)).toBe(3)
  },
)

const byName = (one: string, other: string) => one.localeCompare(other)

function commentsOf(first: number, fields: string): string {
  return `{ post(id: "${commentedPost}") { comments(first: ${first}, sort: OLDEST) { edges { node { ${fields} } } } } }`
}

function notificationsOf(first: number, fields: string): string {
  return `{ viewer { notifications(first: ${first}) { edges { node { id ${fields} } } } } }`
}

function postIds(first: number): string[] {
  return commentedPosts.slice(0, first).map((id) => encodeGlobalId('Post', id))
}

/** Adds two comments with a reply to every post, and twelve to the newest one. */
async function addComments(): Promise<void> {
  const { database, clock } = app.dependencies
  const comments: Prisma.CommentCreateManyInput[] = []
  const add = (postId: string, place: number, parent?: Prisma.CommentCreateManyInput) => {
    const comment = {
      id: crypto.randomUUID(),
      postId,
      parentId: parent?.id ?? null,
      depth: parent ? parent.depth + 1 : 0,
      authorId: authors[place % authors.length]?.id ?? '',
      text: `comment ${place}`,
      createdAt: new Date(clock.now().getTime() + comments.length),
    }
    comments.push(comment)
    return comment
  }
  for (const postId of commentedPosts)
    for (let place = 0; place < (postId === commentedPost ? 12 : 2); place += 1) {
      const comment = add(postId, place)
      const replies = postId === commentedPost && place === 0 ? 12 : 1
      for (let number = 0; number < replies; number += 1) add(postId, number, add(postId, number, comment))
    }
  await database.comment.createMany({ data: comments })
  commentIds = comments
    .filter(({ postId, depth }) => postId === commentedPost && depth === 0)
    .map(({ id }) => encodeGlobalId('Comment', id))
}

/** All posts become memes, and remixes of the newest one. */
async function makeMemes(): Promise<void> {
  const { database } = app.dependencies
  const template = findTemplate('surprised')
  const document = {
    version: 1,
    width: 400,
    height: 400,
    background: { templateSlug: 'surprised' },
    layers: [],
  }
  const id = template?.id ?? ''
  await database.post.updateMany({ data: { isRemixable: true, memeTemplateId: id } })
  await database.memeTemplateUse.create({ data: { id, useCount: commentedPosts.length } })
  await database.meme.createMany({ data: commentedPosts.map((postId) => ({ postId, document })) })
  await database.post.updateMany({
    where: { id: { not: commentedPost } },
    data: { remixOfId: commentedPost },
  })
}

/** Makes one post with an image a lookalike of the first upload, and the others lookalikes of the second one. */
async function addLookalikes(): Promise<string[]> {
  const { database } = app.dependencies
  const images = await database.media.findMany({ where: { kind: 'IMAGE', post: { isNot: null } } })
  const [image] = images
  if (!image || images.length < 3) throw new Error('There are fewer than three posts with images')
  const clusters = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [index, { id }] of images.entries())
    await database.media.update({ where: { id }, data: { clusterId: clusters[index === 0 ? 0 : 1] } })
  const uploads = clusters.map((clusterId) => ({
    ...image,
    id: crypto.randomUUID(),
    ownerId: reader.id,
    clusterId,
  }))
  await database.media.createMany({ data: uploads })
  return uploads.map(({ id }) => id)
}

/** The reader follows one author, blocks and mutes members, and saves posts. The author and all others follow each other. */
async function relateMembers(): Promise<void> {
  const { database, clock } = app.dependencies
  const createdAt = clock.now()
  const others = authors.slice(2)
  const hidden = await createMembers(app, 4)
  await database.follow.createMany({
    data: [reader, ...others].flatMap(({ id }) => [
      { followerId: id, followedId: author.id, createdAt },
      { followerId: author.id, followedId: id, createdAt },
    ]),
  })
  await database.hiddenMember.createMany({
    data: hidden.map(({ id }, index) => ({
      viewerId: reader.id,
      memberId: id,
      ...(index < 2 ? { blockedAt: createdAt } : { mutedAt: createdAt, mutedUntil: new Date('2100-01-01') }),
    })),
  })
  await database.savedPost.createMany({
    data: commentedPosts.slice(0, 12).map((postId) => ({ memberId: reader.id, postId, createdAt })),
  })
}

function globalIds(first: number): string[] {
  return authors.slice(0, first).map(({ id }) => encodeGlobalId('User', id))
}

function authorsIn(answer: string): number {
  return answer.split('"username"').length - 1
}

async function statementsFor(act: () => Promise<unknown>): Promise<number> {
  // Prepares the statements in each connection beforehand, so that only their executions are counted.
  await act()
  const before = proxy.statements()
  await act()
  return proxy.statements() - before
}

async function ask(query: string, member = reader): Promise<string> {
  const { data, errors } = await member.graphql.send(query)
  expect(errors).toBeUndefined()
  return JSON.stringify(data)
}

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { loadTransparency } from '#server/features/moderation/transparency.ts'
import { advanceTrendingTags } from '#server/features/tags/advance-trending-tags.ts'
import { advanceTrendingMembers } from '#server/features/trending/advance-trending-members.ts'
import { schema } from '#server/schema/schema.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { postApis } from '#tests/support/post-apis.ts'
import { startCommunity, type Community } from './community.ts'
import { listQueries, type ListQuery } from './list-queries.ts'

const CARD = `id databaseId text createdAt updatedAt likeCount dislikeCount commentCount shareCount tags viewerReaction
  viewerCanDelete
  author { id databaseId username fullName photoUrl bio postCount likeCount isViewer createdAt }
  media { ... on ImageMedia { url width height altText thumbHash isAnimated } }`
const PAGE = `edges { cursor node { ${CARD} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

let community: Community
let reader: TestMember
let friend: TestMember
let statementsFor: Community['statementsFor']
beforeAll(async () => {
  community = await startCommunity()
  ;({ reader, friend, statementsFor } = community)
})
afterAll(() => community.stop())

describe("page with authors, counts, images and the viewer's reactions takes", () => {
  const LISTS = [
    ['the feed', 50, (first: number) => `{ feed(first: ${first}) { ${PAGE} } }`],
    // Three posts have an image that another post has too.
    ['the trending posts', 47, (first: number) => `{ trendingPosts(first: ${first}) { ${PAGE} } }`],
  ] as const
  test.for(LISTS)('two statements at any size: %s', async ([, length, query]) => {
    for (const first of [1, 10, 50]) {
      expect(await statementsFor(() => ask(query(first), friend))).toBe(2)
    }
    const answer = await ask(query(50), friend)
    expect(answer.match(/"cursor"/g)).toHaveLength(length)
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

  test('no more for a viewer who blocks or mutes members', async () => {
    expect(await statementsFor(() => ask(`{ feed(first: 10) { ${PAGE} } }`))).toBe(2)
  })

  test('one more for the total count, and none for it over REST on any page', async () => {
    expect(await statementsFor(() => ask(`{ feed(first: 50) { totalCount ${PAGE} } }`, friend))).toBe(3)
    expect(await statementsFor(() => reader.rest.get('/post?limit=50'))).toBe(2)
    expect(await statementsFor(() => reader.rest.get('/post?limit=10&page=3'))).toBe(2)
  })
})

test('a remembered session takes no statement', async () => {
  community.listener.setCurrent(true)
  expect(await statementsFor(() => ask(`{ feed(first: 10) { ${PAGE} } }`, friend))).toBe(1)
  community.listener.setCurrent(false)
})

/** Sizes of a list. The first item differs from the others, and some loads are left out for it. */
const [FEW, MANY] = [2, 8]

describe('lists take as many statements for eight items as for two', () => {
  beforeAll(async () => {
    await advanceTrendingMembers(community.app.dependencies)
    await advanceTrendingTags(community.app.dependencies)
    // The numbers are counted once a minute.
    await loadTransparency(community.app.dependencies)
  })

  test('with each connection of their items', async () => {
    const lines = await countStatements(({ isRepeated }) => !isRepeated)
    await expect(lines).toMatchFileSnapshot('../../snapshots/list-statements.txt')
  })

  test.runIf(isNightly)('with connections of the same items in other lists', async () => {
    const lines = await countStatements(({ isRepeated }) => isRepeated)
    await expect(lines).toMatchFileSnapshot('../../snapshots/repeated-list-statements.txt')
  })
})

test('lists take as many statements with rows before a cursor in each of several lists', async () => {
  const first = await ask(
    `{ post(id: "${community.newestPost}") { comments(first: 1) { pageInfo { endCursor } } } }`,
  )
  const cursor: unknown = JSON.parse(first).post.comments.pageInfo.endCursor
  const page = `comments(first: 1, after: "${cursor}") { pageInfo { hasPreviousPage } }`
  const one = await statementsFor(() => ask(`{ feed(first: 1) { edges { node { ${page} } } } }`))
  expect(await statementsFor(() => ask(`{ feed(first: 10) { edges { node { ${page} } } } }`))).toBe(one)
})

test('posts of several members are loaded for the right ones, also for repeated members and those without posts', async () => {
  const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on User { id
    posts(first: 2) { totalCount pageInfo { hasNextPage } edges { node { text author { id } } } } } } }`
  const { data: page } = await reader.graphql.send('{ feed(first: 3) { edges { node { author { id } } } } }')
  const authorIds: string[] = listAt(page, 'feed.edges').map((edge) => textAt(edge, 'node.author.id'))
  const [lurker] = await createMembers(community.app, 1)
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
  const query = `{ user(id: "${community.author.id}") { username bio posts(first: 10) { ${PAGE} } } }`
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

test('comment takes eight statements: session, a transaction of five, comment, and post with its count', async () => {
  const comment = `mutation ($postId: ID!) { addComment(input: { postId: $postId, text: "Who is there?" }) {
    ... on AddCommentPayload { comment { id text author { username } } post { commentCount } }
  } }`
  const postId = encodeGlobalId('Post', community.newestPost)
  expect(await statementsFor(() => reader.graphql.send(comment, { postId }))).toBe(8)
})

test.for(postApis)(
  'post over $api takes six statements: session, a transaction of four, and post, and two more with an idempotency key',
  async ({ postBy }) => {
    const { database } = community.app.dependencies
    // Other tests expect the posts of the community only.
    onTestFinished(async () => {
      await database.post.deleteMany({ where: { text: 'Knock, knock' } })
    })
    const post = postBy(reader.http)
    expect(await statementsFor(() => post({ text: 'Knock, knock' }))).toBe(6)
    const named = () => post({ text: 'Knock, knock', idempotencyKey: crypto.randomUUID() })
    expect(await statementsFor(named)).toBe(8)
  },
)

/** A line for each chosen query, after it took as many statements for few items as for many. */
async function countStatements(isChosen: (query: ListQuery) => boolean): Promise<string> {
  const lines: string[] = []
  for (const { name, document } of listQueries(schema, argumentsOf).filter(isChosen)) {
    const [few, many] = [await measure(document(FEW)), await measure(document(MANY))]
    expect(few.statements, name).toBe(many.statements)
    const hasSize = few.query !== many.query
    expect(many.objects > few.objects, name).toBe(hasSize)
    lines.push(`${name}: ${many.statements}\n`)
  }
  return lines.toSorted().join('')
}

/** The arguments of lists apart from their size, and those of the fields that lead to them. */
function argumentsOf(coordinate: string, type: string, size: number): string | undefined {
  if (coordinate === 'Query.nodes') return `ids: ${JSON.stringify(nodesOf(type).slice(0, size))}`
  const { author, uploadIds } = community
  const given: Record<string, string> = {
    // The oldest comment has the most replies.
    'Post.comments': 'sort: OLDEST',
    'Query.group': 'slug: "group-0"',
    'Query.lookalikes': `mediaId: "${uploadIds[size === FEW ? 0 : 1]}"`,
    'Query.memeTemplate': 'slug: "surprised"',
    'Query.post': `id: "${community.newestPost}"`,
    'Query.mentionSuggestions': 'prefix: "member"',
    'Query.searchGroups': 'query: "group"',
    'Query.searchMembers': 'query: "member"',
    'Query.searchPosts': 'query: "post"',
    'Query.searchTags': 'query: "tag"',
    'Query.tag': 'name: "tag"',
    'Query.topPosts': 'period: WEEK',
    'Query.user': `id: "${author.id}"`,
  }
  return given[coordinate]
}

function nodesOf(type: string): string[] {
  if (!type) return []
  const ids = community.nodeIds[type]
  if (!ids) throw new Error(`Add ids of ${type}`)
  return ids.map((id) => encodeGlobalId(type, id))
}

async function measure(query: string) {
  let answer = ''
  const statements = await statementsFor(async () => {
    answer = await ask(query)
  })
  return { query, statements, objects: answer.split('"__typename"').length - 1 }
}

async function ask(query: string, member = reader): Promise<string> {
  const { data, errors } = await member.graphql.send(query)
  expect(errors, query).toBeUndefined()
  return JSON.stringify(data)
}

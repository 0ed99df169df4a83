import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceTrendingMembers } from '#server/features/trending/advance-trending-members.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { compile } from '#server/platform/graphql/plugins/compiled-queries.ts'
import { schema } from '#server/schema/schema.ts'
import { comment } from '#tests/support/comments.ts'
import { joinCommunity, visit, type TestMember } from '#tests/support/community.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { ask, documentsOf, named, OF_THE_SITE, roundabout } from '#tests/support/plain-operations.ts'
import { startProgram } from '#tests/support/programs.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'

const queries = documentsOf(OperationTypeNode.QUERY)

type Ids = { postId: string; userId: string; commentId: string }
type Variables = Record<string, unknown>

/** Variables of each query: existing, missing, omitted and invalid values. */
const VARIABLES: Record<string, (ids: Ids) => Variables[]> = {
  useUsernameAvailabilityQuery: () => [{ username: 'free_for_all' }, { username: '!' }, {}, { username: 1 }],
  useVideoProgressQuery: ({ postId }) => [{ id: postId }, { id: NOBODY }, { id: 'none' }, { id: null }],
  postLoaderCommentsQuery: ({ postId }) => [{ postId }, { postId: NOBODY }, { postId: 'none' }, {}],
  CommentThreadPaginationQuery: ({ postId }) =>
    [encodeGlobalId('Post', postId), encodeGlobalId('Post', NOBODY), 'none'].flatMap((id) =>
      [{}, { sort: 'OLDEST' }, { sort: 'BEST' }, ...pages].map((page) => ({ ...page, id })),
    ),
  CommentBranchQuery: ({ commentId }) => [{ id: commentId }, { id: encodeGlobalId('Comment', NOBODY) }, {}],
  CommentBranchPaginationQuery: ({ commentId }) =>
    [commentId, 'none'].flatMap((id) => pages.map((page) => ({ ...page, id }))),
  postLoaderQuery: ({ postId }) => [{ postId }, { postId: NOBODY }, { postId: 'none' }, {}],
  memberLoaderQuery: ({ userId }) => [{ userId }, { userId: NOBODY }, { userId: 'none' }],
  FeedPostsPaginationQuery: () => pages,
  TrendingPostsPaginationQuery: () => pages,
  MemberPostsPaginationQuery: ({ userId, postId }) =>
    [
      encodeGlobalId('User', userId),
      encodeGlobalId('Post', postId),
      encodeGlobalId('User', NOBODY),
      'none',
    ].flatMap((id) => pages.map((page) => ({ ...page, id }))),
}
const pages: Variables[] = [
  {},
  { count: 2, cursor: null },
  { count: 0 },
  { count: -1 },
  { cursor: 'none' },
  { count: '2' },
]

let app: TestApp
let author: TestMember
let callers: Record<string, HttpClient>
let ids: Ids
beforeAll(async () => {
  app = await startTestApp({ ffmpegPath: '/nowhere/ffmpeg' })
  author = await joinCommunity(app)
  const reader = await joinCommunity(app)
  const program = await startProgram(app, reader, ['READ'])
  callers = { member: reader.http, program: program.http, visitor: visit(app).http }
  const picture = await drawPicture({ width: 1200, height: 800 })
  const postId = await author.post('first of all #tag')
  await author.post('', picture)
  const videoId = await author.post('a film', picture)
  await reader.post('another')
  await reader.react(postId, 'like')
  const { database } = app.dependencies
  await database.media.updateMany({
    where: { post: { id: videoId } },
    data: { kind: 'VIDEO', durationMs: 1500 },
  })
  await advanceTrendingMembers(app.dependencies)
  const { authorId } = await database.post.findUniqueOrThrow({ where: { id: postId } })
  const commentId = await comment(reader, postId, 'a comment')
  await comment(author, postId, 'a reply', commentId)
  ids = { postId, userId: authorId, commentId }
})
afterAll(() => app.stop())

test('every query of the client is covered and can be compiled', () => {
  expect(queries.length).toBeGreaterThan(10)
  expect(queries.filter(([, , text]) => compile({ schema, document: parse(text) }) === null)).toEqual([])
  const taking = queries.filter(([, , text]) => getOperationAST(parse(text))?.variableDefinitions?.length)
  expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(taking.map(([name]) => name)))
})

describe('persisted query over the fast path has the same response as its text over Yoga', () => {
  test.for(queries)('%s', async ([name, sha256Hash, text]) => {
    for (const variables of VARIABLES[name]?.(ids) ?? [{}])
      for (const [caller, http] of Object.entries(callers)) {
        const expected = await ask(http, { ...roundabout(text), variables })
        for (const plain of [named(sha256Hash), { query: `${text} ` }])
          expect(await ask(http, { ...plain, variables }), `${caller} ${JSON.stringify(variables)}`).toEqual(
            expected,
          )
      }
  })

  const ACCEPTED = [
    '*/*',
    'application/json',
    OF_THE_SITE,
    'application/graphql-response+json',
    'image/png',
    '',
  ]
  test.for(ACCEPTED)('for Accept: "%s", with and without errors', async (accept) => {
    const [, sha256Hash, text] = queries.find(([name]) => name === 'FeedPostsPaginationQuery') ?? []
    if (!sha256Hash || !text || !callers['member']) throw new Error('It is the feed')
    for (const odd of [
      {},
      { variables: { cursor: 'none' } },
      { variables: null, operationName: null },
      { variables: 1 },
      { operationName: 'another' },
      { more: 1 },
    ]) {
      const expected = await ask(callers['member'], { ...roundabout(text), ...odd }, accept)
      expect(await ask(callers['member'], { ...named(sha256Hash), ...odd }, accept)).toEqual(expected)
      expect(await ask(callers['member'], { query: text, ...odd }, accept)).toEqual(expected)
    }
  })
})

describe('ad hoc query over the fast path has the same response as over Yoga', () => {
  const TEXTS = [
    '{ viewer { id username } }',
    '{ viewer { id } } # twice',
    '{ nonsense }',
    '{ viewer { id ',
    '',
    'query A { __typename } query B { __typename }',
    'fragment F on Query { __typename }',
    'mutation { reactToPost(input: {}) { __typename } }',
    'mutation { __typename }',
    'subscription { postEvents { __typename } }',
    '{ feed(first: 1000) { edges { node { id } } } }',
    `{ ${'viewer { id } '.repeat(2000)} }`,
    `{ feed(first: 50) { edges { node { author { posts(first: 50) { edges { node { author { posts(first: 50) { nodes { id } } } } } } } } } } }`,
  ]
  test.for(TEXTS)('%s', async (query) => {
    for (const accept of ['application/json', OF_THE_SITE])
      for (const [caller, http] of Object.entries(callers))
        expect(await ask(http, { query }, accept), caller).toEqual(
          await ask(http, { ...roundabout(query), query }, accept),
        )
  })

  test('including its cost', async () => {
    const query = '{ feed(first: 3) { edges { cursor } } }'
    const { fetch } = visit(app).http
    for (const body of [{ query }, roundabout(query)]) {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'ratelimit-points-cost': '5',
        'ratelimit-points-limit': expect.stringMatching(/^\d+$/),
        'ratelimit-points-remaining': expect.stringMatching(/^\d+$/),
        'ratelimit-points-reset': expect.stringMatching(/^\d+$/),
      })
      expect(await response.json()).toMatchObject({ extensions: { cost: { requested: 5 } } })
    }
  })
})

import { readFile } from 'node:fs/promises'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import { advanceTrendingMembers } from '#server/domain/trending/advance-trending-members.ts'
import { encodeGlobalId } from '#server/graphql/global-id.ts'
import { compile } from '#server/graphql/plugins/compiled-queries.ts'
import { schema } from '#server/graphql/schema.ts'
import { joinCommunity, visit, type TestMember } from '#tests/support/community.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startProgram } from '#tests/support/programs.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const OF_THE_SITE = 'application/graphql-response+json, application/json'
const OF_ITS_OWN = /^(ratelimit-|x-request-id$|date$|content-length$)/
const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'

const documents = Object.entries(
  z.record(z.string(), z.string()).parse(JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))),
)
const queries = documents.flatMap(([hash, text]) => {
  const operation = getOperationAST(parse(text))
  return operation?.operation === OperationTypeNode.QUERY
    ? [[operation.name?.value ?? text, hash, text] as const]
    : []
})

type Ids = { postId: string; userId: string }
type Variables = Record<string, unknown>

/** For those that take variables: what is there, what is not, what is left out, and what is wrong. */
const VARIABLES: Record<string, (ids: Ids) => Variables[]> = {
  useUsernameAvailabilityQuery: () => [{ username: 'free_for_all' }, { username: '!' }, {}, { username: 1 }],
  useVideoProgressQuery: ({ postId }) => [{ id: postId }, { id: NOBODY }, { id: 'none' }, { id: null }],
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
  ids = { postId, userId: authorId }
})
afterAll(() => app.stop())

test('the site has queries, and each of them can be compiled', () => {
  expect(queries.length).toBeGreaterThan(10)
  expect(queries.filter(([, , text]) => compile({ schema, document: parse(text) }) === null)).toEqual([])
  const taking = queries.filter(([, , text]) => getOperationAST(parse(text))?.variableDefinitions?.length)
  expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(taking.map(([name]) => name)))
})

describe('a query of the site is answered as the same text is by Yoga and the executor of all others', () => {
  test.for(queries)('%s', async ([name, sha256Hash, text]) => {
    for (const variables of VARIABLES[name]?.(ids) ?? [{}])
      for (const [caller, http] of Object.entries(callers)) {
        const expected = await ask(http, { ...textual(text), variables })
        expect(
          await ask(http, { ...named(sha256Hash), variables }),
          `${caller} ${JSON.stringify(variables)}`,
        ).toEqual(expected)
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
  test.for(ACCEPTED)('for who accepts "%s", whether it goes well or not', async (accept) => {
    const [, sha256Hash, text] = queries.find(([name]) => name === 'FeedPostsPaginationQuery') ?? []
    if (!sha256Hash || !text || !callers['member']) throw new Error('It is the feed')
    for (const odd of [
      {},
      { variables: { cursor: 'none' } },
      { variables: 1 },
      { operationName: 'another' },
      { more: 1 },
    ])
      expect(await ask(callers['member'], { ...named(sha256Hash), ...odd }, accept)).toEqual(
        await ask(callers['member'], { ...textual(text), ...odd }, accept),
      )
  })
})

const named = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

/** One blank more, and it is nobody's document. */
const textual = (text: string) => ({ query: `${text} ` })

/** What is answered, but for what a text costs and what names the request. */
async function ask({ fetch }: HttpClient, body: object, accept = OF_THE_SITE) {
  const headers = { 'content-type': 'application/json', accept }
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
  const { extensions: _cost, ...answer } = z
    .looseObject({ extensions: z.unknown().optional() })
    .parse(await response.json())
  const said = [...response.headers].filter(([name]) => !OF_ITS_OWN.test(name))
  return { status: response.status, said, ...answer }
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { comment } from '#tests/support/comments.ts'
import { globalIdOf } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let app: TestApp
let member: TestMember
let other: TestMember
let third: TestMember
let postId: string
beforeAll(async () => {
  app = await startTestApp({ limitRates: true })
})
beforeEach(async () => {
  ;[member, other, third] = await createTrio(app)
  postId = await other.post('Knock, #knock')
})
afterAll(() => app.stop())

/** The writes of a member that each limit counts, with an input that is accepted below the limit. */
const WRITES = [
  ['follows', 'followUser', () => ({ userId: globalIdOf(other) })],
  ['follows', 'followTag', () => ({ name: 'knock' })],
  ['blocksAndMutes', 'blockUser', () => ({ userId: globalIdOf(other) })],
  ['blocksAndMutes', 'muteUser', () => ({ userId: globalIdOf(other) })],
  ['saves', 'savePost', () => ({ postId: encodeGlobalId('Post', postId) })],
  ['comments', 'addComment', () => ({ postId: encodeGlobalId('Post', postId), text: 'Who is there?' })],
] as const

describe.each(WRITES)('limit of %s', (limit, mutation, input) => {
  test(`refuses ${mutation} with a retry time, and not for other members`, async () => {
    await useUp(limit)
    const refused = await send(member, mutation, input())
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } },
    ])
    expect((await send(third, mutation, input())).errors).toBeUndefined()
  })
})

test.each(['searchPosts', 'searchMembers', 'searchTags', 'searchSuggestion'])(
  'limit of searches refuses %s',
  async (field) => {
    await useUp('searches')
    const selection = field === 'searchSuggestion' ? '' : '{ __typename }'
    const { errors } = await member.graphql.send(`{ ${field}(query: "knock") ${selection} }`)
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect((await third.graphql.send(`{ ${field}(query: "knock") ${selection} }`)).errors).toBeUndefined()
  },
)

test('following again and saving again do not count', async () => {
  await send(member, 'followUser', { userId: globalIdOf(other) })
  await send(member, 'savePost', { postId: encodeGlobalId('Post', postId) })
  await useUp('follows')
  await useUp('saves')
  expect((await send(member, 'followUser', { userId: globalIdOf(other) })).errors).toBeUndefined()
  expect((await send(member, 'savePost', { postId: encodeGlobalId('Post', postId) })).errors).toBeUndefined()
})

test('editing a comment and a post counts as writing one', async () => {
  const own = await member.post('Frist')
  const commentId = await comment(member, own, 'Frist too')
  await useUp('posts')
  await useUp('comments')
  const edits = [
    await send(member, 'editPost', { postId: encodeGlobalId('Post', own), text: 'First' }),
    await send(member, 'editComment', { commentId, text: 'First too' }),
  ]
  for (const { errors } of edits) expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
})

function send({ graphql }: TestMember, mutation: string, input: Record<string, unknown>) {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  return graphql.send(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ... on Error { code } } }`,
    { input },
  )
}

async function useUp(limit: keyof typeof RATE_LIMITS): Promise<void> {
  await app.dependencies.rateLimiter.consume(limit, member.id, RATE_LIMITS[limit].uses)
}

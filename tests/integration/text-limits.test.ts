import { beforeEach, describe, expect, test } from 'vitest'
import { NEW_MEMBER_SECONDS } from '#rules/limits.ts'
import { RATE_LIMITS, type RateLimitName } from '#rules/rate-limits.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { addComment } from '#tests/support/comments.ts'
import { textAt } from '#tests/support/json.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const SPAM = 'Buy my course'
const REPEATED =
  'You have posted this text 3 times within an hour. Please change it, or try again in 60 minutes.'
const TOO_MANY_LINKS =
  'In your first day, up to 10 of your posts and comments can have links. Please remove the links, or try again in 24 hours.'
const TOO_MANY_MENTIONS =
  'In your first day, up to 20 of your posts and comments can mention members. Please remove the mentions, or try again in 24 hours.'

const app = await sharedApp('limited')
let member: TestMember
let other: TestMember
beforeEach(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[member, other] = [first, second]
})

describe('identical text', () => {
  test('is refused after the third post or comment of a member, in both APIs', async () => {
    const postId = await member.post('About courses')
    await post(member, SPAM)
    expect((await postByRest(member, ` ${SPAM}\n`)).status).toBe(201)
    await addComment(member, postId, { text: SPAM })

    expect(await refusalOf(post(member, SPAM))).toEqual(refused(REPEATED))
    expect(await refusalOf(addComment(member, postId, { text: SPAM }))).toEqual(refused(REPEATED))
    expect(await refusalOf(edit(member, 'Post', postId, SPAM))).toEqual(refused(REPEATED))
    const { status, headers, body } = await postByRest(member, SPAM)
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ message: REPEATED, code: 'RATE_LIMITED' }),
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)

    expect(await refusalOf(post(member, `${SPAM}!`))).toBeNull()
    expect(await refusalOf(post(other, SPAM))).toBeNull()
  })

  test('is refused in concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refusalOf(post(member, SPAM))))
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(3)
  })

  test('does not count a request that is repeated with its idempotency key', async () => {
    for (let sent = 0; sent < 5; sent += 1)
      expect(await refusalOf(post(member, SPAM, { idempotencyKey: 'one' }))).toBeNull()
    expect(await refusalOf(post(member, SPAM))).toBeNull()
  })

  test('does not count edits that keep it', async () => {
    const postId = await member.post(SPAM)
    for (let edited = 0; edited < 4; edited += 1)
      expect(await refusalOf(edit(member, 'Post', postId, SPAM))).toBeNull()
  })

  test('does not count a request that was refused for another reason', async () => {
    const file = new Blob(['no image'])
    for (let sent = 0; sent < 4; sent += 1) expect((await postByRest(member, SPAM, file)).status).toBe(415)
    expect(await refusalOf(post(member, SPAM))).toBeNull()
  })
})

describe.for([
  { kind: 'links', part: 'https://shop.example/1', name: 'linksOfNewMembers', message: TOO_MANY_LINKS },
  { kind: 'mentions', part: '@somebody', name: 'mentionsOfNewMembers', message: TOO_MANY_MENTIONS },
] as const)('$kind of a member who joined today', ({ part, name, message }) => {
  test('are refused above the limit in posts and comments, other texts are not', async () => {
    const postId = await member.post('About courses')
    await useUp(name)
    expect(await refusalOf(post(member, `The last one: ${part}`))).toBeNull()

    expect(await refusalOf(post(member, `See ${part}`))).toEqual(refused(message))
    expect(await refusalOf(addComment(member, postId, { text: `And ${part}` }))).toEqual(refused(message))
    expect(await postByRest(member, `Look: ${part}`)).toMatchObject({
      status: 429,
      body: { message, code: 'RATE_LIMITED' },
    })
    expect(await refusalOf(post(member, 'See for yourself'))).toBeNull()
    expect(await refusalOf(post(other, `See ${part}`))).toBeNull()
  })

  test('count in edits that add them', async () => {
    const postId = await post(member, `See ${part}`).then((answer) =>
      answer.text('createPost.post.databaseId'),
    )
    const commentId = await addComment(member, postId, { text: 'I saw it' }).then((answer) =>
      answer.text('addComment.comment.databaseId'),
    )
    await useUp(name)
    await app.dependencies.rateLimiter.consume(name, member.id)
    expect(await refusalOf(edit(member, 'Post', postId, `Please see ${part}`))).toBeNull()
    expect(await refusalOf(edit(member, 'Post', postId, `See ${part} and ${part}2`))).toEqual(
      refused(message),
    )
    expect(await refusalOf(edit(member, 'Comment', commentId, `I saw ${part}`))).toEqual(refused(message))
  })

  test('are not limited a day after joining', async () => {
    await useUp(name)
    await app.dependencies.rateLimiter.consume(name, member.id)
    const createdAt = new Date(app.clock.now().getTime() - NEW_MEMBER_SECONDS * 1000)
    await app.dependencies.database.member.update({ where: { id: member.id }, data: { createdAt } })
    expect(await refusalOf(post(member, `See ${part}`))).toBeNull()
  })
})

/** Leaves one use of the limit. */
async function useUp(name: RateLimitName): Promise<void> {
  await app.dependencies.rateLimiter.consume(name, member.id, RATE_LIMITS[name].uses - 1)
}

function post({ graphql }: TestMember, text: string, input: Record<string, unknown> = {}) {
  return graphql.send(
    `mutation ($input: CreatePostInput!) { createPost(input: $input) {
      __typename ... on CreatePostPayload { post { databaseId } } } }`,
    { input: { text, ...input } },
  )
}

function edit({ graphql }: TestMember, type: 'Post' | 'Comment', id: string, text: string) {
  const input = { [`${type.toLowerCase()}Id`]: encodeGlobalId(type, id), text }
  return graphql.send(`mutation ($input: Edit${type}Input!) { edit${type}(input: $input) { __typename } }`, {
    input,
  })
}

function postByRest({ rest }: TestMember, text: string, file?: Blob) {
  return rest.form('/post', postForm(text, file))
}

/** Returns the first error of a response. Null if the mutation returned its payload. */
async function refusalOf(answer: ReturnType<TestMember['graphql']['send']>): Promise<unknown> {
  const { data, errors } = await answer
  if (errors) {
    const [{ message, extensions }] = Object(errors)
    return { message, code: extensions.code }
  }
  const [field = ''] = Object.keys(Object(data))
  expect(textAt(data, `${field}.__typename`)).toMatch(/Payload$/)
  return null
}

function refused(message: string) {
  return { message, code: 'RATE_LIMITED' }
}

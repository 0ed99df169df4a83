import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepIdempotencyKeys } from '#server/platform/idempotency.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { postApis, postWith, type Draft, type PostResult } from '#tests/support/post-apis.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const DAY = 24 * 60 * 60
const REUSED = {
  outcome: 'IdempotencyKeyReusedError',
  message: 'This idempotency key was used for another request. Please use a new one.',
}
const KEY_INVALID = {
  outcome: 'ValidationError',
  message: 'An idempotency key must have 1 to 200 characters.',
}

const app = await sharedApp()
let picture: Blob
beforeAll(async () => {
  picture = await drawPicture({ width: 100 })
})

describe('post request with an idempotency key', () => {
  let member: TestMember
  let other: TestMember
  let post: (draft: Draft) => Promise<PostResult>
  beforeEach(async () => {
    const [first, second] = await createMembers(app, 2)
    if (!first || !second) throw new Error('Two were asked for')
    ;[member, other] = [first, second]
    post = postWith(member.http)
  })

  test('creates one post for repeated requests', async () => {
    const draft = { text: 'Knock, knock', idempotencyKey: 'a' }
    const first = await post(draft)
    expect(first.outcome).toBe('posted')
    expect(await post(draft)).toEqual(first)
    expect(await post(draft)).toEqual(first)
    expect(await postCount(member)).toBe(1)
  })

  test('creates one post for concurrent requests', async () => {
    const draft = { text: 'Knock, knock', file: picture, idempotencyKey: 'a' }
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => post(draft)))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(6).fill('posted'))
    expect(new Set(outcomes.map(({ postId }) => postId)).size).toBe(1)
    expect(await postCount(member)).toBe(1)
  })

  test('uses its upload once and returns the same post later', async () => {
    const form = new FormData()
    form.append('file', picture, 'picture.png')
    const mediaId = (await member.rest.form('/media', form)).text('media.id')
    const draft = { mediaId, idempotencyKey: 'a' }
    const [one, two] = await Promise.all([post(draft), post(draft)])
    expect(one).toMatchObject({ outcome: 'posted' })
    expect(two).toEqual(one)
  })

  test('with the same image creates no second post and stores no second file', async () => {
    const draft = { file: picture, idempotencyKey: 'a' }
    const first = await post(draft)
    const before = await storedFiles()
    expect(await post(draft)).toEqual(first)
    expect(await storedFiles()).toEqual(before)
  })

  test('is refused when the key was used for another request', async () => {
    const mediaId = '0190a0b0-0000-7000-8000-000000000000'
    const draft = { text: 'Knock, knock', file: picture, altText: 'A wall', idempotencyKey: 'a' }
    await post(draft)
    expect(await post({ ...draft, text: "Who's there?" })).toEqual(REUSED)
    expect(await post({ ...draft, file: await drawPicture({ width: 101 }) })).toEqual(REUSED)
    expect(await post({ ...draft, altText: 'A fence' })).toEqual(REUSED)
    expect(await post({ text: 'Knock, knock', altText: 'A wall', idempotencyKey: 'a' })).toEqual(REUSED)
    expect(await post({ text: 'Knock, knock', altText: 'A wall', mediaId, idempotencyKey: 'a' })).toEqual(
      REUSED,
    )
    expect(await postCount(member)).toBe(1)
  })

  test('creates one of two different concurrent posts', async () => {
    const outcomes = await Promise.all(
      ['a', 'b'].map((text) => post({ text, file: picture, idempotencyKey: 'x' })),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome !== 'posted')).toEqual([REUSED])
  })

  test('is independent of other keys and other members', async () => {
    const draft = { text: 'Knock, knock' }
    await post({ ...draft, idempotencyKey: 'a' })
    await post({ ...draft, idempotencyKey: 'b' })
    await post(draft)
    await post(draft)
    expect(await postCount(member)).toBe(4)
    expect(await postWith(other.http)({ text: 'Mine', idempotencyKey: 'a' })).toMatchObject({
      outcome: 'posted',
    })
  })

  test('can be repeated with corrected input after a refusal', async () => {
    expect(await post({ text: '', idempotencyKey: 'a' })).toMatchObject({ outcome: 'ValidationError' })
    expect(await post({ text: 'hi', idempotencyKey: 'a' })).toMatchObject({ outcome: 'posted' })
  })

  test('creates no second post after the first was deleted', async () => {
    const draft = { text: 'Regretted', idempotencyKey: 'a' }
    const { postId } = await post(draft)
    await member.rest.delete(`/post/me/${postId}`)
    expect(await post(draft)).toEqual({ outcome: 'NotFoundError', message: 'Post not found' })
    expect(await postCount(member)).toBe(0)
  })

  test('requires a key of 1 to 200 characters', async () => {
    expect(await post({ text: 'hi', idempotencyKey: 'x'.repeat(200) })).toMatchObject({ outcome: 'posted' })
    expect(await post({ text: 'hi', idempotencyKey: 'x'.repeat(201) })).toEqual(KEY_INVALID)
    expect(await post({ text: 'hi', idempotencyKey: '' })).toEqual(KEY_INVALID)
  })

  test('remembers its key for a day', async () => {
    const draft = { text: 'Knock, knock', idempotencyKey: 'a' }
    const first = await post(draft)
    await grow(member, DAY - 60)
    await sweepIdempotencyKeys(app.dependencies)
    expect(await post(draft)).toEqual(first)
    await grow(member, 60)
    await sweepIdempotencyKeys(app.dependencies)
    expect((await post(draft)).postId).not.toBe(first.postId)
  })
})

test.each(postApis)('idempotency key is accepted or refused over $api', async ({ postBy }) => {
  const [member] = await createMembers(app, 1)
  if (!member) throw new Error('One was asked for')
  const post = postBy(member.http)
  const draft = { text: 'Knock, knock', file: picture, altText: 'A wall', idempotencyKey: 'a' }
  const first = await post(draft)
  expect(first.outcome).toBe('posted')
  expect(await post(draft)).toEqual(first)
  expect(await post({ ...draft, altText: 'A fence' })).toEqual(REUSED)
  expect(await post({ ...draft, idempotencyKey: '' })).toEqual(KEY_INVALID)
  expect(await postCount(member)).toBe(1)
})

/** Ages the keys of a member by the given seconds. */
async function grow({ id }: TestMember, seconds: number): Promise<void> {
  await app.dependencies.database.$executeRaw`
    UPDATE idempotency_keys SET created_at = created_at - make_interval(secs => ${seconds})
    WHERE member_id = ${id}::uuid`
}

function postCount({ id }: TestMember): Promise<number> {
  return app.dependencies.database.post.count({ where: { authorId: id } })
}

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(path.join(app.dataDirectory, 'media'))).toSorted((a, b) => a.localeCompare(b))
}

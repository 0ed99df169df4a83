import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let author: TestMember
let reader: TestMember
let postId: string
beforeAll(async () => {
  author = await createMember(app, 'author')
  reader = await createMember(app, 'reader')
})
beforeEach(async () => {
  postId = await author.post('Knock, knock')
})

describe('reacting to a post', () => {
  test('accepts the id in capitals', async () => {
    const { body } = await reader.rest.post('/postinteractions', {
      postId: postId.toUpperCase(),
      type: 'like',
    })
    expect(body).toMatchObject({ like: 1, userReaction: 'like' })
  })

  test('sets a like', async () => {
    expect(await react(reader, 'like')).toEqual({
      status: 200,
      body: { success: true, message: 'Reaction saved', like: 1, dislike: 0, userReaction: 'like' },
    })
  })

  test('sets a dislike', async () => {
    expect((await react(reader, 'dislike')).body).toMatchObject({
      like: 0,
      dislike: 1,
      userReaction: 'dislike',
    })
  })

  test('removes a like when it is repeated', async () => {
    await react(reader, 'like')
    expect((await react(reader, 'like')).body).toMatchObject({ like: 0, dislike: 0, userReaction: null })
    expect((await react(reader, 'like')).body).toMatchObject({ like: 1, dislike: 0, userReaction: 'like' })
  })

  test('switches between like and dislike in one step', async () => {
    await react(reader, 'like')
    expect((await react(reader, 'dislike')).body).toMatchObject({
      like: 0,
      dislike: 1,
      userReaction: 'dislike',
    })
    expect((await react(reader, 'like')).body).toMatchObject({ like: 1, dislike: 0, userReaction: 'like' })
  })

  test('is allowed for own posts', async () => {
    expect((await react(author, 'like')).body).toMatchObject({ like: 1, userReaction: 'like' })
  })

  test('is counted with the reactions of others', async () => {
    await react(reader, 'like')
    expect((await react(author, 'dislike')).body).toMatchObject({
      like: 1,
      dislike: 1,
      userReaction: 'dislike',
    })
    expect(await seenBy(reader)).toMatchObject({
      post: { like: 1, likes: 1, dislike: 1, userReaction: 'like' },
    })
    expect(await seenBy(author)).toMatchObject({ post: { like: 1, dislike: 1, userReaction: 'dislike' } })
  })
})

describe('reaction', () => {
  test.for(['love', 'LIKE', '', 1, null, undefined, ['like']])('cannot be %j', async (type) => {
    const { status, body } = await reader.rest.post('/postinteractions', { postId, type })
    expect({ status, body }).toEqual({
      status: 400,
      body: { success: false, message: 'Reaction type must be like or dislike', code: 'VALIDATION_FAILED' },
    })
  })

  test.for(['1', '', 1, null, undefined, ['x']])('with the invalid post id %j is refused', async (id) => {
    const { status, body } = await reader.rest.post('/postinteractions', { postId: id, type: 'like' })
    expect({ status, body }).toEqual({
      status: 400,
      body: { success: false, message: 'Invalid Post ID format', code: 'VALIDATION_FAILED' },
    })
  })

  test('to a missing post is refused as not found', async () => {
    const nobodys = '0190a0b0-0000-7000-8000-000000000000'
    expect(await reader.rest.post('/postinteractions', { postId: nobodys, type: 'like' })).toMatchObject({
      status: 404,
      body: { success: false, message: 'Post not found', code: 'NOT_FOUND' },
    })
  })
})

async function seenBy({ rest }: TestMember): Promise<unknown> {
  return (await rest.get(`/post/${postId}`)).body
}

async function react({ rest }: TestMember, type: string) {
  const { status, body } = await rest.post('/postinteractions', { postId, type })
  return { status, body }
}

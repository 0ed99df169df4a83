import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { hideContent } from '#server/features/visibility/hide-content.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const MISSING_ID = '0190a1b2-0000-7000-8000-000000000000'
const NOT_FOUND = { status: 404, body: { success: false, message: 'Post not found', code: 'NOT_FOUND' } }

const app = await sharedApp()
let author: TestMember
let other: TestMember
beforeAll(async () => {
  author = await createMember(app, 'author')
  other = await createMember(app, 'other')
})

describe('author of a post', () => {
  test('deletes it for everyone, once', async () => {
    const before = Object((await author.rest.get('/post')).body).totalPosts
    const id = await author.post('Regretted')
    expect(await author.rest.delete(`/post/me/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Post deleted successfully' },
    })
    expect(await author.rest.delete(`/post/me/${id}`)).toMatchObject(NOT_FOUND)
    for (const { rest } of [author, other]) {
      expect(await rest.get(`/post/${id}`)).toMatchObject(NOT_FOUND)
      expect((await rest.get('/post?limit=50')).body).not.toMatchObject({
        posts: expect.arrayContaining([expect.objectContaining({ id })]),
      })
      expect(await rest.get('/post')).toMatchObject({ body: { totalPosts: before } })
      expect(await rest.post('/postinteractions', { postId: id, type: 'like' })).toMatchObject(NOT_FOUND)
    }
  })

  test('deletes its image from the storage and the web', async () => {
    const before = await storedFiles()
    const id = await author.post('Look!', await drawPicture({ width: 1300 }))
    const url = (await author.rest.get(`/post/${id}`)).text('post.postUrl')
    const urls = ['full', 'w_1080', 'w_480'].map((rendition) => url.replace('full', rendition))
    for (const address of urls) expect((await other.http.fetch(address)).status).toBe(200)
    expect(await storedFiles()).toHaveLength(before.length + 3)

    await author.rest.delete(`/post/me/${id}`)
    for (const address of urls) expect((await other.http.fetch(address)).status).toBe(404)
    expect(await storedFiles()).toEqual(before)
    const ofAuthor = { ownerId: author.id }
    expect(await app.dependencies.database.media.count({ where: ofAuthor })).toBe(0)
    expect(await app.dependencies.database.rendition.count({ where: { media: ofAuthor } })).toBe(0)
  })

  test('deletes its reactions and corrects the counts', async () => {
    const id = await author.post('Liked')
    await other.react(id, 'like')
    await author.react(id, 'like')
    await author.rest.delete(`/post/me/${id}`)
    expect(await app.dependencies.database.reaction.count({ where: { postId: id } })).toBe(0)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('deletes it once with two concurrent requests', async () => {
    const id = await author.post('Doubly regretted')
    const answers = await Promise.all([1, 2, 3].map(() => author.rest.delete(`/post/me/${id}`)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(2)
  })
})

test('other members cannot delete a post', async () => {
  const id = await author.post('Mine')
  expect(await other.rest.delete(`/post/me/${id}`)).toMatchObject({
    status: 403,
    body: { success: false, message: 'You can only delete your own posts', code: 'NOT_ALLOWED' },
  })
  expect((await other.rest.get(`/post/${id}`)).status).toBe(200)
})

const DELETE_POST = `mutation ($postId: ID!) {
  deletePost(input: { postId: $postId }) { __typename ... on Error { code message } }
}`

describe('post hidden from the caller', () => {
  test.for(['a suspended author', 'a video in processing'])(
    'of %s is reported as not found',
    async (kind) => {
      const { database } = app.dependencies
      const hider = await createMember(app, 'hider')
      const postId = await hider.post('Hidden')
      if (kind === 'a suspended author') await suspendMember(app.dependencies, hider.username)
      else await hideContent(database, 'posts', 'media_not_ready', { id: postId })

      const [hiddenRest, missingRest] = await Promise.all(
        [postId, MISSING_ID].map((id) => other.rest.delete(`/post/me/${id}`)),
      )
      expect(hiddenRest).toMatchObject(NOT_FOUND)
      expect(hiddenRest?.body).toEqual(missingRest?.body)
      const [hiddenGraphQL, missingGraphQL] = await Promise.all(
        [postId, MISSING_ID].map((id) =>
          other.graphql.send(DELETE_POST, { postId: encodeGlobalId('Post', id) }),
        ),
      )
      expect(hiddenGraphQL?.data).toMatchObject({ deletePost: { code: 'NOT_FOUND' } })
      expect(hiddenGraphQL?.data).toEqual(missingGraphQL?.data)
      expect(await database.post.count({ where: { id: postId } })).toBe(1)
    },
  )

  test('is deleted by its author', async () => {
    const id = await author.post('Processing')
    await hideContent(app.dependencies.database, 'posts', 'media_not_ready', { id })
    expect((await author.rest.delete(`/post/me/${id}`)).status).toBe(200)
  })
})

test('invalid post id is refused', async () => {
  expect(await author.rest.delete('/post/me/1')).toMatchObject({
    status: 400,
    body: { success: false, message: 'Invalid Post ID format', code: 'VALIDATION_FAILED' },
  })
})

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(path.join(app.dataDirectory, 'media'))).toSorted((a, b) => a.localeCompare(b))
}

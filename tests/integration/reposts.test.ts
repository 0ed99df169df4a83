import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { pino } from 'pino'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { messages } from '#rules/messages.ts'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { sweepHashes } from '#server/features/reposts/sweep-hashes.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createImageWorker } from '#server/platform/images/image-worker.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { change } from '#tests/support/member-mutations.ts'
import { createMember, createTrio, PASSWORD, visit, type TestMember } from '#tests/support/members.ts'
import { caption, createMeme, plainMeme } from '#tests/support/memes.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { drawPicture, drawScene } from '#tests/support/pictures.ts'
import { INVALID_FIELDS, sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cam: TestMember
/** Another picture for each test. */
let picture: () => Sharp
let lastSeed = 0
// Otherwise, posts of other test files could fill the first page of a list.
beforeAll(async () => void (await app.dependencies.database.post.deleteMany()))
beforeEach(async () => {
  ;[ann, ben, cam] = await createTrio(app)
  lastSeed += 1
  const seed = lastSeed
  picture = () => draw(seed)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

/** Small enough for a single rendition. */
const draw = (seed: number) => drawScene(seed, { width: 400, height: 300 })

const toBlob = async (image: Sharp) => new Blob([new Uint8Array(await image.png().toBuffer())])

async function upload({ rest }: TestMember, file: Blob): Promise<string> {
  const form = new FormData()
  form.append('file', file, 'picture')
  return (await rest.form('/media', form)).text('media.id')
}

/** Posts a picture and returns the id of the post. The posts are a second apart. */
async function post(member: TestMember, image = picture(), input: object = {}): Promise<string> {
  app.clock.advance(1)
  const mediaId = await upload(member, await toBlob(image))
  return textAt(await createPost(member, { mediaId, ...input }), 'post.databaseId')
}

const createPost = ({ graphql }: TestMember, input: object) =>
  sendMutation(graphql, 'createPost', { ...input }, 'post { databaseId }', INVALID_FIELDS)

const creditOf = (postId: string) => ({ creditPostId: encodeGlobalId('Post', postId) })

async function lookalikes({ graphql }: TestMember, mediaId: string): Promise<string[]> {
  const { data } = await graphql.send(`{ lookalikes(mediaId: "${mediaId}") { databaseId } }`)
  return listAt(data, 'lookalikes').map((found) => textAt(found, 'databaseId'))
}

const lookalikesOf = async (member: TestMember, image: Sharp) =>
  lookalikes(member, await upload(member, await toBlob(image)))

async function linked(
  member: TestMember,
  postId: string,
  field: 'creditedPost' | 'firstSeen',
): Promise<unknown> {
  const { data } = await member.graphql.send(`{ post(id: "${postId}") { ${field} { databaseId } } }`)
  return valueAt(data, `post.${field}.databaseId`) ?? null
}

/** The posts in the trending lists of both APIs, without those of other tests. */
async function trending(member: TestMember, among: readonly string[]): Promise<string[][]> {
  const { data } = await member.graphql.send('{ trendingPosts(first: 50) { edges { node { databaseId } } } }')
  const { body } = await member.rest.get('/post/trending?limit=50')
  const byGraphQL = listAt(data, 'trendingPosts.edges').map((edge) => textAt(edge, 'node.databaseId'))
  const byRest = listAt(body, 'posts').map((found) => textAt(found, 'id'))
  return [byGraphQL, byRest].map((ids) => ids.filter((id) => among.includes(id)).toSorted())
}

const shown = (...postIds: string[]) => [postIds.toSorted(), postIds.toSorted()]

describe('lookalikes of an upload', () => {
  test('are the posts with the same picture, oldest first', async () => {
    const first = await post(ann)
    const second = await post(ben, picture().flop())
    await post(ann, draw(1000))
    const border = { top: 14, bottom: 14, left: 14, right: 14, background: '#fff' }
    expect(await lookalikesOf(cam, picture().extend(border))).toEqual([first, second])
    expect(await lookalikesOf(cam, picture().extract({ left: 10, top: 7, width: 380, height: 286 }))).toEqual(
      [first, second],
    )
    expect(await lookalikesOf(cam, draw(1001))).toEqual([])
  })

  test('are at most five', async () => {
    const posts: string[] = []
    for (let count = 0; count < 6; count += 1) posts.push(await post(ann))
    expect(await lookalikesOf(ben, picture())).toEqual(posts.slice(0, 5))
  })

  test('are never found for a flat picture', async () => {
    const flat = await drawPicture({ color: 'teal' })
    await createPost(ann, { mediaId: await upload(ann, flat) })
    expect(await lookalikes(ben, await upload(ben, flat))).toEqual([])
  })

  test('are not found for the own post of the upload', async () => {
    const mediaId = await upload(ann, await toBlob(picture()))
    await createPost(ann, { mediaId })
    expect(await lookalikes(ann, mediaId)).toEqual([])
  })

  test('of a video are empty', async () => {
    const id = randomUUID()
    await app.dependencies.database.media.create({
      data: {
        id,
        ownerId: ann.id,
        kind: 'VIDEO',
        status: 'READY',
        width: 16,
        height: 9,
        durationMs: 0,
        thumbHash: new Uint8Array(),
        createdAt: app.clock.now(),
      },
    })
    expect(await lookalikes(ann, id)).toEqual([])
  })

  test('of another member and of unknown uploads are not found', async () => {
    const mediaId = await upload(ann, await toBlob(picture()))
    for (const id of [mediaId, randomUUID()]) {
      const { errors } = await ben.graphql.send(`{ lookalikes(mediaId: "${id}") { databaseId } }`)
      expect(errors).toMatchObject([{ message: messages.uploadNotFound, extensions: { code: 'NOT_FOUND' } }])
    }
  })

  test('are found by one of two simultaneous posts', async () => {
    const posts = await Promise.all([ann, ben].map((member) => post(member)))
    const found = await lookalikesOf(cam, picture())
    expect(found.toSorted()).toEqual(posts.toSorted())
  })

  test('are found among memes with the same captions only', async () => {
    const background = { templateSlug: 'surprised' }
    const memeOf = (text: string) => ({ ...plainMeme(caption(text)), background })
    const first = textAt(await createMeme(ann, memeOf('Number 1')), 'post.databaseId')
    app.clock.advance(1)
    const other = textAt(await createMeme(ann, memeOf('Number 7')), 'post.databaseId')
    app.clock.advance(1)
    const again = textAt(await createMeme(ben, memeOf('number 1')), 'post.databaseId')
    expect([await linked(cam, other, 'firstSeen'), await linked(cam, again, 'firstSeen')]).toEqual([
      null,
      first,
    ])
  })
})

describe('cluster of posts with the same picture', () => {
  test('is represented by its oldest visible post in trending lists', async () => {
    const [first, second, third] = [await post(ann), await post(ben), await post(cam)]
    const all = [first, second, third]
    expect(await trending(cam, all)).toEqual(shown(first))
    await change(cam, 'muteUser', ann)
    expect(await trending(cam, all)).toEqual(shown(second))
    expect(await trending(ben, all)).toEqual(shown(first))
    expect(await linked(cam, third, 'firstSeen')).toBe(second)
    await suspendMember(app.dependencies, ben.username)
    expect(await trending(cam, all)).toEqual(shown(third))
    expect(await linked(cam, third, 'firstSeen')).toBeNull()
    await sendMutation(ann.graphql, 'deletePost', { postId: encodeGlobalId('Post', first) }, 'deletedPostId')
    expect(await trending(ann, all)).toEqual(shown(third))
  })

  test('does not count towards the trending rank', async () => {
    const first = await post(ann)
    const rankOf = async (postId: string) => {
      const { data } = await cam.graphql.send(`{ post(id: "${postId}") { ranking { trendingRank } } }`)
      return valueAt(data, 'post.ranking.trendingRank')
    }
    const before = await rankOf(first)
    await post(ben)
    expect(await rankOf(first)).toBe(before)
  })

  test('is first seen in its oldest post', async () => {
    const [first, second] = [await post(ann), await post(ben)]
    expect(await linked(cam, first, 'firstSeen')).toBeNull()
    expect(await linked(cam, second, 'firstSeen')).toBe(first)
  })

  test('is shown to visitors of a shared post', async () => {
    const [first, second] = [await post(ann), await post(ben)]
    const { data } = await visit(app).graphql.send(
      `{ sharedPost(id: "${second}") { firstSeen { databaseId } } }`,
    )
    expect(valueAt(data, 'sharedPost.firstSeen.databaseId')).toBe(first)
  })
})

describe('credit', () => {
  test('links the credited post and notifies its author', async () => {
    const first = await post(ann)
    const second = await post(ben, picture(), creditOf(first))
    expect(await linked(cam, second, 'creditedPost')).toBe(first)
    const { list } = await notificationsOf(app, ann)
    expect(list).toMatchObject([
      { kind: 'POST_CREDITED', actors: [{ username: ben.username }], post: { databaseId: second } },
    ])
  })

  test('is possible for any post of another member', async () => {
    const result = await createPost(ann, { text: 'Hello' })
    const second = await createPost(ben, { text: 'Hi', ...creditOf(textAt(result, 'post.databaseId')) })
    expect(second).toMatchObject({ post: { databaseId: expect.any(String) } })
  })

  test('is null once the post is deleted or hidden from the viewer', async () => {
    const first = await post(ann)
    const second = await post(ben, picture(), creditOf(first))
    await change(cam, 'blockUser', ann)
    expect(await linked(cam, second, 'creditedPost')).toBeNull()
    expect(await linked(ben, second, 'creditedPost')).toBe(first)
    await sendMutation(ann.graphql, 'deletePost', { postId: encodeGlobalId('Post', first) }, 'deletedPostId')
    expect(await linked(ben, second, 'creditedPost')).toBeNull()
  })

  test('is refused for own, unknown and hidden posts', async () => {
    const own = await post(ben)
    expect(await createPost(ben, { text: 'Hi', ...creditOf(own) })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'creditPostId', message: messages.creditOwnPost }],
    })
    const notFound = { __typename: 'NotFoundError', message: messages.postNotFound }
    const first = await post(ann)
    await change(ann, 'blockUser', ben)
    for (const id of [first, randomUUID()])
      expect(await createPost(ben, { text: 'Hi', ...creditOf(id) })).toMatchObject(notFound)
    expect(await createPost(ben, { text: 'Hi', creditPostId: 'nonsense' })).toMatchObject(notFound)
  })

  test('is part of a request with an idempotency key', async () => {
    const [one, other] = [await post(ann), await post(ann, draw(2000))]
    const request = { text: 'Hi', idempotencyKey: 'key' }
    const result = await createPost(ben, { ...request, ...creditOf(one) })
    expect(await createPost(ben, { ...request, ...creditOf(one) })).toEqual(result)
    expect(await createPost(ben, { ...request, ...creditOf(other) })).toMatchObject({
      __typename: 'IdempotencyKeyReusedError',
    })
  })

  test('is removed with the account of the credited author, and exported', async () => {
    const [author, reposter] = [await createMember(app), await createMember(app)]
    const first = await post(author)
    const second = await post(reposter, picture(), creditOf(first))
    const exported = await reposter.rest.post('/users/me/data-export', { password: PASSWORD })
    expect(exported.body).toMatchObject({ posts: [{ id: second, creditedPostId: first }] })
    await sendMutation(author.graphql, 'deleteAccount', { password: PASSWORD }, '__typename')
    expect(await linked(reposter, second, 'creditedPost')).toBeNull()
  })
})

describe('image of an earlier version', () => {
  // The sweep reads a smaller rendition.
  beforeEach(() => void (picture = () => drawScene(lastSeed)))

  const forgetHash = async (postId: string) => {
    const { database } = app.dependencies
    const { mediaId } = await database.post.findUniqueOrThrow({ where: { id: postId } })
    await database.mediaFrame.deleteMany({ where: { mediaId: mediaId ?? '' } })
    await database.media.update({ where: { id: mediaId ?? '' }, data: { isHashed: false, clusterId: null } })
    return mediaId ?? ''
  }

  test('is hashed by a sweep, with the cluster of its copies', async () => {
    const [first, second] = [await post(ann), await post(ben, drawScene(3000 + lastSeed))]
    await forgetHash(first)
    const third = await post(cam)
    expect(await linked(cam, third, 'firstSeen')).toBeNull()
    const readFrames = vi.spyOn(app.dependencies.images, 'readFrames')
    await sweepHashes(app.dependencies)
    // The process that decodes images can open files of this directory only.
    for (const [file] of readFrames.mock.calls)
      expect(path.dirname(file)).toBe(app.dependencies.uploadDirectory)
    expect(readFrames).toHaveBeenCalled()
    readFrames.mockRestore()
    expect(await linked(cam, third, 'firstSeen')).toBe(first)
    expect(await linked(cam, second, 'firstSeen')).toBeNull()
  })

  test.runIf(isNightly)('is hashed by a process that cannot read the files of the server', async () => {
    const first = await post(ann)
    await forgetHash(first)
    const images = createImageWorker(pino({ level: 'silent' }), {
      directory: app.dependencies.uploadDirectory,
    })
    await sweepHashes({ ...app.dependencies, images })
    await images.close()
    expect(await linked(cam, await post(cam), 'firstSeen')).toBe(first)
  })

  test('whose file is missing is not tried again', async () => {
    const mediaId = await forgetHash(await post(ann))
    await app.dependencies.storage.remove([`image/w_480/${mediaId}.webp`])
    await sweepHashes(app.dependencies)
    const media = await app.dependencies.database.media.findUniqueOrThrow({ where: { id: mediaId } })
    expect(media.isHashed).toBe(true)
  })
})

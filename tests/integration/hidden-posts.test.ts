import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Prisma, type HiddenReason } from '#server/generated/prisma/client.ts'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { publishPostWithMedia } from '#server/features/posts/publish-post.ts'
import { hidePosts, revealPosts } from '#server/features/visibility/hide-posts.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let author: TestMember
let reader: TestMember
let postId: string
let mediaId: string
beforeAll(async () => {
  reader = await createMember(app, 'reader')
})
beforeEach(async () => {
  author = await createMember(app, 'author')
  postId = await author.post('Knock, knock', await drawPicture())
  const post = await app.dependencies.database.post.findUniqueOrThrow({ where: { id: postId } })
  mediaId = post.mediaId ?? ''
})

const thisPost = () => Prisma.sql`id = ${postId}::uuid`
const hide = (reason: HiddenReason) => hidePosts(app.dependencies.database, reason, thisPost())
const reveal = (reason: HiddenReason) => revealPosts(app.dependencies.database, reason, thisPost())
const publish = () => publishPostWithMedia(app.dependencies.database, mediaId, app.clock.now())
const suspend = () => suspendMember(app.dependencies, author.username)
const lift = () => liftSuspension(app.dependencies, author.username)

async function isVisible(): Promise<boolean> {
  const { body } = await reader.rest.get('/post')
  const isListed = JSON.stringify(body).includes(postId)
  const { status } = await reader.rest.get(`/post/${postId}`)
  expect([isListed, status]).toEqual(isListed ? [true, 200] : [false, 404])
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  return isListed
}

test('post hidden for two reasons is visible once both are cleared', async () => {
  expect(await hide('MEDIA_NOT_READY')).toEqual([postId])
  expect(await hide('REMOVED')).toEqual([])
  expect(await isVisible()).toBe(false)
  expect(await reveal('MEDIA_NOT_READY')).toEqual([])
  expect(await isVisible()).toBe(false)
  expect(await reveal('REMOVED')).toEqual([postId])
  expect(await isVisible()).toBe(true)
})

test('reason that is set twice is cleared at once, and clearing it again changes nothing', async () => {
  expect(await hide('REMOVED')).toEqual([postId])
  expect(await hide('REMOVED')).toEqual([])
  expect(await reveal('REMOVED')).toEqual([postId])
  expect(await reveal('REMOVED')).toEqual([])
  expect(await isVisible()).toBe(true)
})

test('lifted suspension does not publish a post with an unfinished video', async () => {
  await hide('MEDIA_NOT_READY')
  expect(await suspend()).toMatchObject({ 'hidden posts': 0 })
  expect(await lift()).toMatchObject({ 'shown posts': 0 })
  expect(await isVisible()).toBe(false)
  expect(await publish()).toEqual([postId])
  expect(await isVisible()).toBe(true)
})

test('finished video does not publish the post of a suspended author', async () => {
  await hide('MEDIA_NOT_READY')
  await suspend()
  expect(await publish()).toEqual([])
  expect(await isVisible()).toBe(false)
  expect(await lift()).toMatchObject({ 'shown posts': 1 })
  expect(await isVisible()).toBe(true)
})

test('removed post is published neither by a lifted suspension nor by a finished video', async () => {
  await hide('MEDIA_NOT_READY')
  await hide('REMOVED')
  await suspend()
  await lift()
  await publish()
  expect(await isVisible()).toBe(false)
  expect((await author.rest.get(`/post/${postId}`)).status).toBe(401)
})

test('finished video does not change the creation time of a public post', async () => {
  const createdAt = async () =>
    (await app.dependencies.database.post.findUniqueOrThrow({ where: { id: postId } })).createdAt
  const before = await createdAt()
  expect(await publish()).toEqual([])
  expect(await createdAt()).toEqual(before)
})

describe('process of the previous version, which writes is_public alone,', () => {
  const write = (isPublic: boolean) =>
    app.dependencies.database.post.update({ where: { id: postId }, data: { isPublic } })

  test('hides and publishes posts', async () => {
    await write(false)
    expect(await isVisible()).toBe(false)
    await write(true)
    expect(await isVisible()).toBe(true)
  })

  test('hides a suspended author, who is restored by the current version', async () => {
    await write(false)
    expect(await lift()).toMatchObject({ 'shown posts': 1 })
    expect(await isVisible()).toBe(true)
  })

  test('does not publish a removed post', async () => {
    await hide('MEDIA_NOT_READY')
    await hide('REMOVED')
    await write(true)
    expect(await isVisible()).toBe(false)
    expect(await reveal('REMOVED')).toEqual([postId])
  })

  test('creates a post that is published when its video is ready', async () => {
    const { database } = app.dependencies
    await database.$executeRaw`
      WITH former AS (DELETE FROM posts WHERE id = ${postId}::uuid RETURNING *)
      INSERT INTO posts (id, author_id, text, media_id, is_public, created_at, updated_at)
      SELECT gen_random_uuid(), author_id, text, media_id, false, created_at, updated_at FROM former`
    const { id } = await database.post.findUniqueOrThrow({ where: { mediaId } })
    postId = id
    expect(await isVisible()).toBe(false)
    expect(await publish()).toEqual([id])
    expect(await isVisible()).toBe(true)
  })
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HiddenReason } from '#server/generated/tables.ts'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { publishPostWithMedia } from '#server/features/posts/publish-post.ts'
import { hideContent, revealContent } from '#server/features/visibility/hide-content.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { isNightly } from '#tests/support/nightly.ts'
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

const hide = (reason: HiddenReason) => hideContent(app.dependencies.database, 'posts', reason, { id: postId })
const reveal = (reason: HiddenReason) =>
  revealContent(app.dependencies.database, 'posts', reason, { id: postId })
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

/** How each reason begins and ends. */
const REASONS = {
  media_not_ready: { hide: () => hide('media_not_ready'), reveal: publish },
  author_suspended: { hide: suspend, reveal: lift },
  removed: { hide: () => hide('removed'), reveal: () => reveal('removed') },
  group_removed: { hide: () => hide('group_removed'), reveal: () => reveal('group_removed') },
} satisfies Record<HiddenReason, object>

/** Each reason begins and ends in each position. */
const SOME_ORDERS = [
  ['media_not_ready', 'author_suspended', 'removed'],
  ['author_suspended', 'removed', 'media_not_ready'],
  ['removed', 'media_not_ready', 'author_suspended'],
] as const
const OTHER_ORDERS = [
  ['media_not_ready', 'removed', 'author_suspended'],
  ['author_suspended', 'media_not_ready', 'removed'],
  ['removed', 'author_suspended', 'media_not_ready'],
] as const
const ORDERS = [...SOME_ORDERS, ...(isNightly ? OTHER_ORDERS : [])]

test.for(ORDERS)('post hidden as %s, %s and %s is visible once all reasons ended', async (order) => {
  for (const endings of ORDERS) {
    for (const reason of order) await REASONS[reason].hide()
    for (const reason of endings) {
      expect(await isVisible()).toBe(false)
      await REASONS[reason].reveal()
    }
    expect(await isVisible()).toBe(true)
  }
})

test('reason that is set twice is cleared at once, and clearing it again changes nothing', async () => {
  expect(await hide('removed')).toEqual([postId])
  expect(await hide('removed')).toEqual([])
  expect(await reveal('removed')).toEqual([postId])
  expect(await reveal('removed')).toEqual([])
  expect(await isVisible()).toBe(true)
})

test('lifted suspension does not publish a post with an unfinished video', async () => {
  await hide('media_not_ready')
  expect(await suspend()).toMatchObject({ 'hidden posts': 0 })
  expect(await lift()).toMatchObject({ 'shown posts': 0 })
  expect(await isVisible()).toBe(false)
  expect(await publish()).toEqual([postId])
  expect(await isVisible()).toBe(true)
})

test('finished video does not publish the post of a suspended author', async () => {
  await hide('media_not_ready')
  await suspend()
  expect(await publish()).toEqual([])
  expect(await isVisible()).toBe(false)
  expect(await lift()).toMatchObject({ 'shown posts': 1 })
  expect(await isVisible()).toBe(true)
})

test('removed post is visible to its author only', async () => {
  await hide('removed')
  expect(await isVisible()).toBe(false)
  expect((await author.rest.get(`/post/${postId}`)).status).toBe(200)
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
    await hide('media_not_ready')
    await hide('removed')
    await write(true)
    expect(await isVisible()).toBe(false)
    expect(await reveal('removed')).toEqual([postId])
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

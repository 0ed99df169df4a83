import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { hideContent, revealContent } from '#server/features/visibility/hide-content.ts'
import { addComment, change, comment, threadOf } from '#tests/support/comments.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const { database, sql } = app.dependencies
let author: TestMember
/** The author of the post. */
let reader: TestMember
let postId: string
/** The global id and the id in the database of the author's comment. */
let commentId: string
let id: string
beforeAll(async () => {
  reader = await createMember(app, 'reader')
})
beforeEach(async () => {
  author = await createMember(app, 'author')
  postId = await reader.post('Knock, knock')
  const added = await addComment(author, postId, { text: 'Come in' })
  commentId = added.text('addComment.comment.id')
  id = added.text('addComment.comment.databaseId')
})

const suspend = () => suspendMember(app.dependencies, author.username)
const lift = () => liftSuspension(app.dependencies, author.username)
const remove = () => hideContent(database, 'comments', 'removed', { id })
const restore = () => revealContent(database, 'comments', 'removed', { id })

const COMMENT = `query ($id: ID!, $postId: UUID!) {
  node(id: $id) { ... on Comment { text isDeleted isRemoved } }
  sharedPost(id: $postId) { commentCount }
}`

async function find({ graphql }: TestMember): Promise<{ comment: unknown; commentCount: number }> {
  const { data } = await graphql.send(COMMENT, { id: commentId, postId })
  return { comment: Object(data).node, commentCount: Object(data).sharedPost.commentCount }
}

async function isVisible(): Promise<boolean> {
  const listed = await threadOf(reader.graphql, postId)
  const isListed = listed.some((entry) => entry.id === commentId)
  const content = { text: 'Come in', isDeleted: false, isRemoved: false }
  const expected = isListed ? { comment: content, commentCount: 1 } : { comment: null, commentCount: 0 }
  expect(await find(reader)).toEqual(expected)
  expect(await wrongCounters(sql)).toEqual([])
  return isListed
}

/** How each reason begins and ends. */
const REASONS = {
  author_suspended: { hide: suspend, reveal: lift },
  removed: { hide: remove, reveal: restore },
}
const ORDERS = [
  ['author_suspended', 'removed'],
  ['removed', 'author_suspended'],
] as const

test.for(ORDERS)('comment hidden as %s and %s is visible once both reasons ended', async (order) => {
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
  expect(await remove()).toEqual([id])
  expect(await remove()).toEqual([])
  expect(await restore()).toEqual([id])
  expect(await restore()).toEqual([])
  expect(await isVisible()).toBe(true)
})

test('suspension counts the comments that it hides and shows, without removed ones', async () => {
  await comment(author, postId, 'Who is there?')
  await remove()
  expect(await suspend()).toMatchObject({ 'hidden comments': 1 })
  expect(await suspend()).toMatchObject({ 'hidden comments': 0 })
  expect(await lift()).toMatchObject({ 'shown comments': 1 })
})

test('thread below a removed comment is hidden with it', async () => {
  await comment(reader, postId, 'Thanks', commentId)
  const thread = [{ id: commentId, text: 'Come in', replies: [{ text: 'Thanks' }] }]
  expect(await threadOf(reader.graphql, postId)).toEqual(thread)
  await remove()
  expect(await threadOf(reader.graphql, postId)).toEqual([])
  await restore()
  expect(await threadOf(reader.graphql, postId)).toEqual(thread)
})

test('removed comment notifies nobody until it is shown again', async () => {
  const kinds = async () => {
    const { list } = await notificationsOf(app, reader)
    return list.filter(({ post }) => post?.databaseId === postId).map(({ kind }) => kind)
  }
  expect(await kinds()).toEqual(['POST_COMMENTED'])
  await remove()
  expect(await kinds()).toEqual([])
  await restore()
  expect(await kinds()).toEqual(['POST_COMMENTED'])
})

test('removed comment is visible to its author only, and stays marked when the author deletes it', async () => {
  await comment(reader, postId, 'Thanks', commentId)
  await remove()
  expect(await find(reader)).toEqual({ comment: null, commentCount: 1 })
  const removed = { text: 'Come in', isDeleted: false, isRemoved: true }
  expect(await find(author)).toEqual({ comment: removed, commentCount: 1 })

  await change(author.graphql, 'deleteComment', { commentId }, 'deletedCommentId')
  const placeholder = { text: '', isDeleted: true, isRemoved: true }
  expect(await find(reader)).toEqual({ comment: placeholder, commentCount: 1 })
  expect(await threadOf(reader.graphql, postId)).toMatchObject([
    { id: commentId, replies: [{ text: 'Thanks' }] },
  ])
  expect(await wrongCounters(sql)).toEqual([])
})

describe('process of the previous version, which writes is_hidden alone,', () => {
  const write = (isHidden: boolean) =>
    database.comment.updateMany({ where: { authorId: author.id }, data: { isHidden } })

  test('hides and shows comments', async () => {
    await write(true)
    expect(await isVisible()).toBe(false)
    await write(false)
    expect(await isVisible()).toBe(true)
  })

  test('hides the comments of a suspended author, who is restored by the current version', async () => {
    await write(true)
    expect(await lift()).toMatchObject({ 'shown comments': 1 })
    expect(await isVisible()).toBe(true)
  })

  test('does not show a removed comment', async () => {
    await suspend()
    await remove()
    await write(false)
    expect(await isVisible()).toBe(false)
    expect(await restore()).toEqual([id])
    expect(await isVisible()).toBe(true)
  })
})

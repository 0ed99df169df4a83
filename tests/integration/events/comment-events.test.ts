import { beforeAll, beforeEach, expect, test } from 'vitest'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { change, comment } from '#tests/support/comments.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const COMMENT_EVENTS = `subscription ($postId: ID!) { commentEvents(postId: $postId) {
  __typename
  ... on CommentCreated { comment { id text viewerReaction viewerCanDelete } commentEdge(sort: OLDEST) { cursor node { id } } }
  ... on CommentChanged { comment { id text isDeleted likeCount viewerReaction } }
  ... on CommentDeleted { deletedCommentId }
} }`

const POST_CHANGES = `subscription ($postIds: [ID!]!) { postChanges(postIds: $postIds) {
  post { id likeCount commentCount viewerReaction }
} }`

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let postId: string
let globalId: string
beforeAll(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
})
beforeEach(async () => {
  postId = await ann.post('Knock, knock')
  globalId = encodeGlobalId('Post', postId)
})

test('commentEvents reports new, changed and deleted comments of one post', async () => {
  const { results, close } = await openEventStream(ann.http, {
    query: COMMENT_EVENTS,
    variables: { postId: globalId },
  })
  await app.untilWatchers(1)
  const next = async () => Object((await results.next()).value).data.commentEvents

  await comment(ben, await ann.post('Another post'), 'Elsewhere')
  const id = await comment(ben, postId, 'Who is there?')
  expect(await next()).toEqual({
    __typename: 'CommentCreated',
    comment: { id, text: 'Who is there?', viewerReaction: null, viewerCanDelete: true },
    commentEdge: { cursor: expect.any(String), node: { id } },
  })
  await change(ben.graphql, 'reactToComment', { commentId: id, type: 'LIKE' }, '__typename')
  expect(await next()).toMatchObject({
    __typename: 'CommentChanged',
    comment: { id, likeCount: 1, viewerReaction: null },
  })
  const replyId = await comment(ann, postId, 'Lettuce', id)
  expect(await next()).toMatchObject({ __typename: 'CommentCreated', comment: { id: replyId } })
  await change(ben.graphql, 'deleteComment', { commentId: id }, '__typename')
  expect(await next()).toMatchObject({
    __typename: 'CommentChanged',
    comment: { id, text: '', isDeleted: true },
  })
  await change(ann.graphql, 'deleteComment', { commentId: replyId }, '__typename')
  const deleted = [await next(), await next()]
  expect(deleted).toEqual(
    [replyId, id].map((deletedCommentId) => ({ __typename: 'CommentDeleted', deletedCommentId })),
  )
  close()
  await app.untilWatchers(0)
})

test('commentEvents of an unknown post is refused', async () => {
  const client = createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${ann.accessToken}` },
  })
  const subscription = client.iterate({
    query: COMMENT_EVENTS,
    variables: { postId: encodeGlobalId('Post', ann.username) },
  })
  expect(await subscription.next().catch((error: unknown) => ({ value: { errors: error } }))).toMatchObject({
    value: { errors: [{ message: 'Post not found' }] },
  })
  await client.dispose()
})

test('postChanges reports the latest counters of the watched posts', async () => {
  const { results, close } = await openEventStream(ben.http, {
    query: POST_CHANGES,
    variables: { postIds: [globalId] },
  })
  await app.untilWatchers(1)
  const next = async () => Object((await results.next()).value).data.postChanges.post

  await ann.react(postId, 'like')
  expect(await next()).toMatchObject({ id: globalId, likeCount: 1, commentCount: 0, viewerReaction: null })
  await comment(ann, postId, 'One')
  await comment(ben, postId, 'Two')
  await ben.react(postId, 'like')
  let post = await next()
  while (post.likeCount < 2) post = await next()
  expect(post).toEqual({ id: globalId, likeCount: 2, commentCount: 2, viewerReaction: 'LIKE' })
  close()
  await app.untilWatchers(0)
})

test.each([0, 51])('postChanges of %i posts is refused', async (count) => {
  const postIds = Array.from({ length: count }, () => globalId)
  const { results } = await openEventStream(ben.http, { query: POST_CHANGES, variables: { postIds } })
  expect(await results.next()).toMatchObject({
    value: { errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] },
  })
})

import { beforeEach, expect, test } from 'vitest'
import { POST_EDIT_MINUTES } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { INVALID_FIELDS, sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
  cid = await createMember(app, 'cid')
})

test('editing changes the text and the tags and labels the post in both APIs', async () => {
  const postId = await ann.post('Knok, knok #typo')
  expect(await stateOf(ann, postId)).toMatchObject({ editedAt: null, viewerCanEdit: true })
  expect(await stateOf(ben, postId)).toMatchObject({ viewerCanEdit: false })
  expect(await edit(ann, postId, '  Knock, knock #joke ')).toMatchObject({
    post: { text: 'Knock, knock #joke', tags: ['joke'], editedAt: expect.any(String) },
  })
  expect(await stateOf(ben, postId)).toMatchObject({
    text: 'Knock, knock #joke',
    editedAt: expect.any(String),
  })
  const { body } = await ben.rest.get(`/post/${postId}`)
  expect(Object(body).post).toMatchObject({ title: 'Knock, knock #joke', tags: ['joke'] })
})

test('the same text is no edit', async () => {
  const postId = await ann.post('Knock, knock')
  expect(await edit(ann, postId, 'Knock, knock')).toMatchObject({ post: { editedAt: null } })
})

test('only newly mentioned members are notified, and those no longer mentioned lose the notification', async () => {
  const postId = await ann.post(`Hello @${ben.username}`)
  expect((await notificationsOf(app, ben)).list).toMatchObject([{ kind: 'MENTIONED' }])
  await ben.graphql.send('mutation { markNotificationsRead(input: {}) { __typename } }')
  await edit(ann, postId, `Hello @${ben.username} and @${cid.username}`)
  expect(await notificationsOf(app, ben)).toMatchObject({ unread: 0, list: [{ kind: 'MENTIONED' }] })
  expect(await notificationsOf(app, cid)).toMatchObject({ unread: 1, list: [{ kind: 'MENTIONED' }] })
  await edit(ann, postId, `Hello @${cid.username}`)
  expect((await notificationsOf(app, ben)).list).toEqual([])
})

test('a post with an image can lose its text', async () => {
  const postId = await ann.post('Look', await drawPicture())
  expect(await edit(ann, postId, '')).toMatchObject({ post: { text: '' } })
})

test('refuses an empty and a too long text', async () => {
  const postId = await ann.post('Knock, knock')
  expect(await edit(ann, postId, ' ')).toMatchObject({
    fields: [{ path: 'text', message: messages.postEmpty }],
  })
  expect(await edit(ann, postId, 'x'.repeat(501))).toMatchObject({
    fields: [{ path: 'text', message: messages.textTooLong(501) }],
  })
  expect(await stateOf(ann, postId)).toMatchObject({ text: 'Knock, knock', editedAt: null })
})

test('refuses others, missing posts and edits after an hour', async () => {
  const postId = await ann.post('Knock, knock')
  expect(await edit(ben, postId, 'Mine')).toMatchObject({
    code: 'NOT_ALLOWED',
    message: messages.postNotEditable,
  })
  expect(await edit(ann, '01900000-0000-7000-8000-000000000000', 'x')).toMatchObject({ code: 'NOT_FOUND' })
  app.clock.advance(POST_EDIT_MINUTES * 60)
  expect(await edit(ann, postId, 'Late')).toMatchObject({
    code: 'NOT_ALLOWED',
    message: messages.postEditExpired,
  })
  expect(await stateOf(ann, postId)).toMatchObject({ text: 'Knock, knock', viewerCanEdit: false })
})

function edit({ graphql }: TestMember, postId: string, text: string): Promise<unknown> {
  const input = { postId: encodeGlobalId('Post', postId), text }
  return sendMutation(graphql, 'editPost', input, 'post { text tags editedAt }', INVALID_FIELDS)
}

async function stateOf({ graphql }: TestMember, id: string): Promise<unknown> {
  const { data } = await graphql.send(
    'query ($id: UUID!) { post(id: $id) { text tags editedAt viewerCanEdit } }',
    { id },
  )
  return Object(data).post
}

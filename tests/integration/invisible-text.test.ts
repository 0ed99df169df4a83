import { beforeAll, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { addComment, comment } from '#tests/support/comments.ts'
import { createMember, postForm, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { INVALID_FIELDS, sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const TEXTS = ['\u200b', '\u3164\uffa0', '\u2800 \u2800', '\u2066\u2069', '\ufe0f']

const app = await sharedApp()
let ann: TestMember
beforeAll(async () => {
  ann = await createMember(app, 'ann')
})

test.each(TEXTS)(
  'post of %j only is refused as empty in both APIs, and with an image it has no text',
  async (text) => {
    const refused = { fields: [{ path: 'text', message: messages.postEmpty }] }
    expect(await send('createPost', { text }, 'post { id }')).toMatchObject(refused)
    expect(await ann.rest.form('/post', postForm(text))).toMatchObject({
      status: 400,
      body: { message: messages.postEmpty },
    })
    const postId = encodeGlobalId('Post', await ann.post('Knock, knock'))
    expect(await send('editPost', { postId, text }, 'post { id }')).toMatchObject(refused)
    const answer = await ann.rest.form('/post', postForm(text, await drawPicture()))
    expect(answer.text('post.title')).toBe('')
  },
)

test.each(TEXTS)('comment of %j only is refused as empty', async (text) => {
  const postId = await ann.post('Knock, knock')
  const fields = [{ path: 'text', message: messages.commentEmpty }]
  expect((await addComment(ann, postId, { text })).data).toMatchObject({ addComment: { fields } })
  const commentId = await comment(ann, postId, 'Who is there?')
  expect(await send('editComment', { commentId, text }, 'comment { id }')).toMatchObject({ fields })
})

test.each(TEXTS)('name of %j only is refused as empty', async (fullName) => {
  expect(await createAccountApi(ann.http).updateProfile({ fullName })).toEqual({
    outcome: 'invalid',
    message: messages.fullNameRequired,
  })
})

function send(mutation: string, input: Record<string, unknown>, fields: string) {
  return sendMutation(ann.graphql, mutation, input, fields, INVALID_FIELDS)
}

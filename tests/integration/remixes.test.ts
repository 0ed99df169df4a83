import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { valueAt } from '#tests/support/json.ts'
import { change } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { caption, createMeme, plainMeme, postMeme, postRemix, uploadImage } from '#tests/support/memes.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

const FIELDS = `remixCount remixOf { databaseId author { username } }
  remixes(first: 10) { totalCount edges { node { databaseId } } }`

const read = async (viewer: TestMember, postId: string, fields = FIELDS) =>
  valueAt((await viewer.graphql.send(`{ post(id: "${postId}") { ${fields} } }`)).data, 'post')

const idOf = (postId: string) => encodeGlobalId('Post', postId)
const listOf = (...ids: string[]) => ({
  totalCount: ids.length,
  edges: ids.map((databaseId) => ({ node: { databaseId } })),
})

describe('remix', () => {
  test('names its original, which lists and counts direct remixes', async () => {
    const original = await postMeme(ann)
    const remix = await postRemix(ben, original)
    const other = await postRemix(cid, original)
    const remixOfRemix = await postRemix(ann, remix)
    expect(await read(cid, original)).toEqual({
      remixCount: 2,
      remixOf: null,
      remixes: listOf(other, remix),
    })
    expect(await read(cid, remix)).toEqual({
      remixCount: 1,
      remixOf: { databaseId: original, author: { username: ann.username } },
      remixes: listOf(remixOfRemix),
    })
  })

  test('outlives its original', async () => {
    const original = await postMeme(ann)
    const remix = await postRemix(ben, original)
    await sendMutation(ann.graphql, 'deletePost', { postId: idOf(original) }, 'deletedPostId')
    expect(await read(cid, remix)).toMatchObject({ remixOf: null, remixCount: 0 })
  })

  test('is counted no more once it is deleted or its author suspended', async () => {
    const original = await postMeme(ann)
    const [kept, deleted] = [await postRemix(ben, original), await postRemix(cid, original)]
    await sendMutation(cid.graphql, 'deletePost', { postId: idOf(deleted) }, 'deletedPostId')
    expect(await read(ann, original)).toMatchObject({ remixCount: 1, remixes: listOf(kept) })
    await suspendMember(app.dependencies, ben.username)
    expect(await read(ann, original)).toMatchObject({ remixCount: 0, remixes: listOf() })
    await liftSuspension(app.dependencies, ben.username)
    expect(await read(ann, original)).toMatchObject({ remixCount: 1, remixes: listOf(kept) })
  })

  test('shows no original that the viewer cannot see', async () => {
    const original = await postMeme(ann)
    const remix = await postRemix(ben, original)
    await change(ann, 'blockUser', cid)
    expect(await read(cid, remix, 'remixOf { databaseId }')).toEqual({ remixOf: null })
  })

  test('and deletion of its original at once leave no wrong count', async () => {
    const originals = await Promise.all(Array.from({ length: 8 }, () => postMeme(ann)))
    const remixes = await Promise.all(originals.map((original) => postRemix(ben, original)))
    const results = await Promise.all([
      ...originals.map((id) =>
        sendMutation(ann.graphql, 'deletePost', { postId: idOf(id) }, 'deletedPostId'),
      ),
      ...remixes.map((id) => sendMutation(ben.graphql, 'deletePost', { postId: idOf(id) }, 'deletedPostId')),
    ])
    for (const result of results) expect(result).toMatchObject({ __typename: 'DeletePostPayload' })
  })
})

describe('notification', () => {
  test('tells the author about remixes of others together', async () => {
    const original = await postMeme(ann)
    await postRemix(ben, original)
    const last = await postRemix(cid, original)
    await postRemix(ann, original)
    const { list } = await notificationsOf(app, ann)
    expect(list).toMatchObject([
      { kind: 'POST_REMIXED', actorCount: 2, post: { databaseId: original }, path: `/post/${original}` },
    ])
    expect(list[0]?.text).toMatch(/ and .* remixed your meme$/)
    await sendMutation(cid.graphql, 'deletePost', { postId: idOf(last) }, 'deletedPostId')
    expect((await notificationsOf(app, ann)).list).toMatchObject([{ actorCount: 1 }])
  })

  test('is not sent for remixes of blocked members', async () => {
    const original = await postMeme(ann)
    await change(ann, 'muteUser', ben)
    await postRemix(ben, original)
    expect((await notificationsOf(app, ann)).list).toEqual([])
  })
})

describe('remix is refused', () => {
  const remix = (member: TestMember, remixOfId: string) =>
    createMeme(member, plainMeme(caption('Remix')), { remixOfId })

  test('without a meme', async () => {
    const input = { text: 'Hi', remixOfId: idOf(await postMeme(ann)) }
    expect(
      await sendMutation(
        ben.graphql,
        'createPost',
        input,
        'post { id }',
        '... on ValidationError { fields { path message } }',
      ),
    ).toMatchObject({ fields: [{ path: 'remixOfId', message: messages.remixWithoutMeme }] })
  })

  test('of a post that is no meme', async () => {
    expect(await remix(ben, idOf(await ann.post('Text')))).toMatchObject({
      fields: [{ path: 'remixOfId', message: messages.remixOfOtherPost }],
    })
  })

  test('of an unknown post, and of one that the member cannot see', async () => {
    const blocked = await postMeme(ann)
    await change(ann, 'blockUser', ben)
    const missing = ['nonsense', idOf('0190a0b0-0000-7000-8000-000000000000'), idOf(blocked)]
    for (const id of missing) expect(await remix(ben, id)).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('if the author forbids it, except by the author', async () => {
    const original = await postMeme(ann, { ...plainMeme(), isRemixable: false })
    expect(await read(ben, original, 'meme { isRemixable }')).toEqual({ meme: { isRemixable: false } })
    expect(await remix(ben, idOf(original))).toMatchObject({
      __typename: 'NotAllowedError',
      message: messages.memeNotRemixable,
    })
    expect(await remix(ann, idOf(original))).toMatchObject({ __typename: 'CreatePostPayload' })
  })

  test('with an image of another meme', async () => {
    const mediaId = await uploadImage(ann)
    await postMeme(ann, { ...plainMeme(), background: { mediaId } })
    const other = await postMeme(ann)
    expect(
      await createMeme(ben, { ...plainMeme(), background: { mediaId } }, { remixOfId: idOf(other) }),
    ).toMatchObject({
      fields: [{ path: 'meme.background.mediaId', message: messages.memeImageUnavailable }],
    })
  })
})

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { valueAt } from '#tests/support/json.ts'
import { change } from '#tests/support/member-mutations.ts'
import { createTrio, visit, type TestMember } from '#tests/support/members.ts'
import { createMeme, plainMeme, postMeme, uploadImage } from '#tests/support/memes.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
let mediaId: string
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
  mediaId = await uploadImage(ann)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

describe('source image of a meme', () => {
  test('is visible to members who may remix it, and not to visitors', async () => {
    const postId = await post(ann)
    expect(await sees(ann, postId)).toBe(true)
    expect(await sees(ben, postId)).toBe(true)
    expect(await sees(visit(app), postId)).toBe(false)
  })

  test('is visible to its owner only if the meme may not be remixed', async () => {
    const postId = await post(ann, { isRemixable: false })
    expect(await sees(ann, postId)).toBe(true)
    expect(await sees(ben, postId)).toBe(false)
    expect(await sees(visit(app), postId)).toBe(false)
  })

  test('is hidden at once when the meme may not be remixed anymore', async () => {
    const postId = await post(ann)
    const remixId = await post(ben, { isRemixable: false }, postId)
    await forbidRemixes(postId)
    expect(await sees(ann, postId)).toBe(true)
    expect(await sees(ben, postId)).toBe(false)
    expect(await sees(ben, remixId)).toBe(false)
  })

  test('is visible while another meme that shows it may be remixed', async () => {
    const postId = await post(ann)
    const remixId = await post(ben, {}, postId)
    await forbidRemixes(postId)
    expect(await sees(cid, remixId)).toBe(true)
    expect(await sees(visit(app), remixId)).toBe(false)
  })

  test('is hidden between its owner and a blocked member, also in remixes of others', async () => {
    const remixId = await post(ben, {}, await post(ann))
    expect(await sees(cid, remixId)).toBe(true)
    await change(ann, 'blockUser', cid)
    expect(await sees(cid, remixId)).toBe(false)
    await change(ann, 'unblockUser', cid)
    await change(cid, 'blockUser', ann)
    expect(await sees(cid, remixId)).toBe(false)
  })

  test('is hidden while the only meme that a member may remix is by a blocked member', async () => {
    const postId = await post(ann)
    await post(ben, {}, postId)
    await forbidRemixes(postId)
    await change(ben, 'blockUser', cid)
    expect(await sees(cid, postId)).toBe(false)
  })

  test('is hidden while its owner is suspended', async () => {
    const remixId = await post(ben, {}, await post(ann))
    await suspendMember(app.dependencies, ann.username)
    expect(await sees(ben, remixId)).toBe(false)
    await liftSuspension(app.dependencies, ann.username)
    expect(await sees(ben, remixId)).toBe(true)
  })
})

test('the file of a source is private in all widths, and the picture of the meme is public', async () => {
  const postId = await post(ann)
  for (const rendition of ['full', 'w_480']) {
    const path = `/media/image/${rendition}/${mediaId}.webp`
    const file = await ben.http.fetch(path)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const known = { 'if-none-match': file.headers.get('etag') ?? '' }
    expect((await visit(app).http.fetch(path, { headers: known })).status).toBe(404)
  }
  expect((await visit(app).http.fetch(await pictureOf(postId))).status).toBe(200)
})

describe('remix with a source is refused', () => {
  const paths = ['meme.background.mediaId', 'meme.layers.0.image.mediaId']
  const refused = { fields: paths.map((path) => ({ path, message: messages.memeImageUnavailable })) }
  const remix = (member: TestMember, remixOfId: string) =>
    createMeme(member, memeWithSource(), { remixOfId: encodeGlobalId('Post', remixOfId) })

  test('if no meme that shows it may be remixed anymore, except by its owner', async () => {
    const postId = await post(ann)
    const remixId = await post(ben, { isRemixable: false }, postId)
    expect(await remix(ben, remixId)).toMatchObject({ __typename: 'CreatePostPayload' })
    await app.dependencies.database.post.updateMany({
      where: { authorId: { in: [ann.id, ben.id] } },
      data: { isRemixable: false },
    })
    expect(await remix(ben, remixId)).toMatchObject(refused)
    expect(await remix(ann, postId)).toMatchObject({ __typename: 'CreatePostPayload' })
  })

  test('if its owner has blocked the member', async () => {
    const remixId = await post(ben, {}, await post(ann))
    await change(ann, 'blockUser', cid)
    expect(await remix(cid, remixId)).toMatchObject(refused)
  })
})

describe('deletion of a meme', () => {
  test('deletes its source although a remix that may not be remixed shows it', async () => {
    const postId = await post(ann)
    const remixId = await post(ben, { isRemixable: false }, postId)
    expect(await filesOfSource()).not.toEqual([])
    await deletePost(ann, postId)
    expect(await filesOfSource()).toEqual([])
    expect(await sees(ben, remixId)).toBe(false)
    expect((await visit(app).http.fetch(await pictureOf(remixId))).status).toBe(200)
  })

  test('deletes the source of another member with the last meme that may be remixed', async () => {
    const postId = await post(ann)
    const remixId = await post(ben, {}, postId)
    await post(cid, { isRemixable: false }, postId)
    await deletePost(ann, postId)
    expect(await sees(cid, remixId)).toBe(true)
    await deletePost(ben, remixId)
    expect(await filesOfSource()).toEqual([])
  })

  test('keeps the source if another meme of its owner shows it', async () => {
    const postId = await post(ann)
    const remixId = await post(ann, { isRemixable: false }, postId)
    await deletePost(ann, postId)
    expect(await sees(ann, remixId)).toBe(true)
    expect(await sees(ben, remixId)).toBe(false)
    await deletePost(ann, remixId)
    expect(await filesOfSource()).toEqual([])
  })

  test('and of a remix without its original at once succeed', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const source = await uploadImage(ann)
        const originalId = await post(ann, {}, null, source)
        const remixId = await post(ben, {}, originalId, source)
        const lastId = await post(cid, { isRemixable: false }, remixId, source)
        await deletePost(ben, remixId)
        return { originalId, lastId }
      }),
    )
    const results = await Promise.all(
      pairs.flatMap(({ originalId, lastId }) => [deletePost(ann, originalId), deletePost(cid, lastId)]),
    )
    for (const result of results) expect(result).toMatchObject({ __typename: 'DeletePostPayload' })
  })
})

function memeWithSource(background = mediaId) {
  const layer = { image: { mediaId: background, x: 0, y: 0, width: 0.5 } }
  return { ...plainMeme(layer), background: { mediaId: background } }
}

function post(
  member: TestMember,
  changes: object = {},
  originalId: string | null = null,
  source = mediaId,
): Promise<string> {
  const input = originalId ? { remixOfId: encodeGlobalId('Post', originalId) } : {}
  return postMeme(member, { ...memeWithSource(source), ...changes }, input)
}

/** Whether the viewer can load the source. GraphQL and the file must agree. */
async function sees(
  { graphql, http }: Pick<TestMember, 'graphql' | 'http'>,
  postId: string,
): Promise<boolean> {
  const { data } = await graphql.send(
    `{ sharedPost(id: "${postId}") { meme {
      background { mediaId image { url } } layers { ... on MemeImageLayer { mediaId image { url } } } } } }`,
  )
  const path = `/media/image/full/${mediaId}.webp`
  const { status, headers } = await http.fetch(path)
  const isServed = status === 200
  expect([status, headers.get('cache-control')]).toEqual(
    isServed ? [200, 'private, no-store'] : [404, 'no-store'],
  )
  const source = { mediaId, image: isServed ? { url: path } : null }
  expect(valueAt(data, 'sharedPost.meme')).toEqual({ background: source, layers: [source] })
  return isServed
}

async function pictureOf(postId: string): Promise<string> {
  const { media } = await app.dependencies.database.post.findUniqueOrThrow({
    where: { id: postId },
    include: { media: true },
  })
  return `/media/image/full/${media?.id}.webp`
}

async function forbidRemixes(postId: string): Promise<void> {
  await app.dependencies.database.post.update({ where: { id: postId }, data: { isRemixable: false } })
}

function deletePost({ graphql }: TestMember, postId: string): Promise<unknown> {
  return sendMutation(graphql, 'deletePost', { postId: encodeGlobalId('Post', postId) }, 'deletedPostId')
}

async function filesOfSource(): Promise<string[]> {
  return (await filesBelow(app.dataDirectory)).filter((file) => file.includes(mediaId))
}

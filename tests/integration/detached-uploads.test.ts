import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { drawPicture, readPicture } from '#tests/support/pictures.ts'
import { postApis, postWith, type Draft, type PostResult } from '#tests/support/post-apis.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const NOWHERE = '0190a0b0-0000-7000-8000-000000000000'
const NOT_THERE = {
  outcome: 'ValidationError',
  message: 'Upload not found. Uploads that are not posted within a day are deleted.',
}
const FAILED = {
  outcome: 'ValidationError',
  message: 'This video could not be processed. Please try another file.',
}
const NOT_BOTH = {
  outcome: 'ValidationError',
  message: 'Send either a file or the id of an upload, not both.',
}
const TAKEN = { outcome: 'ValidationError', message: 'This upload already belongs to a post.' }

const app = await sharedApp()
let picture: Blob
beforeAll(async () => {
  picture = await drawPicture({ width: 500 })
})

describe('detached upload', () => {
  let member: TestMember
  let other: TestMember
  let post: (draft: Draft) => Promise<PostResult>
  beforeEach(async () => {
    const [first, second] = await createMembers(app, 2)
    if (!first || !second) throw new Error('Two were asked for')
    ;[member, other] = [first, second]
    post = postWith(member.http)
  })

  test('becomes the image of a post and is public then', async () => {
    const { id, url } = await upload(member)
    const posted = await post({ text: 'Look!', mediaId: id })
    expect(posted).toMatchObject({ outcome: 'posted', url })
    const response = await other.http.fetch(url)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate')
    expect((await readPicture(response)).metadata).toMatchObject({ format: 'webp', width: 500 })
    expect((await other.rest.get(`/post/${posted.postId}`)).text('post.postUrl')).toBe(url)
  })

  test('requires no text and ignores the case of its id', async () => {
    const { id, url } = await upload(member)
    expect(await post({ mediaId: id.toUpperCase() })).toMatchObject({ outcome: 'posted', url })
  })

  test('keeps its description unless the post has another one', async () => {
    const [first, second] = [await upload(member, 'A wall'), await upload(member, 'A wall')]
    await post({ mediaId: first.id })
    await post({ mediaId: second.id, altText: 'A red wall' })
    expect([await altTextOf(first.id), await altTextOf(second.id)]).toEqual(['A wall', 'A red wall'])
  })

  test('is deleted with its post', async () => {
    const before = await storedFiles()
    const { id, url } = await upload(member)
    const { postId } = await post({ mediaId: id })
    await member.rest.delete(`/post/me/${postId}`)
    expect(await storedFiles()).toEqual(before)
    expect((await member.http.fetch(url)).status).toBe(404)
    expect(await post({ mediaId: id })).toEqual(NOT_THERE)
  })

  test('is used once', async () => {
    const { id } = await upload(member)
    await post({ mediaId: id })
    expect(await post({ text: 'Again', mediaId: id })).toEqual(TAKEN)
    expect(await postCount(member)).toBe(1)
  })

  test('is used by one of concurrent posts', async () => {
    const { id } = await upload(member)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, number) => post({ text: `${number}`, mediaId: id })),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome !== 'posted')).toEqual(
      Array.from({ length: 7 }, () => TAKEN),
    )
    expect(await postCount(member)).toBe(1)
  })

  test('is either posted or deleted by concurrent requests', async () => {
    const { id } = await upload(member)
    const [posted, deleted] = await Promise.all([post({ mediaId: id }), member.rest.delete(`/media/${id}`)])
    const outcomes = [posted.outcome, deleted.status]
    expect([
      ['posted', 400],
      ['ValidationError', 200],
    ]).toContainEqual(outcomes)
    const left = await app.dependencies.database.media.count({ where: { ownerId: member.id } })
    expect([left, await postCount(member)]).toEqual(posted.outcome === 'posted' ? [1, 1] : [0, 0])
  })

  test('of another member is not found', async () => {
    const { id } = await upload(other)
    expect(await post({ text: 'Mine', mediaId: id })).toEqual(NOT_THERE)
    await postWith(other.http)({ mediaId: id })
    expect(await post({ text: 'Mine', mediaId: id })).toEqual(NOT_THERE)
  })

  test('that does not exist is not found', async () => {
    expect(await post({ text: 'hi', mediaId: NOWHERE })).toEqual(NOT_THERE)
  })

  test('that is incomplete is not found', async () => {
    const { id } = await upload(member)
    await app.dependencies.database.media.update({ where: { id }, data: { status: 'PROCESSING' } })
    expect(await post({ mediaId: id })).toEqual(NOT_THERE)
    expect((await member.rest.get(`/media/${id}`)).text('media.status')).toBe('processing')
  })

  test('that failed is refused, and its owner can read the reason', async () => {
    const { id } = await upload(member)
    const failed = { status: 'FAILED', failureReason: 'It has no picture.' } as const
    await app.dependencies.database.media.update({ where: { id }, data: failed })
    expect(await post({ mediaId: id })).toEqual(FAILED)
    expect((await member.rest.get(`/media/${id}`)).body).toMatchObject({
      media: { status: 'failed', failureReason: 'It has no picture.' },
    })
  })

  test('cannot be combined with a file and is kept then', async () => {
    const { id, url } = await upload(member)
    expect(await post({ mediaId: id, file: picture })).toEqual(NOT_BOTH)
    expect(await post({ mediaId: id })).toMatchObject({ outcome: 'posted', url })
  })

  test('of a refused post can be posted again', async () => {
    const { id, url } = await upload(member)
    expect(await post({ mediaId: id, text: 'x'.repeat(501) })).toMatchObject({ outcome: 'ValidationError' })
    expect(await post({ mediaId: id })).toMatchObject({ outcome: 'posted', url })
  })
})

test.each(postApis)('detached upload is posted once over $api', async ({ postBy }) => {
  const [member] = await createMembers(app, 1)
  if (!member) throw new Error('One was asked for')
  const post = postBy(member.http)
  const { id, url } = await upload(member, 'A wall')
  expect(await post({ mediaId: id, file: picture })).toEqual(NOT_BOTH)
  expect(await post({ mediaId: id, altText: 'A red wall' })).toMatchObject({ outcome: 'posted', url })
  expect(await altTextOf(id)).toBe('A red wall')
  expect(await post({ mediaId: id })).toEqual(TAKEN)
  expect(await post({ mediaId: NOWHERE })).toEqual(NOT_THERE)
})

test('invalid upload id is refused by both APIs', async () => {
  const [member] = await createMembers(app, 1)
  if (!member) throw new Error('One was asked for')
  const [byRest, byGraphQL] = postApis.map(({ postBy }) => postBy(member.http))
  expect(await byRest?.({ mediaId: 'x' })).toEqual({
    outcome: 'ValidationError',
    message: 'Invalid Upload ID format',
  })
  expect(await byGraphQL?.({ mediaId: 'x' })).toMatchObject({
    outcome: 'error',
    message: expect.stringContaining('A UUID must have its textual form of 36 characters'),
  })
})

test('upload detached for a day is not found, swept or not', async () => {
  const [member] = await createMembers(app, 1)
  if (!member) throw new Error('One was asked for')
  const { id } = await upload(member)
  await app.dependencies.database.media.update({
    where: { id },
    data: { expiresAt: new Date(app.clock.now().getTime() - 1) },
  })
  expect(await postWith(member.http)({ mediaId: id })).toEqual(NOT_THERE)
  expect((await member.rest.get(`/media/${id}`)).status).toBe(404)
})

async function upload({ rest }: TestMember, altText = ''): Promise<{ id: string; url: string }> {
  const form = new FormData()
  form.append('file', picture, 'picture.png')
  form.append('altText', altText)
  const { text } = await rest.form('/media', form)
  return { id: text('media.id'), url: text('media.url') }
}

async function altTextOf(id: string): Promise<string | undefined> {
  return (await app.dependencies.database.media.findUnique({ where: { id } }))?.altText
}

function postCount({ id }: TestMember): Promise<number> {
  return app.dependencies.database.post.count({ where: { authorId: id } })
}

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(path.join(app.dataDirectory, 'media'))).toSorted((a, b) => a.localeCompare(b))
}

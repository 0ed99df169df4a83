import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { drawAnimation, drawPicture, readPicture } from '#tests/support/pictures.ts'
import type { RestAnswer } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const MEGABYTE = 1024 * 1024
const DAY = 24 * 60 * 60
const NOWHERE = '0190a0b0-0000-7000-8000-000000000000'
const NOT_FOUND = {
  status: 404,
  body: {
    success: false,
    message: 'Upload not found. Uploads that are not posted within a day are deleted.',
  },
}

const app = await sharedApp()
let member: TestMember
let other: TestMember
beforeEach(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[member, other] = [first, second]
})

describe('detached upload', () => {
  test('gets an id, a URL and its properties', async () => {
    const answer = await upload(await drawPicture({ width: 900, height: 450 }), { altText: ' A red  wall ' })
    const id = answer.text('media.id')
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`/api/v1/media/${id}`)
    expect(answer.body).toEqual({
      success: true,
      message: 'File uploaded successfully',
      media: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'image',
        status: 'ready',
        failureReason: null,
        url: `/media/image/full/${id}.webp`,
        width: 900,
        height: 450,
        isAnimated: false,
        altText: 'A red  wall',
        thumbHash: expect.stringMatching(/^[A-Za-z0-9+/]{20,}=*$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    })
    const left = Date.parse(answer.text('media.expiresAt')) - app.clock.now().getTime()
    expect(left / 1000).toBeGreaterThan(DAY - 60)
    expect(left / 1000).toBeLessThanOrEqual(DAY)
    const media = Object(answer.body).media
    expect(await member.rest.get(`/media/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Upload fetched successfully', media },
    })
  })

  test('can be animated', async () => {
    const answer = await upload(await drawAnimation('gif', 3))
    expect(answer.body).toMatchObject({ media: { kind: 'image', isAnimated: true } })
  })

  test('is visible to its owner only and not cached', async () => {
    const url = (await upload(await drawPicture({ width: 600 }))).text('media.url')
    for (const address of [url, url.replace('full', 'w_480')]) {
      const response = await member.http.fetch(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect((await readPicture(response)).metadata.format).toBe('webp')
      expect((await other.http.fetch(address)).status).toBe(404)
      expect((await visit(app).http.fetch(address)).status).toBe(404)
    }
    const etag = (await member.http.fetch(url)).headers.get('etag') ?? ''
    const known = await other.http.fetch(url, { headers: { 'if-none-match': etag } })
    expect(known.status).toBe(404)
  })

  test('is hidden from others, who cannot delete it', async () => {
    const id = (await upload(await drawPicture())).text('media.id')
    expect(await other.rest.get(`/media/${id}`)).toMatchObject(NOT_FOUND)
    expect(await other.rest.delete(`/media/${id}`)).toMatchObject(NOT_FOUND)
    expect((await member.rest.get(`/media/${id}`)).status).toBe(200)
  })

  test('can be deleted once with its files', async () => {
    const before = await storedFiles()
    const answer = await upload(await drawPicture())
    const [id, url] = [answer.text('media.id'), answer.text('media.url')]
    expect(await storedFiles()).toHaveLength(before.length + 2)
    expect(await member.rest.delete(`/media/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Upload deleted successfully' },
    })
    expect(await storedFiles()).toEqual(before)
    expect((await member.http.fetch(url)).status).toBe(404)
    expect(await member.rest.get(`/media/${id}`)).toMatchObject(NOT_FOUND)
    expect(await member.rest.delete(`/media/${id}`)).toMatchObject(NOT_FOUND)
  })

  test('stays readable for its owner once posted, and is deleted with the post only', async () => {
    const id = (await upload(await drawPicture())).text('media.id')
    const form = new FormData()
    form.append('mediaId', id)
    expect((await member.rest.form('/post', form)).status).toBe(201)
    expect((await member.rest.get(`/media/${id}`)).body).toMatchObject({ media: { id, expiresAt: null } })
    expect(await member.rest.delete(`/media/${id}`)).toMatchObject({
      status: 400,
      body: { success: false, message: 'This upload already belongs to a post.' },
    })
  })

  test('is deleted with the account', async () => {
    const { database } = app.dependencies
    const before = await storedFiles()
    const scheduled = await database.removedRendition.count()
    await upload(await drawPicture())
    await database.member.delete({ where: { id: member.id } })
    expect(await database.media.count({ where: { ownerId: member.id } })).toBe(0)
    expect(await database.removedRendition.count()).toBe(scheduled + 2)
    expect(await storedFiles()).toHaveLength(before.length + 2)
  })
})

test('profile photo is no detached upload', async () => {
  const form = new FormData()
  form.append('image', await drawPicture(), 'photo')
  const url = (await member.rest.form('/users/profile-photo', form)).text('url')
  const id = path.basename(url, '.webp')
  expect(await member.rest.get(`/media/${id}`)).toMatchObject(NOT_FOUND)
  expect(await member.rest.delete(`/media/${id}`)).toMatchObject(NOT_FOUND)
  expect((await other.http.fetch(url)).status).toBe(200)
})

describe('upload is refused', () => {
  test('without a session, before the file is read', async () => {
    const { rest } = visit(app)
    const refusal = { status: 401, body: { success: false, message: 'No token found in cookies' } }
    expect(await rest.form('/media', fileForm(new Blob(['no picture'])))).toMatchObject(refusal)
    expect(await rest.get(`/media/${NOWHERE}`)).toMatchObject(refusal)
    expect(await rest.delete(`/media/${NOWHERE}`)).toMatchObject(refusal)
  })

  test('without a file', async () => {
    expect(await member.rest.form('/media', new FormData())).toMatchObject({
      status: 400,
      body: { success: false, message: 'Please choose a file' },
    })
  })

  test('with two files', async () => {
    const form = fileForm(await drawPicture())
    form.append('second', await drawPicture(), 'b.png')
    expect(await member.rest.form('/media', form)).toMatchObject({
      status: 400,
      body: { success: false, message: 'A request can contain only one file.' },
    })
  })

  test('as JSON', async () => {
    expect(await member.rest.post('/media', { file: 'x' })).toMatchObject({
      status: 415,
      body: { success: false, message: 'The request body must be multipart/form-data' },
    })
  })

  test('with a file that is no image, whatever its name is', async () => {
    const answer = await upload(new Blob(['<svg/>'], { type: 'image/png' }))
    expect(answer).toMatchObject({ status: 415, body: { success: false } })
    expect(answer.text('message')).toMatch(/^Please select a valid image/)
  })

  test('with a truncated file', async () => {
    const whole = await drawPicture({ format: 'jpeg' })
    expect(await upload(whole.slice(0, Math.floor(whole.size / 2)))).toMatchObject({
      status: 415,
      body: { message: 'This file is damaged and cannot be shown. Please choose another one.' },
    })
  })

  test('with an overlong description', async () => {
    expect(await upload(await drawPicture(), { altText: 'x'.repeat(1501) })).toMatchObject({
      status: 400,
      body: { message: 'The description of the image is too long.' },
    })
  })

  test('and leaves no files', async () => {
    const before = await storedFiles()
    await upload(new Blob(['no picture']))
    expect(await storedFiles()).toEqual(before)
    expect(await app.dependencies.database.media.count({ where: { ownerId: member.id } })).toBe(0)
    expect(await filesBelow(app.dependencies.uploadDirectory)).toEqual([])
  })
})

describe('upload id', () => {
  test('that is invalid is refused', async () => {
    const refusal = { status: 400, body: { success: false, message: 'Invalid Upload ID format' } }
    expect(await member.rest.get('/media/1')).toMatchObject(refusal)
    expect(await member.rest.delete('/media/1')).toMatchObject(refusal)
  })

  test('that is unknown is not found', async () => {
    expect(await member.rest.get(`/media/${NOWHERE}`)).toMatchObject(NOT_FOUND)
    expect(await member.rest.delete(`/media/${NOWHERE}`)).toMatchObject(NOT_FOUND)
  })
})

describe('detached uploads', () => {
  test('are limited to twenty per member, also with concurrent requests', async () => {
    await pretendUploads(17)
    const picture = await drawPicture({ width: 20, height: 20 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(picture)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.text('message')).toBe(
      'You can have at most 20 unposted uploads. Please post or delete some first.',
    )
    // A post with a file does not need a free upload. A deleted upload makes room.
    const form = new FormData()
    form.append('post', picture)
    expect((await member.rest.form('/post', form)).status).toBe(201)
    const id = answers.find(({ status }) => status === 201)?.text('media.id')
    await member.rest.delete(`/media/${id}`)
    expect((await upload(picture)).status).toBe(201)
  })

  test('are limited to 200 MB per member', async () => {
    await pretendUploads(2, 100 * MEGABYTE)
    expect(await upload(await drawPicture({ width: 20, height: 20 }))).toMatchObject({
      status: 400,
      body: {
        message: 'Your unposted uploads are too large in total. Please post or delete some first.',
      },
    })
  })
})

/** Inserts the rows of uploads, instead of uploading images of 100 MB. */
async function pretendUploads(count: number, byteSize = 1000): Promise<void> {
  const { database, clock } = app.dependencies
  const createdAt = clock.now()
  for (let number = 0; number < count; number += 1) {
    const id = crypto.randomUUID()
    const size = { width: 1, height: 1 }
    await database.media.create({
      data: {
        id,
        ownerId: member.id,
        kind: 'IMAGE',
        status: 'READY',
        ...size,
        thumbHash: new Uint8Array(25),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 60_000),
        renditions: { create: { name: 'full', contentType: 'image/webp', ...size, byteSize } },
      },
    })
  }
}

function upload(file: Blob, fields: Record<string, string> = {}): Promise<RestAnswer> {
  const form = fileForm(file)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return member.rest.form('/media', form)
}

function fileForm(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file, 'picture.png')
  return form
}

async function storedFiles(): Promise<string[]> {
  return (await filesBelow(path.join(app.dataDirectory, 'media'))).toSorted((a, b) => a.localeCompare(b))
}

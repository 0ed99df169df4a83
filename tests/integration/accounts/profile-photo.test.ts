import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doors, photoForm, toldByRest, type AccountDoor } from '#tests/support/account-doors.ts'
import { joinCommunity, visit, type TestMember } from '#tests/support/community.ts'
import { drawAnimation, drawPicture, readPicture, takePhoto } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const MEGABYTE = 1024 * 1024
const DEFAULT_PHOTO = '/default-avatar.svg'
const UPLOADED = { outcome: 'done', message: 'Photo uploaded successfully!' }
const DELETED = { outcome: 'done', message: 'Photo deleted successfully' }
const NOT_A_PHOTO = {
  outcome: 'wrong type',
  message: 'Please select a valid image (JPEG, PNG, WebP) file.',
}

let app: TestApp
/** Where files lie while they arrive. */
let uploads: string
beforeAll(async () => {
  app = await startTestApp()
  uploads = app.dependencies.uploadDirectory
})
afterAll(() => app.stop())

describe.each(doors)('a photo over $door', ({ enter }) => {
  let member: TestMember
  let account: AccountDoor
  beforeAll(async () => {
    member = await joinCommunity(app)
    account = enter(member.http)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('as %s is served as a square in each size', async (format) => {
    expect(await account.setPhoto(await drawPicture({ width: 500, height: 300, format }))).toEqual(UPLOADED)
    const url = await photoOf(member)
    for (const size of [64, 128, 256]) {
      const response = await member.http.fetch(url.replace('/s_128/', `/s_${size}/`))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect((await readPicture(response)).metadata).toMatchObject({ width: size, height: size })
    }
  })

  test('is shown upright, around its middle, and does not tell where and by whom it was taken', async () => {
    expect(await account.setPhoto(await takePhoto())).toEqual(UPLOADED)
    const photo = await readPicture(await member.http.fetch(await photoOf(member)))
    expect(photo.metadata).toMatchObject({ width: 128, height: 128 })
    expect(photo.metadata.exif).toBeUndefined()
    expect(photo.metadata.orientation).toBeUndefined()
    for (const told of ['A certain person', 'A certain phone'])
      expect(photo.content.includes(told)).toBe(false)
    const [red = 0, , blue = 0] = await photo.colorAt(64, 16)
    expect(blue).toBeGreaterThan(200)
    expect(red).toBeLessThan(50)
    expect((await photo.colorAt(64, 112))[0]).toBeGreaterThan(200)
  })

  test('takes the place of the one before, and leaves nothing when it is deleted', async () => {
    await account.setPhoto(await drawPicture({ color: 'tomato' }))
    const first = await photoOf(member)
    await account.setPhoto(await drawPicture({ color: 'teal' }))
    const second = await photoOf(member)
    expect(second).not.toBe(first)
    expect((await member.http.fetch(first)).status).toBe(404)
    expect(await filesOf(first)).toEqual([])
    expect(await filesOf(second)).toHaveLength(3)

    expect(await account.deletePhoto()).toEqual(DELETED)
    expect(await photoOf(member)).toBe(DEFAULT_PHOTO)
    expect((await member.http.fetch(second)).status).toBe(404)
    expect(await filesOf(second)).toEqual([])
    expect(
      await app.dependencies.database.media.count({ where: { owner: { username: member.username } } }),
    ).toBe(0)

    expect(await account.deletePhoto()).toEqual(DELETED)
  })

  test('is one of two that come at once, and the other leaves no files', async () => {
    const photos = [await drawPicture({ color: 'tomato' }), await drawPicture({ color: 'teal' })]
    await Promise.all(photos.map((photo) => account.setPhoto(photo)))
    const left = await photoOf(member)
    expect(await filesOf(left)).toHaveLength(3)
    const owned = await app.dependencies.database.media.findMany({
      where: { owner: { username: member.username } },
    })
    expect(owned).toHaveLength(1)
  })

  test('is never what only calls itself a picture, moves, or is a GIF', async () => {
    await account.setPhoto(await drawPicture())
    const before = await photoOf(member)
    for (const file of [
      new Blob(['Just words'], { type: 'image/png' }),
      new Blob([]),
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
      await drawPicture({ format: 'gif' }),
      await drawAnimation('gif', 3),
      await drawAnimation('webp', 3),
    ])
      expect(await account.setPhoto(file)).toEqual(NOT_A_PHOTO)
    expect(await photoOf(member)).toBe(before)
  })

  test('is not a damaged picture', async () => {
    const whole = await drawPicture({ width: 900, height: 900, format: 'jpeg' })
    expect(await account.setPhoto(whole.slice(0, 400))).toMatchObject({ outcome: 'wrong type' })
  })

  test('is at most 40 MB large', async () => {
    const tooLarge = new Blob([new Uint8Array(40 * MEGABYTE + 1)])
    expect(await account.setPhoto(tooLarge)).toEqual({
      outcome: 'too large',
      message: 'File size cannot exceed 50MB. Current file is 40.0 MB.',
    })
  })

  test('is only for members who are signed in', async () => {
    const visitor = enter(visit(app).http)
    const refused = { outcome: 'not signed in', message: 'No token found in cookies' }
    expect(await visitor.setPhoto(await drawPicture())).toEqual(refused)
    expect(await visitor.deletePhoto()).toEqual(refused)
  })
})

describe('a photo by the v1 calls', () => {
  test('is set by POST and PUT alike, with the status and the address their clients read', async () => {
    const { rest, http } = await joinCommunity(app)
    for (const method of ['POST', 'PUT'] as const) {
      const answer = await rest.form('/users/profile-photo', photoForm(await drawPicture()), method)
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, status: 'true', message: 'Photo uploaded successfully!' },
      })
      expect(answer.text('url')).toMatch(/^\/media\/image\/s_256\//)
      expect((await http.fetch(answer.text('url'))).status).toBe(200)
    }
    expect(await rest.delete('/users/profile-photo')).toMatchObject({ status: 200, body: { status: 'true' } })
  })

  test('has to be there', async () => {
    const { rest } = await joinCommunity(app)
    const form = new FormData()
    form.append('image', 'not a file')
    expect(toldByRest(await rest.form('/users/profile-photo', form))).toEqual({
      outcome: 'invalid',
      message: 'Please choose a photo',
    })
    expect((await rest.post('/users/profile-photo', { image: 'x' })).status).toBe(415)
  })
})

test('nothing of what was uploaded is left where it waited', async () => {
  expect(await filesBelow(uploads)).toEqual([])
})

async function photoOf({ rest }: TestMember): Promise<string> {
  return (await rest.get('/users/profile')).text('profilePhotoUrl')
}

/** What the storage holds under the id in a photo's address. */
async function filesOf(url: string): Promise<string[]> {
  const id = path.basename(url, '.webp')
  const files = await filesBelow(path.join(app.dataDirectory, 'media'))
  return files.filter((file) => file.includes(id))
}

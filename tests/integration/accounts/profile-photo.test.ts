import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAccountApi, photoForm, type AccountApi } from '#tests/support/account-api.ts'
import { sendLargeFile } from '#tests/support/large-file.ts'
import { createMember, type TestMember, visit } from '#tests/support/members.ts'
import { drawAnimation, drawPicture, drawSun, readPicture, takePhoto } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { restResult } from './rest-account-api.ts'

const MEGABYTE = 1024 * 1024
const DRAWING = /^\/media\/avatar\/\d+\/[a-z]+\.svg$/
const UPLOADED = { outcome: 'done', message: 'Photo uploaded successfully!' }
const DELETED = { outcome: 'done', message: 'Photo deleted successfully' }
const NOT_A_PHOTO = {
  outcome: 'wrong type',
  message: 'Please select a valid image (JPEG, PNG, WebP) file.',
}

const app = await sharedApp()
/** The directory of incoming files. */
let uploads: string
beforeAll(async () => {
  uploads = app.dependencies.uploadDirectory
})

describe('profile photo', () => {
  let member: TestMember
  let account: AccountApi
  beforeAll(async () => {
    member = await createMember(app)
    account = createAccountApi(member.http)
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

  test('is rotated upright, cropped at its focal point and stripped of metadata', async () => {
    expect(await account.setPhoto(await takePhoto(), { focalX: '0.5', focalY: '0.5' })).toEqual(UPLOADED)
    const photo = await readPicture(await member.http.fetch(await photoOf(member)))
    expect(photo.metadata).toMatchObject({ width: 128, height: 128 })
    expect(photo.metadata.exif).toBeUndefined()
    expect(photo.metadata.orientation).toBeUndefined()
    for (const name of ['A certain person', 'A certain phone'])
      expect(photo.content.includes(name)).toBe(false)
    const [red = 0, , blue = 0] = await photo.colorAt(64, 16)
    expect(blue).toBeGreaterThan(200)
    expect(red).toBeLessThan(50)
    expect((await photo.colorAt(64, 112))[0]).toBeGreaterThan(200)
  })

  test.each([
    [{ focalY: '0' }, [0, 0, 255]],
    [{ focalX: '0.9', focalY: '1' }, [255, 0, 0]],
  ])('with the focal point %j is cropped there', async (focus, color) => {
    expect(await account.setPhoto(await takePhoto(), focus)).toEqual(UPLOADED)
    const photo = await readPicture(await member.http.fetch(await photoOf(member)))
    for (const y of [4, 124]) expectColor(await photo.colorAt(64, y), color)
  })

  test('without a focal point is cropped by attention', async () => {
    expect(await account.setPhoto(await drawSun())).toEqual(UPLOADED)
    const photo = await readPicture(await member.http.fetch(await photoOf(member)))
    const colors = await Promise.all([32, 64, 96].map((x) => photo.colorAt(x, 64)))
    expect(colors.some(([red = 0, , blue = 0]) => red > 180 && blue < 90)).toBe(true)
  })

  test.each([{ focalX: '1.01' }, { focalX: '0.5', focalY: '-0.1' }])(
    'with the focal point %j is refused',
    async (focus) => {
      expect(await account.setPhoto(await takePhoto(), focus)).toEqual({
        outcome: 'invalid',
        message: 'The focal point must be between 0 and 1 on both axes.',
      })
    },
  )

  test('replaces the previous photo, and deleting it removes its files', async () => {
    await account.setPhoto(await drawPicture({ color: 'tomato' }))
    const first = await photoOf(member)
    await account.setPhoto(await drawPicture({ color: 'teal' }))
    const second = await photoOf(member)
    expect(second).not.toBe(first)
    expect((await member.http.fetch(first)).status).toBe(404)
    expect(await filesOf(first)).toEqual([])
    expect(await filesOf(second)).toHaveLength(3)

    expect(await account.deletePhoto()).toEqual(DELETED)
    expect(await photoOf(member)).toMatch(DRAWING)
    expect((await member.http.fetch(second)).status).toBe(404)
    expect(await filesOf(second)).toEqual([])
    expect(
      await app.dependencies.database.media.count({ where: { owner: { username: member.username } } }),
    ).toBe(0)

    expect(await account.deletePhoto()).toEqual(DELETED)
  })

  test("uploaded twice at once keeps one and removes the other's files", async () => {
    const photos = [await drawPicture({ color: 'tomato' }), await drawPicture({ color: 'teal' })]
    await Promise.all(photos.map((photo) => account.setPhoto(photo)))
    const left = await photoOf(member)
    expect(await filesOf(left)).toHaveLength(3)
    const owned = await app.dependencies.database.media.findMany({
      where: { owner: { username: member.username } },
    })
    expect(owned).toHaveLength(1)
  })

  test('is refused if the file is no image or a GIF', async () => {
    await account.setPhoto(await drawPicture())
    const before = await photoOf(member)
    for (const file of [
      new Blob(['Just words'], { type: 'image/png' }),
      new Blob([]),
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
      await drawPicture({ format: 'gif' }),
      await drawAnimation('gif', 3),
    ])
      expect(await account.setPhoto(file)).toEqual(NOT_A_PHOTO)
    expect(await photoOf(member)).toBe(before)
  })

  test('from an animated WebP is its first frame', async () => {
    expect(await account.setPhoto(await drawAnimation('webp', 3))).toEqual(UPLOADED)
    const photo = await readPicture(await member.http.fetch(await photoOf(member)))
    expect(photo.metadata).toMatchObject({ format: 'webp', width: 128, height: 128 })
    expect(photo.metadata.pages ?? 1).toBe(1)
    expectColor(await photo.colorAt(64, 64), [40, 40, 40])
  })

  test('is refused if the file is damaged', async () => {
    const whole = await drawPicture({ width: 900, height: 900, format: 'jpeg' })
    expect(await account.setPhoto(whole.slice(0, 400))).toMatchObject({ outcome: 'wrong type' })
  })

  test('is limited to 40 MB', async () => {
    const query = `mutation ($input: SetProfilePhotoInput!) {
      setProfilePhoto(input: $input) { __typename ... on Error { message } }
    }`
    const fields = {
      operations: JSON.stringify({ query, variables: { input: { photo: null } } }),
      map: '{"0":["variables.input.photo"]}',
    }
    const file = { field: '0', bytes: 40 * MEGABYTE + 1, fields }
    const { body } = await sendLargeFile(app, '/graphql', member.accessToken, file)
    expect(body).toMatchObject({
      data: {
        setProfilePhoto: {
          __typename: 'FileTooLargeError',
          message: 'File size cannot exceed 50MB. Current file is 40.0 MB.',
        },
      },
    })
  })

  test('can be set by signed-in members only', async () => {
    const visitor = createAccountApi(visit(app).http)
    const refused = { outcome: 'not signed in', message: 'No token found in cookies' }
    expect(await visitor.setPhoto(await drawPicture())).toEqual(refused)
    expect(await visitor.deletePhoto()).toEqual(refused)
  })
})

describe('default avatar', () => {
  test('is public, cached forever and a drawing', async () => {
    const member = await createMember(app)
    const { status, headers, text } = await fetchText(member, await photoOf(member))
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(text).toMatch(/^<svg /)
  })

  test('is not found for other addresses', async () => {
    const member = await createMember(app)
    for (const address of [
      '0/unknown.svg',
      '0/..%2Ffrog.svg',
      '8/frog.svg',
      '-1/frog.svg',
      '0/frog.png',
      'x/frog.svg',
    ])
      expect((await member.http.fetch(`/media/avatar/${address}`)).status).toBe(404)
  })
})

describe('profile photo in the v1 API', () => {
  test('refuses a focal point that is no number', async () => {
    const { rest } = await createMember(app)
    const form = photoForm(await drawPicture(), { focalX: 'left' })
    expect(await rest.form('/users/profile-photo', form)).toMatchObject({
      status: 400,
      body: { message: 'The focal point must be between 0 and 1 on both axes.' },
    })
  })

  test('can be sent with the rest of the profile and a focal point', async () => {
    const member = await createMember(app)
    const form = new FormData()
    form.append('profilePhoto', await takePhoto())
    form.append('focalY', '0')
    expect(await member.rest.form('/users/profile', form, 'PUT')).toMatchObject({ status: 200 })
    const photo = await readPicture(await member.http.fetch(await photoOf(member)))
    expectColor(await photo.colorAt(64, 124), [0, 0, 255])
  })

  test('is set by POST and PUT with their documented responses', async () => {
    const { rest, http } = await createMember(app)
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

  test('is required', async () => {
    const { rest } = await createMember(app)
    const form = new FormData()
    form.append('focalX', '0.5')
    expect(restResult(await rest.form('/users/profile-photo', form))).toEqual({
      outcome: 'invalid',
      message: 'Please choose a photo',
    })
    expect((await rest.post('/users/profile-photo', { image: 'x' })).status).toBe(415)
  })
})

test('uploaded files are removed from the temporary directory', async () => {
  expect(await filesBelow(uploads)).toEqual([])
})

function expectColor(seen: number[], wanted: number[]): void {
  for (const [channel, value] of wanted.entries())
    expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThan(50)
}

async function fetchText({ http }: TestMember, url: string) {
  const response = await http.fetch(url)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function photoOf({ rest }: TestMember): Promise<string> {
  return (await rest.get('/users/profile')).text('profilePhotoUrl')
}

/** The stored files of a photo, by the id in its URL. */
async function filesOf(url: string): Promise<string[]> {
  const id = path.basename(url, '.webp')
  const files = await filesBelow(path.join(app.dataDirectory, 'media'))
  return files.filter((file) => file.includes(id))
}

import { beforeAll, describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, type TestMember, visit } from '#tests/support/members.ts'
import { valueAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { restResult } from './rest-account-api.ts'

const UPDATED = { outcome: 'done', message: 'Profile updated successfully' }

const app = await sharedApp()
let ada: TestMember
beforeAll(async () => {
  ada = await createMember(app, 'ada')
})

describe('username', () => {
  test.each([
    ['the form', rename],
    ['GraphQL', renameByGraphQL],
  ])('is changed by %s unless it is taken, ignoring case', async (_api, change) => {
    const member = await createMember(app)
    expect(await change(member, ada.username.toUpperCase())).toEqual({
      outcome: 'taken',
      message: 'Username is not available',
    })
    expect(await change(member, 'a b')).toMatchObject({ outcome: 'invalid' })
    expect(await profileOf(member)).toMatchObject({ username: member.username })

    // A member's own username in another case is available to them.
    expect(await change(member, member.username.toUpperCase())).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ username: member.username.toUpperCase() })
    expect(await change(member, `${member.username}_x`)).toEqual(UPDATED)
  })

  test('chosen by two members at once is given to one of them', async () => {
    const members = await Promise.all([createMember(app), createMember(app)])
    const results = await Promise.all(members.map((member) => renameByGraphQL(member, 'wanted_by_two')))
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'taken'])
  })
})

describe('profile form', () => {
  test('changes fields that are not empty, including the photo', async () => {
    const member = await createMember(app)
    await member.rest.put('/users/me/profile-info', { profileBio: 'A bio that stays' })
    const form = new FormData()
    form.append('fullName', 'Ada Lovelace')
    form.append('username', '')
    form.append('profileBio', '')
    form.append('profilePhoto', await drawPicture(), 'me.png')
    const answer = await member.rest.form('/users/profile', form, 'PUT')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Profile updated successfully',
        fullName: 'Ada Lovelace',
        username: member.username,
        profileBio: 'A bio that stays',
        profilePhotoUrl: expect.stringMatching(/^\/media\/image\/s_128\/.*\.webp$/),
      },
    })
    expect((await member.http.fetch(answer.text('profilePhotoUrl'))).status).toBe(200)
  })

  test('changes nothing if the photo is invalid, and no photo if another field is invalid', async () => {
    const member = await createMember(app)
    const before = await profileOf(member)
    const noPhoto = new FormData()
    noPhoto.append('profilePhoto', new Blob(['Just words']), 'photo.png')
    noPhoto.append('fullName', 'Somebody')
    expect((await member.rest.form('/users/profile', noPhoto, 'PUT')).status).toBe(415)

    const takenName = new FormData()
    takenName.append('profilePhoto', await drawPicture(), 'photo.png')
    takenName.append('username', ada.username)
    expect((await member.rest.form('/users/profile', takenName, 'PUT')).status).toBe(409)
    expect(await profileOf(member)).toEqual(before)
  })

  test('is refused to visitors and as JSON', async () => {
    const form = new FormData()
    form.append('fullName', 'Nobody')
    expect((await visit(app).rest.form('/users/profile', form, 'PUT')).status).toBe(401)
    expect(await ada.rest.put('/users/profile', { fullName: 'Ada' })).toMatchObject({
      status: 415,
      body: {
        success: false,
        message: 'The request body must be multipart/form-data',
        code: 'UNSUPPORTED_BODY',
      },
    })
  })
})

async function profileOf({ rest }: TestMember): Promise<Record<string, unknown>> {
  const { body } = await rest.get('/users/me/profile-info')
  return { ...Object(valueAt(body, 'data.user')) }
}

async function rename(member: TestMember, username: string) {
  const form = new FormData()
  form.append('username', username)
  return restResult(await member.rest.form('/users/profile', form, 'PUT'))
}

function renameByGraphQL({ http }: TestMember, username: string) {
  return createAccountApi(http).updateProfile({ username })
}

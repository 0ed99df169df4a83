import { beforeAll, describe, expect, test } from 'vitest'
import { createAccountApi, type ProfileChanges } from '#tests/support/account-api.ts'
import { createMember, type TestMember, visit } from '#tests/support/members.ts'
import { valueAt } from '#tests/support/json.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const UPDATED = { outcome: 'done', message: 'Profile updated successfully' }
const DRAWING = /^\/media\/avatar\/\d+\/[a-z]+\.svg$/
const LATER = 60

const app = await sharedApp()
let ada: TestMember
let adaId: string
beforeAll(async () => {
  ada = await createMember(app, 'ada')
  adaId = (await ada.rest.get('/users/profile')).text('id')
})

describe('own profile', () => {
  test('is the same at both REST paths', async () => {
    const profile = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: ada.username,
      fullName: ada.username,
      email: ada.email,
      phone: null,
      profileBio: null,
      profilePhotoUrl: expect.stringMatching(DRAWING),
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      lastUpdated: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      roleId: null,
      organizationId: null,
    }
    const info = await ada.rest.get('/users/me/profile-info')
    expect(info).toMatchObject({ status: 200, body: { success: true } })
    expect(valueAt(info.body, 'data')).toEqual({ user: profile })
    const own = await ada.rest.get('/users/profile')
    expect(own).toMatchObject({ status: 200, body: { success: true, ...profile, posts: [] } })
  })

  test('is available in GraphQL', async () => {
    const query = `{ viewer { email phone roleId organizationId user {
      databaseId username fullName bio photoUrl isViewer
    } } }`
    expect((await ada.graphql.send(query)).data).toEqual({
      viewer: {
        email: ada.email,
        phone: null,
        roleId: null,
        organizationId: null,
        user: {
          databaseId: adaId,
          username: ada.username,
          fullName: ada.username,
          bio: null,
          photoUrl: expect.stringMatching(DRAWING),
          isViewer: true,
        },
      },
    })
  })
})

describe('updating the profile', () => {
  test('changes the given fields only', async () => {
    const member = await createMember(app)
    const before = await profileOf(member)
    app.clock.advance(LATER)
    const changes = { fullName: '  Ada   Lovelace ', phone: '+44 20 7946 0018', bio: 'Line one\r\nLine two ' }
    expect(await createAccountApi(member.http).updateProfile(changes)).toEqual(UPDATED)
    const after = await profileOf(member)
    expect(after).toEqual({
      ...before,
      fullName: 'Ada Lovelace',
      phone: '+44 20 7946 0018',
      profileBio: 'Line one\nLine two',
      profilePhotoUrl: expect.stringMatching(DRAWING),
      lastUpdated: expect.any(String),
    })
    expect(String(after['lastUpdated']) > String(before['lastUpdated'])).toBe(true)

    expect(await createAccountApi(member.http).updateProfile({ fullName: 'Ada' })).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({
      ...after,
      fullName: 'Ada',
      profilePhotoUrl: expect.stringMatching(DRAWING),
      lastUpdated: expect.any(String),
    })
    expect(
      await createAccountApi(member.http).updateProfile({ fullName: null, bio: null, phone: null }),
    ).toEqual(UPDATED)
    expect(await createAccountApi(member.http).updateProfile({})).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ fullName: 'Ada', phone: after['phone'] })

    expect(await createAccountApi(member.http).updateProfile({ bio: '', phone: ' ' })).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ fullName: 'Ada', phone: null, profileBio: null })
  })

  test('reports invalid fields and changes nothing', async () => {
    const { http } = ada
    const before = await profileOf(ada)
    const FAULTS: [ProfileChanges, string][] = [
      [{ fullName: ' ' }, 'Name is required'],
      [{ fullName: 'n'.repeat(81) }, 'Name is too long'],
      [{ bio: 'b'.repeat(301) }, 'Bio is too long'],
      [{ phone: 'call me' }, 'Please enter a valid phone number'],
      [{ email: 'ada@' }, 'Please enter a valid email address'],
      [{ email: '' }, 'Email is required'],
    ]
    for (const [fault, message] of FAULTS) {
      const right = { fullName: 'Somebody', bio: 'Something', phone: '+44 20 7946 0018' }
      expect(await createAccountApi(http).updateProfile({ ...right, ...fault })).toEqual({
        outcome: 'invalid',
        message,
      })
    }
    expect(await profileOf(ada)).toEqual(before)
  })

  test('accepts any script and treats it as text', async () => {
    const member = await createMember(app)
    const changes = { fullName: '艾达 <b>🧮</b>', bio: `'; DROP TABLE members; -- ${'👩‍🚀'.repeat(20)}` }
    expect(await createAccountApi(member.http).updateProfile(changes)).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ fullName: changes.fullName, profileBio: changes.bio })
  })

  test('requires a session', async () => {
    expect(await createAccountApi(visit(app).http).updateProfile({ fullName: 'Nobody' })).toEqual({
      outcome: 'not signed in',
      message: 'No token found in cookies',
    })
  })
})

async function profileOf({ rest }: TestMember): Promise<Record<string, unknown>> {
  const { body } = await rest.get('/users/me/profile-info')
  return { ...Object(valueAt(body, 'data.user')) }
}

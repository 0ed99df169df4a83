import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doors, photoForm, toldByRest, type ProfileChanges } from '#tests/support/account-doors.ts'
import { joinCommunity, postForm, visit, type TestMember } from '#tests/support/community.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const UPDATED = { outcome: 'done', message: 'Profile updated successfully' }
const DEFAULT_PHOTO = '/default-avatar.svg'
const LATER = 60

let app: TestApp
let ada: TestMember
let adaId: string
beforeAll(async () => {
  app = await startTestApp()
  ada = await joinCommunity(app, 'ada')
  adaId = (await ada.rest.get('/users/profile')).text('id')
})
afterAll(() => app.stop())

describe('the own profile', () => {
  test('is told in full by both readings of its path, and alike', async () => {
    const profile = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: ada.username,
      fullName: ada.username,
      email: ada.email,
      phone: null,
      profileBio: null,
      profilePhotoUrl: DEFAULT_PHOTO,
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

  test('is told over GraphQL', async () => {
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
          photoUrl: DEFAULT_PHOTO,
          isViewer: true,
        },
      },
    })
  })
})

describe.each(doors)('a member who changes their profile over $door', ({ enter }) => {
  test('changes what they give, and nothing else', async () => {
    const member = await joinCommunity(app)
    const before = await profileOf(member)
    app.clock.advance(LATER)
    const changes = { fullName: '  Ada   Lovelace ', phone: '+44 20 7946 0018', bio: 'Line one\r\nLine two ' }
    expect(await enter(member.http).updateProfile(changes)).toEqual(UPDATED)
    const after = await profileOf(member)
    expect(after).toEqual({
      ...before,
      fullName: 'Ada Lovelace',
      phone: '+44 20 7946 0018',
      profileBio: 'Line one\nLine two',
      lastUpdated: expect.any(String),
    })
    expect(String(after['lastUpdated']) > String(before['lastUpdated'])).toBe(true)

    expect(await enter(member.http).updateProfile({ fullName: 'Ada' })).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({
      ...after,
      fullName: 'Ada',
      lastUpdated: expect.any(String),
    })
    expect(await enter(member.http).updateProfile({ fullName: null, bio: null, phone: null })).toEqual(
      UPDATED,
    )
    expect(await enter(member.http).updateProfile({})).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ fullName: 'Ada', phone: after['phone'] })

    expect(await enter(member.http).updateProfile({ bio: '', phone: ' ' })).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ fullName: 'Ada', phone: null, profileBio: null })
  })

  test('is told what breaks a rule, and nothing at all is changed', async () => {
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
      expect(await enter(http).updateProfile({ ...right, ...fault })).toEqual({ outcome: 'invalid', message })
    }
    expect(await profileOf(ada)).toEqual(before)
  })

  test('may write in any script, and what they write is only text', async () => {
    const member = await joinCommunity(app)
    const changes = { fullName: '艾达 <b>🧮</b>', bio: `'; DROP TABLE members; -- ${'👩‍🚀'.repeat(20)}` }
    expect(await enter(member.http).updateProfile(changes)).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ fullName: changes.fullName, profileBio: changes.bio })
  })

  test('has to be signed in', async () => {
    expect(await enter(visit(app).http).updateProfile({ fullName: 'Nobody' })).toEqual({
      outcome: 'not signed in',
      message: 'No token found in cookies',
    })
  })
})

describe('a username', () => {
  test.each([
    ['the form', rename],
    ['GraphQL', renameByGraphQL],
  ])('is changed by %s unless someone has it, in whatever case', async (_door, change) => {
    const member = await joinCommunity(app)
    expect(await change(member, ada.username.toUpperCase())).toEqual({
      outcome: 'taken',
      message: 'Username is not available',
    })
    expect(await change(member, 'a b')).toMatchObject({ outcome: 'invalid' })
    expect(await profileOf(member)).toMatchObject({ username: member.username })

    // One's own name in another case is no one else's.
    expect(await change(member, member.username.toUpperCase())).toEqual(UPDATED)
    expect(await profileOf(member)).toMatchObject({ username: member.username.toUpperCase() })
    expect(await change(member, `${member.username}_x`)).toEqual(UPDATED)
  })

  test('that two members choose at once goes to one of them', async () => {
    const members = await Promise.all([joinCommunity(app), joinCommunity(app)])
    const told = await Promise.all(members.map((member) => renameByGraphQL(member, 'wanted_by_two')))
    expect(told.map(({ outcome }) => outcome).sort()).toEqual(['done', 'taken'])
  })
})

describe('the form of a profile', () => {
  test('changes what is not empty, the photo with it', async () => {
    const member = await joinCommunity(app)
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

  test('changes nothing when the photo is none, and no photo when the rest is wrong', async () => {
    const member = await joinCommunity(app)
    const before = await profileOf(member)
    const noPhoto = photoForm(new Blob(['Just words']))
    noPhoto.append('fullName', 'Somebody')
    expect((await member.rest.form('/users/profile', noPhoto, 'PUT')).status).toBe(415)

    const takenName = photoForm(await drawPicture())
    takenName.append('username', ada.username)
    expect((await member.rest.form('/users/profile', takenName, 'PUT')).status).toBe(409)
    expect(await profileOf(member)).toEqual(before)
  })

  test('is refused to visitors, and as JSON', async () => {
    const form = new FormData()
    form.append('fullName', 'Nobody')
    expect((await visit(app).rest.form('/users/profile', form, 'PUT')).status).toBe(401)
    expect(await ada.rest.put('/users/profile', { fullName: 'Ada' })).toMatchObject({
      status: 415,
      body: { success: false, message: 'The request body must be multipart/form-data' },
    })
  })
})

describe("another member's profile", () => {
  test('is told with their newest ten posts, without their address and number', async () => {
    const author = await joinCommunity(app)
    await author.rest.put('/users/me/profile-info', { phone: '+44 20 7946 0018', profileBio: 'Tells jokes' })
    for (let number = 1; number <= 11; number += 1) {
      app.clock.advance(1)
      await author.rest.form('/post', postForm(`Joke ${number}`))
    }
    const id = (await author.rest.get('/users/profile')).text('id')

    for (const spelling of [id, id.toUpperCase()]) {
      const { status, body } = await ada.rest.get(`/users/${spelling}/profile`)
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        message: 'Profile fetched successfully',
        id,
        username: author.username,
        fullName: author.username,
        email: null,
        phone: null,
        profileBio: 'Tells jokes',
        profilePhotoUrl: DEFAULT_PHOTO,
        createdAt: expect.any(String),
        roleId: null,
        organizationId: null,
        posts: expect.any(Array),
      })
      expect(listAt(body, 'posts').map((post) => valueAt(post, 'title'))).toEqual(
        Array.from({ length: 10 }, (_, index) => `Joke ${11 - index}`),
      )
    }
  })

  test('keeps address and number from the member themselves too: those are in the own profile', async () => {
    expect(await ada.rest.get(`/users/${adaId}/profile`)).toMatchObject({
      status: 200,
      body: { id: adaId, email: null, phone: null },
    })
  })

  test.each([
    ['0190a1b2-0000-7000-8000-000000000000', 404, 'User not found'],
    ['not-an-id', 400, 'Invalid User ID format'],
    [`${'0'.repeat(35)}g`, 400, 'Invalid User ID format'],
    ['me', 400, 'Invalid User ID format'],
  ])('of %s is not there: %i', async (id, status, message) => {
    expect(await ada.rest.get(`/users/${id}/profile`)).toMatchObject({
      status,
      body: { success: false, message },
    })
  })

  test('over GraphQL has no field for either', async () => {
    const query = 'query ($id: UUID!) { user(id: $id) { username email } }'
    expect((await ada.graphql.send(query, { id: adaId })).errors).toMatchObject([
      { message: 'Cannot query field "email" on type "User".' },
    ])
    const unknown = { id: '0190a1b2-0000-7000-8000-000000000000' }
    const { data, errors } = await ada.graphql.send(
      'query ($id: UUID!) { user(id: $id) { username } }',
      unknown,
    )
    expect({ data, errors }).toEqual({ data: { user: null }, errors: undefined })
  })
})

test.each(['/users/me/profile-info', '/users/profile', '/users/me/trending-profiles'])(
  'a visitor is refused %s',
  async (path) => {
    const { rest } = visit(app)
    expect(toldByRest(await rest.get(path))).toEqual({
      outcome: 'not signed in',
      message: 'No token found in cookies',
    })
    expect((await rest.get(`/users/${adaId}/profile`)).status).toBe(401)
  },
)

test('trending profiles come under the status "success", the most liked first', async () => {
  const [star, fan] = [await joinCommunity(app, 'star'), await joinCommunity(app, 'fan')]
  await fan.react(await star.post('Knock, knock'), 'like')
  app.clock.advance(LATER)
  const { status, body } = await ada.rest.get('/users/me/trending-profiles')
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      status: 'success',
      data: [
        {
          id: (await star.rest.get('/users/profile')).text('id'),
          fullName: star.username,
          username: star.username,
          profilePhotoUrl: DEFAULT_PHOTO,
          profileBio: null,
          likeCount: 1,
        },
      ],
    },
  })
})

async function profileOf({ rest }: TestMember): Promise<Record<string, unknown>> {
  const { body } = await rest.get('/users/me/profile-info')
  return { ...Object(valueAt(body, 'data.user')) }
}

async function rename(member: TestMember, username: string) {
  const form = new FormData()
  form.append('username', username)
  return toldByRest(await member.rest.form('/users/profile', form, 'PUT'))
}

function renameByGraphQL({ http }: TestMember, username: string) {
  return doors[1].enter(http).updateProfile({ username })
}

import { beforeEach, describe, expect, test } from 'vitest'
import { createMember, createMembers, postForm, type TestMember, visit } from '#tests/support/members.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { restResult } from './rest-account-api.ts'

const DRAWING = /^\/media\/avatar\/\d+\/[a-z]+\.svg$/
const LATER = 60

const app = await sharedApp()
let ada: TestMember
let adaId: string
beforeEach(async () => {
  ada = await createMember(app, 'ada')
  adaId = (await ada.rest.get('/users/profile')).text('id')
})

describe("another member's profile", () => {
  test('has their newest ten posts, without email address and phone number', async () => {
    const author = await createMember(app)
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
        profilePhotoUrl: expect.stringMatching(DRAWING),
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

  test('includes email address and phone number only for the member themselves', async () => {
    const phone = '+44 20 7946 0018'
    const owner = await createMember(app, 'owner')
    await owner.rest.put('/users/me/profile-info', { phone })
    const id = (await owner.rest.get('/users/profile')).text('id')
    for (const spelling of [id, id.toUpperCase()]) {
      expect(await owner.rest.get(`/users/${spelling}/profile`)).toMatchObject({
        status: 200,
        body: { id, email: owner.email, phone, posts: [] },
      })
      expect(await ada.rest.get(`/users/${spelling}/profile`)).toMatchObject({
        status: 200,
        body: { id, email: null, phone: null },
      })
    }
  })

  test.each([
    ['0190a1b2-0000-7000-8000-000000000000', 404, 'User not found'],
    ['not-an-id', 400, 'Invalid User ID format'],
    [`${'0'.repeat(35)}g`, 400, 'Invalid User ID format'],
    ['me', 400, 'Invalid User ID format'],
    ['', 400, 'User ID is required'],
  ])('of %s is not found: %i', async (id, status, message) => {
    expect(await ada.rest.get(`/users/${id}/profile`)).toMatchObject({
      status,
      body: { success: false, message },
    })
  })

  test('has no such fields in GraphQL', async () => {
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
  'visitor is refused %s',
  async (path) => {
    const { rest } = visit(app)
    expect(restResult(await rest.get(path))).toEqual({
      outcome: 'not signed in',
      message: 'No token found in cookies',
    })
    expect((await rest.get(`/users/${adaId}/profile`)).status).toBe(401)
  },
)

test('trending profiles have the status "success" and are sorted by likes', async () => {
  const star = await createMember(app, 'star')
  const fans = await createMembers(app, 10)
  const joke = await star.post('Knock, knock')
  for (const fan of fans) await fan.react(joke, 'like')
  app.clock.advance(LATER)
  const listed = {
    id: (await star.rest.get('/users/profile')).text('id'),
    fullName: star.username,
    username: star.username,
    profilePhotoUrl: expect.stringMatching(DRAWING),
    profileBio: null,
    likeCount: 10,
  }
  await app.run('advance trending members')
  const { status, body } = await ada.rest.get('/users/me/trending-profiles')
  expect({ status, body }).toEqual({ status: 200, body: { status: 'success', data: expect.any(Array) } })
  const trending = listAt(body, 'data')
  expect(trending).toContainEqual(listed)
  const likes = trending.map((profile) => Number(valueAt(profile, 'likeCount')))
  expect(likes).toEqual(likes.toSorted((one, other) => other - one))
})

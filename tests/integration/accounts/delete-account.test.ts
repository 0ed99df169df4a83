import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registration, type TestMember, visit } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const DELETED = { outcome: 'done', message: 'Your account and all its data were deleted' }

const app = await sharedApp()
let friend: TestMember
beforeAll(async () => {
  friend = await createMember(app, 'friend')
})

describe('deleting an account', () => {
  test('removes its rows, files and cookies', async () => {
    const member = await createMember(app)
    const memberId = await idOf(member)
    const account = createAccountApi(member.http)
    const postId = await member.post('With a picture', await drawPicture())
    await account.setPhoto(await drawPicture())
    await friend.react(postId, 'like')
    await account.updateProfile({ email: `new_${member.email}` })
    await app.mailbox.next(`new_${member.email}`)
    const { database } = app.dependencies
    await database.identity.create({
      data: { issuer: 'https://id.example', subject: memberId, memberId, createdAt: app.clock.now() },
    })
    expect(await rowsOf(memberId)).not.toContain(0)
    const media = await database.media.findMany({ where: { ownerId: memberId } })
    expect(await filesOf(media)).toHaveLength(2 + 3)

    expect(await account.deleteAccount(PASSWORD)).toEqual(DELETED)
    expect(new Set(await rowsOf(memberId))).toEqual(new Set([0]))
    expect(await filesOf(media)).toEqual([])
    expect(member.http.cookies.size).toBe(0)
    expect((await app.mailbox.next(member.email)).subject).toBe('Your Guffaw account is deleted')
  })

  test('removes its reactions to other posts', async () => {
    const member = await createMember(app)
    const before = await likesOf(friend)
    const liked = await friend.post('Liked')
    const disliked = await friend.post('Disliked')
    await member.react(liked, 'like')
    await member.react(disliked, 'dislike')
    expect(await likesOf(friend)).toBe(before + 1)

    await createAccountApi(member.http).deleteAccount(PASSWORD)
    expect((await friend.rest.get(`/post/${liked}`)).body).toMatchObject({ post: { like: 0, dislike: 0 } })
    expect((await friend.rest.get(`/post/${disliked}`)).body).toMatchObject({ post: { like: 0, dislike: 0 } })
    expect(await likesOf(friend)).toBe(before)
  })

  test('removes its posts and profile for others at once, with events', async () => {
    const member = await createMember(app)
    const memberId = await idOf(member)
    const postIds = [await member.post('One'), await member.post('Two')]
    const stream = await openEventStream(friend.http, {
      query: 'subscription { postEvents { ... on PostDeleted { deletedPostId } } }',
    })
    await app.untilWatchers(1)

    await createAccountApi(member.http).deleteAccount(PASSWORD)
    const deletions = [await stream.results.next(), await stream.results.next()].map(({ value }) =>
      valueAt(value, 'data.postEvents.deletedPostId'),
    )
    expect(deletions.map(rowIdOf).sort()).toEqual([...postIds].sort())
    stream.close()
    await app.untilWatchers(0)

    const { body } = await friend.rest.get('/post')
    const authors = listAt(body, 'posts').map((post) => valueAt(post, 'userId'))
    expect(authors).not.toContain(memberId)
    expect(await friend.rest.get(`/post/${postIds[0]}`)).toMatchObject({ status: 404 })
    expect(await friend.rest.get(`/users/${memberId}/profile`)).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    })
  })

  test('signs out every device and prevents logins', async () => {
    const member = await createMember(app)
    const { email, accessToken, refreshToken, username } = member
    const laptop = visit(app)
    await laptop.rest.post('/auth/login', { email, password: PASSWORD })
    await createAccountApi(member.http).deleteAccount(PASSWORD)

    member.http.cookies.set('accessToken', accessToken).set('refreshToken', refreshToken)
    for (const device of [member, laptop]) {
      expect(await createAccountApi(device.http).isSignedIn()).toBe(false)
      expect((await device.rest.post('/auth/refresh')).status).toBe(401)
    }
    expect(await login(email)).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
    await createAccountApi(visit(app).http).forgotPassword(email)
    await app.dependencies.background.drain()
    expect(app.mailbox.count(email)).toBe(1)

    // The address is available again, and the username after 90 days.
    await app.mailbox.next(email)
    const { rest } = visit(app)
    expect((await rest.post('/auth/register', registration({ username, email }))).status).toBe(409)
    const another = registration({ username: `${username}_x`, email })
    expect((await rest.post('/auth/register', another)).status).toBe(201)
    const otp = codeIn(await app.mailbox.next(email))
    expect((await rest.post('/auth/otp-verify', { email, otp })).status).toBe(200)
    expect((await login(email)).status).toBe(200)
  })

  test('requires the password and changes nothing without it', async () => {
    const member = await createMember(app)
    const postId = await member.post('Still here')
    for (const [password, message] of [
      ['Wrong-horse1', 'Incorrect password'],
      ['', 'Password is required'],
    ] as const)
      expect(await createAccountApi(member.http).deleteAccount(password)).toEqual({
        outcome: 'invalid',
        message,
      })
    expect(await createAccountApi(member.http).isSignedIn()).toBe(true)
    expect((await friend.rest.get(`/post/${postId}`)).status).toBe(200)
  })

  test('requires a session', async () => {
    expect(await createAccountApi(visit(app).http).deleteAccount(PASSWORD)).toEqual({
      outcome: 'not signed in',
      message: 'No token found in cookies',
    })
  })
})

test('deletion without a password field is refused', async () => {
  const member = await createMember(app)
  for (const body of [undefined, {}, { password: null }, { password: 7 }])
    expect(await member.rest.delete('/users/profile', body)).toMatchObject({
      status: 400,
      body: { success: false, message: 'Password is required', code: 'VALIDATION_FAILED' },
    })
})

/** The number of rows about a member in each table. */
function rowsOf(memberId: string): Promise<number[]> {
  const { database } = app.dependencies
  return Promise.all([
    database.member.count({ where: { id: memberId } }),
    database.credentials.count({ where: { memberId } }),
    database.identity.count({ where: { memberId } }),
    database.session.count({ where: { memberId } }),
    database.refreshToken.count({ where: { session: { memberId } } }),
    database.oneTimeCode.count({ where: { memberId } }),
    database.post.count({ where: { authorId: memberId } }),
    database.media.count({ where: { ownerId: memberId } }),
    database.reaction.count({ where: { authorId: memberId } }),
  ])
}

async function filesOf(media: { id: string }[]): Promise<string[]> {
  const files = await filesBelow(path.join(app.dataDirectory, 'media'))
  return files.filter((file) => media.some(({ id }) => file.includes(id)))
}

async function idOf({ rest }: TestMember): Promise<string> {
  return (await rest.get('/users/profile')).text('id')
}

async function likesOf({ graphql }: TestMember): Promise<number> {
  const { data } = await graphql.send('{ viewer { user { likeCount } } }')
  return Number(valueAt(data, 'viewer.user.likeCount'))
}

/** The database id in a global id. */
function rowIdOf(globalId: unknown): string {
  return Buffer.from(String(globalId), 'base64url').toString().split(':')[1] ?? ''
}

function login(email: string) {
  return visit(app).rest.post('/auth/login', { email, password: PASSWORD })
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMember, PASSWORD, registerMember, type TestMember, visit } from '#tests/support/members.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { change } from '#tests/support/member-mutations.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { textAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { photoForm } from '#tests/support/account-apis.ts'
import type { RestAnswer } from '#tests/support/rest-client.ts'
import { createApiClient, type ApiClient } from '#tests/support/api-clients.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
const PICTURE = expect.stringMatching(/^\/media\/image\/.*\.webp$/)

let app: TestApp
let member: TestMember
let friend: TestMember
let troll: TestMember
let bore: TestMember
let first: string
let friendsPost: string
let program: ApiClient
let data: RestAnswer
beforeAll(async () => {
  app = await startTestApp()
  member = await registerMember(app)
  friend = await createMember(app, 'friend')
  troll = await createMember(app, 'troll')
  bore = await createMember(app, 'bore')
  await member.rest.put('/users/me/profile-info', {
    fullName: 'Ada Lovelace',
    phone: '+44 20 7946 0018',
    profileBio: 'Counts',
  })
  await member.rest.form('/users/profile-photo', photoForm(await drawPicture()))
  const { database } = app.dependencies
  const { id: memberId } = await database.member.findFirstOrThrow({ where: { username: member.username } })
  await database.identity.create({
    data: { issuer: 'https://id.example', subject: 'ada', memberId, createdAt: app.clock.now() },
  })
  first = await member.post('First #joke')
  app.clock.advance(1)
  await member.post('With a picture', await drawPicture({ width: 600, height: 400 }))
  friendsPost = await friend.post('Knock, knock')
  await member.react(friendsPost, 'dislike')
  await member.rest.post(`/post/${friendsPost}/share`)
  await friend.react(first, 'like')
  await notificationsProcessed()
  await change(member, 'followUser', friend)
  await change(friend, 'followUser', member)
  await change(member, 'blockUser', troll)
  await change(member, 'muteUser', bore)
  await sendMutation(member.graphql, 'setMutedWords', { words: ['spoiler'] }, '__typename')
  const savedPost = { postId: encodeGlobalId('Post', friendsPost) }
  await sendMutation(member.graphql, 'savePost', savedPost, '__typename')
  await sendMutation(member.graphql, 'followTag', { name: 'joke' }, '__typename')
  await notificationsProcessed()
  program = await createApiClient(app, member, ['READ'])
  await notificationsProcessed()
  data = await member.rest.post('/users/me/data-export', { password: PASSWORD })
})
afterAll(() => app.stop())

/** The next notification has a later time. */
async function notificationsProcessed() {
  await processChanges(app.dependencies)
  app.clock.advance(1)
}

test('data export contains all data of the member in one file', async () => {
  expect(data.status).toBe(200)
  expect(data.headers.get('content-type')).toMatch(/^application\/json/)
  expect(data.headers.get('content-disposition')).toBe('attachment; filename="guffaw-data.json"')
  expect(data.body).toEqual({
    exportedAt: MOMENT,
    profile: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: member.username,
      fullName: 'Ada Lovelace',
      bio: 'Counts',
      phone: '+44 20 7946 0018',
      email: member.email,
      emailVerifiedAt: MOMENT,
      dateOfBirth: '1990-05-17',
      joinedAt: MOMENT,
      photoUrl: PICTURE,
    },
    posts: [
      {
        id: expect.any(String),
        text: 'First #joke',
        tags: ['joke'],
        media: null,
        likes: 1,
        dislikes: 0,
        createdAt: MOMENT,
        meme: null,
        remixOfId: null,
        creditedPostId: null,
      },
      {
        id: expect.any(String),
        text: 'With a picture',
        tags: [],
        media: { url: PICTURE, altText: '', width: 600, height: 400 },
        likes: 0,
        dislikes: 0,
        createdAt: MOMENT,
        meme: null,
        remixOfId: null,
        creditedPostId: null,
      },
    ],
    comments: [],
    commentReactions: [],
    reactions: [{ postId: friendsPost, type: 'dislike', createdAt: MOMENT }],
    shares: [{ postId: friendsPost, createdAt: MOMENT }],
    notifications: [
      {
        kind: 'POST_LIKED',
        postId: first,
        commentId: null,
        text: '',
        actorCount: 1,
        isRead: false,
        updatedAt: MOMENT,
      },
      {
        kind: 'FOLLOWED',
        postId: null,
        commentId: null,
        text: '',
        actorCount: 1,
        isRead: false,
        updatedAt: MOMENT,
      },
      {
        kind: 'SECURITY',
        postId: null,
        commentId: null,
        text: 'The access token “a program” was created',
        actorCount: 0,
        isRead: false,
        updatedAt: MOMENT,
      },
    ],
    following: [{ userId: friend.id, createdAt: MOMENT }],
    followers: [{ userId: friend.id, createdAt: MOMENT }],
    savedPosts: [{ postId: friendsPost, createdAt: MOMENT }],
    blockedMembers: [{ userId: troll.id, createdAt: MOMENT }],
    mutedMembers: [{ userId: bore.id, createdAt: MOMENT }],
    mutedWords: ['spoiler'],
    followedTags: [{ tag: 'joke', createdAt: MOMENT }],
    notificationSettings: [],
    pushSubscriptions: [],
    identities: [{ issuer: 'https://id.example', linkedAt: MOMENT }],
    sessions: [
      { userAgent: 'node', createdAt: MOMENT, lastUsedAt: MOMENT, endedAt: null },
      { userAgent: 'node', createdAt: MOMENT, lastUsedAt: MOMENT, endedAt: null },
    ],
    accessTokens: [
      { name: 'a program', scopes: ['read'], createdAt: MOMENT, expiresAt: MOMENT, lastUsedAt: null },
    ],
  })
  for (const at of ['profile.photoUrl', 'posts.1.media.url'])
    expect((await member.http.fetch(textAt(data.body, at))).status).toBe(200)
})

test('data export contains no hash, code or token and nothing of other members', async () => {
  const text = JSON.stringify(data.body)
  expect(text).not.toMatch(/argon2|hash|refresh|guffaw_pat|secret|code/i)
  for (const secret of [
    member.accessToken,
    member.refreshToken,
    program.token,
    friend.username,
    friend.email,
    'Knock, knock',
  ])
    expect(text).not.toContain(secret)
})

test('data export is refused to visitors', async () => {
  expect(await visit(app).rest.get('/users/me/data-export')).toMatchObject({
    status: 401,
    body: { success: false, message: 'No token found in cookies', code: 'NOT_AUTHENTICATED' },
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMember, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { change, comment } from '#tests/support/comments.ts'
import { change as changeMember } from '#tests/support/member-mutations.ts'
import { createBrowserKeys } from '#tests/support/push-service.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { textAt, valueAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { photoForm } from '#tests/support/account-api.ts'
import type { RestAnswer } from '#tests/support/rest-client.ts'
import { createApiClient, type ApiClient } from '#tests/support/api-clients.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

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
  member = await createMember(app)
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
  await database.identity.create({
    data: { issuer: 'https://id.example', subject: 'ada', memberId: member.id, createdAt: app.clock.now() },
  })
  first = await member.post('First #joke')
  app.clock.advance(1)
  await member.post('With a picture', await drawPicture({ width: 600, height: 400 }))
  friendsPost = await friend.post('Knock, knock')
  await member.react(friendsPost, 'dislike')
  await member.rest.post(`/post/${friendsPost}/share`)
  await friend.react(first, 'like')
  await notificationsProcessed()
  await changeMember(member, 'followUser', friend)
  await changeMember(friend, 'followUser', member)
  await changeMember(member, 'blockUser', troll)
  await changeMember(member, 'muteUser', bore)
  await sendMutation(member.graphql, 'setMutedWords', { words: ['spoiler'] }, '__typename')
  const savedPost = { postId: encodeGlobalId('Post', friendsPost) }
  await sendMutation(member.graphql, 'savePost', savedPost, '__typename')
  await sendMutation(member.graphql, 'followTag', { name: 'joke' }, '__typename')
  await notificationsProcessed()
  const ownComment = await comment(member, friendsPost, 'Who is there?')
  await change(member.graphql, 'reactToComment', { commentId: ownComment, type: 'LIKE' }, '__typename')
  const settings = { settings: [{ kind: 'POST_LIKED', isPushed: true }] }
  await sendMutation(member.graphql, 'updateNotificationSettings', settings, '__typename')
  program = await createApiClient(app, member, ['READ'])
  await notificationsProcessed()
  const { p256dh, auth } = createBrowserKeys()
  const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/ada', p256dh, auth }
  await sendMutation(member.graphql, 'subscribeToPush', browser, '__typename')
  await visit(app).rest.post('/auth/login', { email: member.email, password: PASSWORD })
  data = await member.rest.post('/users/me/data-export', { password: PASSWORD })
})
afterAll(() => app.stop())

/** The exported file with names in place of ids and times, which are different each time. */
function describeExport(): string {
  const names = new Map([
    [member.username, 'ada'],
    [friend.id, '<friend>'],
    [troll.id, '<blocked member>'],
    [bore.id, '<muted member>'],
    [first, '<first post>'],
    [friendsPost, "<friend's post>"],
  ])
  let text = JSON.stringify(data.body, null, 2)
  for (const [value, name] of names) text = text.replaceAll(value, name)
  return text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g, '"<time>"')
    .replaceAll(/"\/media\/image\/[^"]+\.webp"/g, '"<image>"')
}

/** The next notification has a later time. */
async function notificationsProcessed() {
  await processChanges(app.dependencies)
  app.clock.advance(1)
}

test('data export contains all data of the member in one file', async () => {
  expect(data.status).toBe(200)
  expect(data.headers.get('content-type')).toMatch(/^application\/json/)
  expect(data.headers.get('content-disposition')).toBe('attachment; filename="guffaw-data.json"')
  await expect(describeExport()).toMatchFileSnapshot('../../snapshots/data-export.txt')
  for (const at of ['profile.photoUrl', 'posts.1.media.url'])
    expect((await member.http.fetch(textAt(data.body, at))).status).toBe(200)
})

test('data export has data in every section of the features', () => {
  const sections = lifecycles().flatMap(({ dataExport = {} }) => Object.keys(dataExport))
  expect(Object.keys(Object(data.body)).toSorted()).toEqual(['exportedAt', ...sections].toSorted())
  for (const section of sections) expect(valueAt(data.body, section), section).not.toEqual([])
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

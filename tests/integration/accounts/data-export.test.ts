import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createFullAccount,
  findRows,
  tablesOfMembers,
  type FullAccount,
} from '#tests/support/full-account.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { textAt, valueAt } from '#tests/support/json.ts'
import { PASSWORD, visit } from '#tests/support/members.ts'
import type { RestAnswer } from '#tests/support/rest-client.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

/** The sections that contain the rows of each table with a foreign key to members. */
const SECTIONS: Record<string, readonly string[]> = {
  comment_reactions: ['commentReactions'],
  comments: ['comments'],
  credentials: ['profile'],
  follows: ['following', 'followers'],
  group_bans: ['groupBans'],
  group_members: ['groups'],
  group_requests: ['groupRequests'],
  hidden_members: ['blockedMembers', 'mutedMembers'],
  identities: ['identities'],
  media: ['posts', 'uploads', 'memeImages'],
  moderation_cases: ['decisions'],
  muted_words: ['mutedWords'],
  notification_settings: ['notificationSettings'],
  notifications: ['notifications'],
  one_time_codes: ['profile'],
  personal_access_tokens: ['accessTokens'],
  posts: ['posts'],
  push_subscriptions: ['pushSubscriptions'],
  reactions: ['reactions'],
  reports: ['reports'],
  resumable_uploads: ['unfinishedUploads'],
  saved_posts: ['savedPosts'],
  sessions: ['sessions'],
  shares: ['shares'],
  tag_follows: ['followedTags'],
}

/** The tables whose rows of a member are not exported, and why. */
const EXCEPTIONS: Record<string, string> = {
  former_usernames: 'hashes of names, deleted after 90 days',
  idempotency_keys: 'hashes of requests, deleted after a day',
  member_search: 'derived from the profile',
  notification_actions:
    'derived from reactions, comments and follows; notifications are data of their recipients',
  trending_member_ranks: 'derived from received likes',
  unread_notifications: 'derived from notifications',
}

let app: TestApp
let account: FullAccount
let data: RestAnswer
beforeAll(async () => {
  app = await startTestApp()
  account = await createFullAccount(app, 'ada')
  data = await account.member.rest.post('/users/me/data-export', { password: PASSWORD })
})
afterAll(() => app.stop())

/** The exported file with names in place of ids and times, which are different each time. */
function describeExport(): string {
  const { member, friend, troll, bore, first, meme, friendsPost } = account
  const names = new Map([
    [member.username, 'ada'],
    [friend.id, '<friend>'],
    [troll.id, '<blocked member>'],
    [bore.id, '<muted member>'],
    [first, '<first post>'],
    [meme, '<meme>'],
    [friendsPost, "<friend's post>"],
  ])
  let text = JSON.stringify(data.body, null, 2)
  for (const [value, name] of names) text = text.replaceAll(value, name)
  return text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g, '"<time>"')
    .replaceAll(/"\/media\/image\/[^"]+\.webp"/g, '"<image>"')
}

test('data export contains all data of the member in one file', async () => {
  expect(data.status).toBe(200)
  expect(data.headers.get('content-type')).toMatch(/^application\/json/)
  expect(data.headers.get('content-disposition')).toBe('attachment; filename="guffaw-data.json"')
  await expect(describeExport()).toMatchFileSnapshot('../../snapshots/data-export.txt')
  for (const at of ['profile.photoUrl', 'posts.1.media.url', 'uploads.0.url', 'memeImages.0.url'])
    expect((await account.member.http.fetch(textAt(data.body, at))).status).toBe(200)
})

test('data export has data in every section of the features', () => {
  const sections = lifecycles().flatMap(({ dataExport = {} }) => Object.keys(dataExport))
  expect(Object.keys(Object(data.body)).toSorted()).toEqual(['exportedAt', ...sections].toSorted())
  for (const section of sections) expect(valueAt(data.body, section), section).not.toEqual([])
})

test('data export contains every table with a foreign key to members, except for reviewed ones', async () => {
  const tables = await tablesOfMembers(app)
  expect(tables).toEqual([...Object.keys(SECTIONS), ...Object.keys(EXCEPTIONS)].toSorted())
  const rows = await findRows(app, [account.member.id])
  const tablesWithRows = new Set(rows.map((row) => row.replace(/^public\.(\w+): .*$/s, '$1')))
  expect(tables.filter((table) => !tablesWithRows.has(table))).toEqual([])
  for (const section of Object.values(SECTIONS).flat()) expect(data.body).toHaveProperty(section)
  expect(valueAt(data.body, 'profile.unverifiedEmail')).toBe('new_ada@mail.example')
})

test('data export contains no hash, code or token and nothing of other members', async () => {
  const { member, friend, program } = account
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

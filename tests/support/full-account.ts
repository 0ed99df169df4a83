import pg from 'pg'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createAccountApi, photoForm } from './account-api.ts'
import { createApiClient, type ApiClient } from './api-clients.ts'
import { change, comment } from './comments.ts'
import { changeGroup, createGroup } from './groups.ts'
import { change as changeMember, globalIdOf } from './member-mutations.ts'
import { createMember, PASSWORD, type TestMember, visit } from './members.ts'
import { plainMeme, postMeme } from './memes.ts'
import { drawPicture } from './pictures.ts'
import { createBrowserKeys } from './push-service.ts'
import { sendMutation } from './send-mutation.ts'
import type { TestApp } from './start-app.ts'
import { createTusClient, urlOf } from './tus-client.ts'

export type FullAccount = {
  member: TestMember
  friend: TestMember
  troll: TestMember
  bore: TestMember
  first: string
  meme: string
  friendsPost: string
  program: ApiClient
}

/** A member with rows in every table that refers to members. Texts and names contain `word`. */
export async function createFullAccount(app: TestApp, word: string): Promise<FullAccount> {
  const member = await createMember(app)
  const friend = await createMember(app, 'friend')
  const troll = await createMember(app, 'troll')
  const bore = await createMember(app, 'bore')
  const { database } = app.dependencies
  await member.rest.put('/users/me/profile-info', {
    fullName: `${word} Lovelace`,
    phone: '+44 20 7946 0018',
    profileBio: `${word} counts`,
  })
  const account = createAccountApi(member.http)
  await account.updateProfile({ username: `${member.username}_x` })
  await account.updateProfile({ username: member.username })
  await member.rest.form('/users/profile-photo', photoForm(await drawPicture()))
  const createdAt = app.clock.now()
  await database.identity.create({
    data: { issuer: 'https://id.example', subject: word, memberId: member.id, createdAt },
  })
  const first = await member.post(`First ${word} #joke #${word}`)
  app.clock.advance(1)
  await member.post('With a picture', await drawPicture({ width: 600, height: 400 }))
  app.clock.advance(1)
  const background = { mediaId: await upload(member, word) }
  const meme = await postMeme(member, { ...plainMeme(), background }, { idempotencyKey: `${word}-meme-key` })
  await upload(member, word)
  await sendHalf(member, word)
  const friendsPost = await friend.post('Knock, knock')
  await member.react(friendsPost, 'dislike')
  await member.rest.post(`/post/${friendsPost}/share`)
  await friend.react(first, 'like')
  await notificationsProcessed(app)
  await changeMember(member, 'followUser', friend)
  await changeMember(friend, 'followUser', member)
  await changeMember(member, 'blockUser', troll)
  await changeMember(member, 'muteUser', bore)
  await sendMutation(member.graphql, 'setMutedWords', { words: [word] }, '__typename')
  const savedPost = { postId: encodeGlobalId('Post', friendsPost) }
  await sendMutation(member.graphql, 'savePost', savedPost, '__typename')
  await sendMutation(member.graphql, 'followTag', { name: word }, '__typename')
  const reported = { subjectId: savedPost.postId, reason: 'SPAM', note: `It is not ${word}` }
  await sendMutation(member.graphql, 'report', reported, '__typename')
  await decideAbout(app, member, first, word)
  await takePartInGroups(member, friend, word)
  await notificationsProcessed(app)
  const ownComment = await comment(member, friendsPost, `Who is there? ${word}`)
  await change(member.graphql, 'reactToComment', { commentId: ownComment, type: 'LIKE' }, '__typename')
  const settings = { settings: [{ kind: 'POST_LIKED', isPushed: true }] }
  await sendMutation(member.graphql, 'updateNotificationSettings', settings, '__typename')
  const program = await createApiClient(app, member, ['READ'])
  await notificationsProcessed(app)
  const { p256dh, auth } = createBrowserKeys()
  const browser = { endpoint: `https://fcm.googleapis.com/fcm/send/${word}`, p256dh, auth }
  await sendMutation(member.graphql, 'subscribeToPush', browser, '__typename')
  await visit(app).rest.post('/auth/login', { email: member.email, password: PASSWORD })
  await account.updateProfile({ email: `new_${word}@mail.example` })
  await database.trendingMemberRank.create({
    data: { day: new Date('2026-01-01'), memberId: member.id, rank: 1 },
  })
  return { member, friend, troll, bore, first, meme, friendsPost, program }
}

/** The names of the tables with a foreign key to members. */
export async function tablesOfMembers({ databaseUrl }: TestApp): Promise<string[]> {
  const rows = await queryDatabase(
    databaseUrl,
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'members'::regclass ORDER BY 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** All rows of all tables that contain one of the texts in any column, after the name of their table. */
export async function findRows({ databaseUrl }: TestApp, texts: readonly string[]): Promise<string[]> {
  const tables = await queryDatabase(
    databaseUrl,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found = []
  for (const { name } of tables) {
    const matches = `SELECT stored::text AS text FROM ${name} AS stored WHERE stored::text ILIKE ANY ($1)`
    const patterns = texts.map((text) => `%${text.replaceAll('_', '\\_')}%`)
    for (const { text } of await queryDatabase(databaseUrl, matches, [patterns]))
      found.push(`${name}: ${text}`)
  }
  return found
}

/** For statements about the tables themselves, whose names no type can know. */
async function queryDatabase(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

async function upload({ rest }: TestMember, word: string): Promise<string> {
  const form = new FormData()
  form.append('file', await drawPicture({ width: 500, height: 300 }), 'picture.png')
  form.append('altText', `A picture of ${word}`)
  return (await rest.form('/media', form)).text('media.id')
}

async function sendHalf({ http }: TestMember, word: string): Promise<void> {
  const tus = createTusClient(http)
  const filename = Buffer.from(`${word}.png`).toString('base64')
  const url = urlOf(await tus.begin(1000, { 'upload-metadata': `filename ${filename}` }))
  await tus.patch(url, 0, new Blob([word.padEnd(500, '.')]))
}

/** The next notification has a later time. */
async function notificationsProcessed(app: TestApp) {
  await processChanges(app.dependencies)
  app.clock.advance(1)
}

/** The member owns a group, asks to join one and is banned from another. */
async function takePartInGroups(member: TestMember, friend: TestMember, word: string): Promise<void> {
  await createGroup(member, { slug: word, name: word, description: `All about ${word}` })
  const closed = await createGroup(friend, { slug: 'closed', joining: 'ON_REQUEST' })
  await changeGroup(member, 'joinGroup', { groupId: closed.id })
  const { id: groupId } = await createGroup(friend, { slug: 'strict' })
  await changeGroup(friend, 'banGroupMember', { groupId, userId: globalIdOf(member) })
}

/** A moderator has warned the member because of a post, and the member appealed. */
async function decideAbout(
  { dependencies, clock }: TestApp,
  { id: authorId }: TestMember,
  postId: string,
  word: string,
) {
  const now = clock.now()
  await dependencies.database.moderationCase.create({
    data: {
      id: crypto.randomUUID(),
      subjectType: 'POST',
      subjectId: postId,
      authorId,
      snapshot: word,
      status: 'APPEALED',
      action: 'WARN',
      reason: 'SPAM',
      appealText: `It was ${word}`,
      openedAt: now,
      appealedAt: now,
      decidedAt: now,
    },
  })
}

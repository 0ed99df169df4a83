import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { hideContent } from '#server/features/visibility/hide-content.ts'
import { ReactionKind } from '#server/generated/prisma/client.ts'
import { decodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { change, comment } from '#tests/support/comments.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { change as changeMember } from '#tests/support/member-mutations.ts'
import { createMember, createMembers, createTrio, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { startTestApp } from '#tests/support/start-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
/** A post of Ann. */
let postId: string
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
  cid = await createMember(app, 'cid')
  postId = await ann.post('A fish walks into a bar')
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

const listOf = async (member: TestMember) => (await notificationsOf(app, member)).list
const unreadOf = async (member: TestMember) => (await notificationsOf(app, member)).unread

const markRead = (member: TestMember, notificationIds: string[] | null) =>
  member.graphql.send(
    `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) {
      __typename ... on ValidationError { message }
      ... on MarkNotificationsReadPayload { viewer { unreadNotificationCount } } } }`,
    { input: { notificationIds } },
  )

const updateSettings = (member: TestMember, settings: object[]) =>
  member.graphql.send(
    `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) {
      __typename ... on ValidationError { message }
      ... on UpdateNotificationSettingsPayload { viewer { notificationSettings { kind isShown isPushed } } } } }`,
    { input: { settings } },
  )

describe('likes of a post', () => {
  test('form one notification that names the newest actors', async () => {
    await ben.react(postId, 'like')
    expect(await listOf(ann)).toMatchObject([
      {
        kind: 'POST_LIKED',
        text: `${isolate(ben.username)} liked your post`,
        path: `/post/${postId}`,
        isRead: false,
      },
    ])
    await cid.react(postId, 'like')
    const dan = await createMember(app, 'dan')
    await dan.react(postId, 'like')
    const [notification, ...others] = await listOf(ann)
    expect(others).toEqual([])
    expect(notification).toMatchObject({
      text: `${isolate(dan.username)}, ${isolate(cid.username)} and 1 other liked your post`,
      actorCount: 3,
      post: { databaseId: postId },
      comment: null,
    })
    expect(notification?.actors).toHaveLength(3)
  })

  test('do not notify of own likes and dislikes', async () => {
    await ann.react(postId, 'like')
    await ben.react(postId, 'dislike')
    expect(await listOf(ann)).toEqual([])
  })

  test('move to the top and are unread again with a new actor', async () => {
    await ben.react(postId, 'like')
    const [older] = await listOf(ann)
    await ben.react(await ann.post('Another one'), 'like')
    expect(await listOf(ann)).toMatchObject([{}, { id: older?.id }])
    await markRead(ann, null)
    expect(await unreadOf(ann)).toBe(0)
    await cid.react(postId, 'like')
    expect(await notificationsOf(app, ann)).toMatchObject({
      unread: 1,
      list: [{ id: older?.id, isRead: false }, { isRead: true }],
    })
  })

  test('lose actors who withdraw them, and repeated ones do not notify again within a day', async () => {
    await ben.react(postId, 'like')
    const [{ id } = { id: '' }] = await listOf(ann)
    await markRead(ann, [id])
    await ben.react(postId, 'like')
    expect(await listOf(ann)).toEqual([])
    await ben.react(postId, 'like')
    expect(await notificationsOf(app, ann)).toMatchObject({ unread: 0, list: [{ id, isRead: true }] })
    await ben.react(postId, 'dislike')
    expect(await listOf(ann)).toEqual([])
  })

  test('that are repeated do not notify of a kind that was turned off meanwhile', async () => {
    await ben.react(postId, 'like')
    expect(await listOf(ann)).toHaveLength(1)
    await ben.react(postId, 'like')
    expect(await listOf(ann)).toEqual([])
    await updateSettings(ann, [{ kind: 'POST_LIKED', isShown: false }])
    await ben.react(postId, 'like')
    expect(await listOf(ann)).toEqual([])
  })

  test('form a new notification after 24 hours', async () => {
    await ben.react(postId, 'like')
    await listOf(ann)
    await app.dependencies.database
      .$executeRaw`UPDATE notifications SET created_at = created_at - interval '24 hours' WHERE post_id = ${postId}::uuid`
    await cid.react(postId, 'like')
    expect(await listOf(ann)).toMatchObject([
      { text: `${isolate(cid.username)} liked your post` },
      { text: `${isolate(ben.username)} liked your post` },
    ])
  })

  test('are counted once when 50 arrive at the same time', async () => {
    const crowd = await createMembers(app, 50)
    await Promise.all(crowd.map(({ rest }) => rest.post('/postinteractions', { postId, type: 'like' })))
    expect(await notificationsOf(app, ann)).toMatchObject({ unread: 1, list: [{ actorCount: 50 }] })
  })
})

describe('comments', () => {
  test('notify the author of the post, the author of the parent and mentioned members once each', async () => {
    const parent = await comment(ben, postId, 'What did it order?')
    const reply = await comment(cid, postId, 'Water')
    expect(await listOf(ann)).toMatchObject([
      {
        kind: 'POST_COMMENTED',
        text: `${isolate(cid.username)} and ${isolate(ben.username)} commented on your post`,
        comment: { id: reply },
      },
    ])
    const answer = await comment(cid, postId, `@${ben.username.toUpperCase()} @${ann.username} water`, parent)
    expect(await listOf(ben)).toMatchObject([
      {
        kind: 'MENTIONED',
        text: `${isolate(cid.username)} mentioned you in a comment`,
        comment: { id: answer },
      },
    ])
    expect((await listOf(ann)).map(({ kind }) => kind)).toEqual(['MENTIONED', 'POST_COMMENTED'])
    const second = await comment(ann, postId, 'Nothing', parent)
    const [notification] = await listOf(ben)
    expect(notification).toMatchObject({ kind: 'COMMENT_REPLIED', comment: { id: second } })
    const { databaseId } = await databaseIdOf(second)
    expect(notification?.path).toBe(`/post/${postId}?comment=${databaseId}`)
  })

  test('leave the notification when they are deleted', async () => {
    const first = await comment(ben, postId, 'One')
    await comment(ben, postId, 'Two')
    await change(ben.graphql, 'deleteComment', { commentId: first }, '__typename')
    expect(await listOf(ann)).toMatchObject([{ actorCount: 1, comment: { text: 'Two' } }])
    const reply = await comment(cid, postId, 'Three', await comment(ben, postId, 'Parent'))
    expect(await listOf(ben)).toMatchObject([{ kind: 'COMMENT_REPLIED' }])
    await change(cid.graphql, 'deleteComment', { commentId: reply }, '__typename')
    expect(await listOf(ben)).toEqual([])
  })

  test('that are liked notify their author', async () => {
    const commentId = await comment(ben, postId, 'Funny')
    await change(cid.graphql, 'reactToComment', { commentId, type: 'LIKE' }, '__typename')
    expect(await listOf(ben)).toMatchObject([{ kind: 'COMMENT_LIKED', comment: { id: commentId } }])
    await change(cid.graphql, 'reactToComment', { commentId, type: 'LIKE' }, '__typename')
    expect(await listOf(ben)).toEqual([])
  })

  test('that are liked notify nobody who cannot see their post any more', async () => {
    const commentId = await comment(ben, postId, 'Funny')
    await changeMember(ann, 'blockUser', ben)
    await change(cid.graphql, 'reactToComment', { commentId, type: 'LIKE' }, '__typename')
    expect(await listOf(ben)).toEqual([])
  })

  test('notify newly mentioned members when they are edited', async () => {
    const commentId = await comment(ben, postId, `Hello @${cid.username}`)
    await notificationsOf(app, cid)
    await markRead(cid, null)
    const dan = await createMember(app, 'dan')
    const text = `Hello @${cid.username} and @${dan.username}`
    await change(ben.graphql, 'editComment', { commentId, text }, '__typename')
    expect(await listOf(dan)).toMatchObject([{ kind: 'MENTIONED' }])
    expect(await unreadOf(cid)).toBe(0)
    await change(ben.graphql, 'editComment', { commentId, text: 'Hello' }, '__typename')
    expect(await listOf(dan)).toEqual([])
  })
})

describe('mentions', () => {
  test('in a post notify at most 10 members, and not its author', async () => {
    const crowd = await createMembers(app, 11)
    const members = await app.dependencies.database.member.findMany({
      where: { id: { in: crowd.map(({ id }) => id) } },
      orderBy: { id: 'asc' },
    })
    const names = members.map(({ username }) => `@${username}`).join(' ')
    const mentioning = await ann.post(`@${ann.username} ${names}`)
    await listOf(ann)
    const counted = await app.dependencies.database.notification.count({ where: { postId: mentioning } })
    expect(counted).toBe(9)
    expect(await listOf(ann)).toEqual([])
  })

  test('beside letters of another script notify', async () => {
    await ann.post(`谢谢@${ben.username}！`)
    expect(await listOf(ben)).toMatchObject([{ kind: 'MENTIONED' }])
  })

  test('in links, addresses and other words do not notify', async () => {
    await ann.post(`https://guffaw.example/w_(x)@${ben.username}`)
    await ann.post(`mail@${ben.username} and a@${ben.username}.example and @${ben.username}x`)
    expect(await listOf(ben)).toEqual([])
  })
})

describe('notifications disappear', () => {
  test('with their post', async () => {
    await comment(ben, postId, `@${cid.username} look`)
    expect(await unreadOf(cid)).toBe(1)
    await ann.rest.delete(`/post/me/${postId}`)
    expect(await notificationsOf(app, cid)).toEqual({ unread: 0, list: [] })
  })

  test('with the account of their only actor', async () => {
    await ben.react(postId, 'like')
    await cid.react(postId, 'like')
    await comment(ben, postId, 'Bye')
    expect(await unreadOf(ann)).toBe(2)
    await ben.graphql.send(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
      { input: { password: PASSWORD } },
    )
    expect(await notificationsOf(app, ann)).toMatchObject({
      unread: 1,
      list: [{ kind: 'POST_LIKED', actorCount: 1, text: `${isolate(cid.username)} liked your post` }],
    })
  })

  test('with the suspension of their actor', async () => {
    await ben.react(postId, 'like')
    expect(await unreadOf(ann)).toBe(1)
    await suspendMember(app.dependencies, ben.username)
    expect(await notificationsOf(app, ann)).toEqual({ unread: 0, list: [] })
  })
})

describe('markNotificationsRead', () => {
  test('marks the named notifications or all of them', async () => {
    await ben.react(postId, 'like')
    await comment(ben, postId, 'Nice')
    const [first] = await listOf(ann)
    const { data } = await markRead(ann, [first?.id ?? ''])
    expect(data).toEqual({
      markNotificationsRead: {
        __typename: 'MarkNotificationsReadPayload',
        viewer: { unreadNotificationCount: 1 },
      },
    })
    await markRead(ann, null)
    expect(await unreadOf(ann)).toBe(0)
  })

  test('ignores notifications of others and refuses more than 100 ids', async () => {
    await ben.react(postId, 'like')
    const [{ id } = { id: '' }] = await listOf(ann)
    await markRead(ben, [id, 'nonsense'])
    expect(await unreadOf(ann)).toBe(1)
    const ids = Array.from({ length: 101 }, () => id)
    expect((await markRead(ann, ids)).data).toMatchObject({
      markNotificationsRead: { __typename: 'ValidationError' },
    })
    expect((await ben.graphql.send(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: null })
  })
})

describe('notification settings', () => {
  test('list every kind once, with pushes except for likes', async () => {
    const { data } = await ann.graphql.send('{ viewer { notificationSettings { kind isShown isPushed } } }')
    const settings: { kind: string; isShown: boolean; isPushed: boolean }[] =
      Object(data).viewer.notificationSettings
    expect(settings).toHaveLength(17)
    expect(new Set(settings.map(({ kind }) => kind)).size).toBe(17)
    expect(settings.every(({ isShown }) => isShown)).toBe(true)
    expect(settings.filter(({ isPushed }) => !isPushed).map(({ kind }) => kind)).toEqual([
      'POST_LIKED',
      'COMMENT_LIKED',
    ])
  })

  test('stop new notifications of a kind', async () => {
    await updateSettings(ann, [{ kind: 'POST_LIKED', isShown: false }])
    await ben.react(postId, 'like')
    await comment(ben, postId, 'Nice')
    expect(await listOf(ann)).toMatchObject([{ kind: 'POST_COMMENTED' }])
    const { data } = await updateSettings(ann, [{ kind: 'POST_LIKED', isPushed: true }])
    const { notificationSettings } = Object(data).updateNotificationSettings.viewer
    expect(notificationSettings[0]).toEqual({ kind: 'POST_LIKED', isShown: false, isPushed: true })
  })

  test.each([
    ['SECURITY turned off', [{ kind: 'SECURITY', isShown: false }]],
    ['CONTENT_REMOVED without pushes', [{ kind: 'CONTENT_REMOVED', isPushed: false }]],
    [
      'the same kind twice',
      [
        { kind: 'MENTIONED', isShown: false },
        { kind: 'MENTIONED', isShown: true },
      ],
    ],
  ])('refuse %s', async (_name, settings) => {
    expect((await updateSettings(ann, settings)).data).toMatchObject({
      updateNotificationSettings: { __typename: 'ValidationError' },
    })
  })
})

test('notifications have pages that neither skip nor repeat any', async () => {
  const posts = await Promise.all(Array.from({ length: 5 }, (_, index) => ann.post(`Post ${index}`)))
  for (const id of posts) await ben.react(id, 'like')
  await listOf(ann)
  const seen: string[] = []
  let after: string | null = null
  do {
    const { data } = await ann.graphql.send(
      `query ($after: String) { viewer { notifications(first: 2, after: $after) {
        edges { node { id } } pageInfo { hasNextPage endCursor } } } }`,
      { after },
    )
    const { edges, pageInfo } = Object(data).viewer.notifications
    seen.push(...edges.map(({ node }: { node: { id: string } }) => node.id))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('security changes of the account are notified', async () => {
  await ann.graphql.send(
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename } }',
    {
      input: { name: 'Bot', scopes: ['READ'], password: PASSWORD },
    },
  )
  await ann.graphql.send(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
    {
      input: { currentPassword: PASSWORD, newPassword: 'Another-horse2' },
    },
  )
  expect(await notificationsOf(app, ann)).toMatchObject({
    unread: 2,
    list: [
      {
        kind: 'SECURITY',
        text: 'Your password was changed',
        path: '/m/account/settings',
        actorCount: 0,
        actors: [],
      },
      { kind: 'SECURITY', text: `The access token “${isolate('Bot')}” was created` },
    ],
  })
})

test('notifications are part of the data export', async () => {
  await ben.react(postId, 'like')
  await listOf(ann)
  const { body } = await ann.rest.post('/users/me/data-export', { password: PASSWORD })
  expect(body).toMatchObject({ notifications: [{ kind: 'POST_LIKED', postId, actorCount: 1 }] })
})

async function databaseIdOf(globalId: string): Promise<{ databaseId: string }> {
  const { data } = await ann.graphql.send(`{ node(id: "${globalId}") { ... on Comment { databaseId } } }`)
  return Object(data).node
}

function insertLike(memberId: string) {
  return app.dependencies.database.$executeRaw`
    INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
    SELECT id, ${memberId}::uuid, author_id, 'like', now() FROM posts WHERE id = ${postId}::uuid`
}

test('a change that no event announces is applied soon after its commit', async () => {
  await insertLike(ben.id)
  const unread = async () => {
    const { data } = await ann.graphql.send('{ viewer { unreadNotificationCount } }')
    return Object(data).viewer.unreadNotificationCount
  }
  await expect.poll(unread).toBe(1)
})

test('the number of actors is always that of active actions', async () => {
  await insertLike(ben.id)
  const [{ id } = { id: '' }] = await listOf(ann)
  const { id: databaseId } = decodeGlobalId(id)
  const { notification } = app.dependencies.database
  await notification.update({ where: { id: databaseId }, data: { actorCount: 7 } })
  expect(await listOf(ann)).toMatchObject([{ actorCount: 1 }])
})

test('two processes apply each change once, also those that no event announced', async () => {
  // The clock of a shared app may have been moved.
  const other = await startTestApp({ databaseUrl: app.databaseUrl }, { clock: app.clock })
  const crowd = await createMembers(app, 40)
  // As if the processes of the requests had ended after their commits.
  const likes = crowd.map(({ id }) => insertLike(id))
  await Promise.all([...likes, processChanges(app.dependencies), processChanges(other.dependencies)])
  // A process that finds the changes locked leaves them to the other one.
  await other.stop()
  expect(await notificationsOf(app, ann)).toMatchObject({ unread: 1, list: [{ actorCount: 40 }] })
})

test('a change that cannot be applied is dropped and logged, and holds up no others', async () => {
  const { log, lines } = createTestLog()
  const own = await startTestApp({}, { log })
  const [author, unlucky, fan] = await createTrio(own)
  await refuseNotificationsOf(unlucky, own.databaseUrl)
  const ofUnlucky = await unlucky.post('Knock, knock')
  for (let number = 0; number < 3; number += 1) await fan.react(await author.post(`Post ${number}`), 'like')
  await fan.react(ofUnlucky, 'like')
  for (let number = 3; number < 6; number += 1) await fan.react(await author.post(`Post ${number}`), 'like')
  expect((await notificationsOf(own, author)).list).toHaveLength(6)
  expect((await notificationsOf(own, unlucky)).list).toEqual([])
  const dropped = lines.filter(({ msg }) => msg.startsWith('Dropped a change'))
  expect(dropped).toMatchObject([
    { change: { source: 'post_reaction', sourceId: ofUnlucky, actorId: fan.id } },
  ])
  await own.stop()
})

test('two processes that fail on the same change drop no other', async () => {
  const { log, lines } = createTestLog()
  const own = await startTestApp({}, { log })
  const other = await startTestApp({ databaseUrl: own.databaseUrl }, { log })
  const [author, unlucky, fan] = await createTrio(own)
  await refuseNotificationsOf(unlucky, own.databaseUrl)
  const reactions = []
  for (const { id: authorId, post } of [unlucky, author, author])
    reactions.push({
      postId: await post('Knock, knock'),
      authorId,
      memberId: fan.id,
      kind: ReactionKind.LIKE,
    })
  await own.dependencies.background.drain()
  // As if the process of the requests had ended after their commits.
  for (const reaction of reactions)
    await own.dependencies.database.reaction.create({ data: { ...reaction, createdAt: own.clock.now() } })
  const processes = [own.dependencies, other.dependencies]
  takeTurns(processes)
  await Promise.all(processes.map(processChanges))
  await other.stopServer()
  expect((await notificationsOf(own, author)).list).toHaveLength(2)
  expect(lines.filter(({ msg }) => msg.startsWith('Dropped a change'))).toHaveLength(1)
  await own.stop()
})

/** The transactions of the processes alternate, which each of them waits for. */
function takeTurns(processes: readonly Dependencies[]): void {
  let last: Promise<unknown> = Promise.resolve()
  for (const dependencies of processes) {
    const { database } = dependencies
    const run = database.$transaction.bind(database)
    const takeTurn = (work: (transaction: Queries) => Promise<unknown>) => {
      const turn = last.then(() => run(work))
      last = turn.catch(() => undefined)
      return turn
    }
    Object.assign(database, { $transaction: takeTurn })
  }
}

async function refuseNotificationsOf({ id }: TestMember, connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'refused by a test' USING ERRCODE = '22023';
    END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON notifications FOR EACH ROW
      WHEN (NEW.member_id = '${id}') EXECUTE FUNCTION refuse()`)
  await client.end()
}

test('a comment of a hidden post notifies nobody', async () => {
  await hideContent(app.dependencies.database, 'posts', 'removed', { id: postId })
  await comment(ann, postId, `@${ben.username} look`)
  expect(await listOf(ben)).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { change as changeComment, comment } from '#tests/support/comments.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { change as changeMember } from '#tests/support/member-mutations.ts'
import { createMember, PASSWORD, type TestMember } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const NOTIFICATION_EVENTS = `subscription { notificationEvents {
  __typename
  ... on NotificationReceived {
    notification { id text isRead } notificationEdge { cursor node { id } } viewer { unreadNotificationCount }
  }
  ... on NotificationChanged { notification { id text } viewer { unreadNotificationCount } }
  ... on NotificationDeleted { deletedNotificationId viewer { unreadNotificationCount } }
  ... on NotificationsRead { viewer { unreadNotificationCount } }
} }`

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
let postId: string
let commentId: string
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
  cid = await createMember(app, 'cid')
})

test('notificationEvents reports new, changed, read and deleted notifications of the viewer only', async () => {
  postId = await ann.post('Knock, knock')
  const { results, close } = await openEventStream(ann.http, { query: NOTIFICATION_EVENTS })
  const elsewhere = await openEventStream(ben.http, { query: NOTIFICATION_EVENTS })
  await app.untilWatchers(2)
  const next = async () => Object((await results.next()).value).data.notificationEvents

  await ben.react(postId, 'like')
  const received = await next()
  const { id } = received.notification
  expect(received).toEqual({
    __typename: 'NotificationReceived',
    notification: { id, text: `${isolate(ben.username)} liked your post`, isRead: false },
    notificationEdge: { cursor: expect.any(String), node: { id } },
    viewer: { unreadNotificationCount: 1 },
  })
  await cid.react(postId, 'like')
  expect(await next()).toMatchObject({
    __typename: 'NotificationReceived',
    notification: { id, text: `${isolate(cid.username)} and ${isolate(ben.username)} liked your post` },
  })
  await ann.graphql.send('mutation { markNotificationsRead(input: {}) { __typename } }')
  expect(await next()).toEqual({ __typename: 'NotificationsRead', viewer: { unreadNotificationCount: 0 } })
  await ben.react(postId, 'like')
  expect(await next()).toEqual({
    __typename: 'NotificationChanged',
    notification: { id, text: `${isolate(cid.username)} liked your post` },
    viewer: { unreadNotificationCount: 0 },
  })
  await ann.rest.delete(`/post/me/${postId}`)
  expect(await next()).toEqual({
    __typename: 'NotificationDeleted',
    deletedNotificationId: id,
    viewer: { unreadNotificationCount: 0 },
  })
  close()

  await ann.react(await ben.post('Who is there?'), 'like')
  const { value } = await elsewhere.results.next()
  expect(value).toMatchObject({
    data: { notificationEvents: { notification: { text: `${isolate(ann.username)} liked your post` } } },
  })
  elsewhere.close()
  await app.untilWatchers(0)
})

const WITHDRAWN: Record<string, { cause: () => Promise<unknown>; undo: () => Promise<unknown> }> = {
  'like is undone': { cause: () => ben.react(postId, 'like'), undo: () => ben.react(postId, 'like') },
  'follow ends': {
    cause: () => changeMember(ben, 'followUser', ann),
    undo: () => changeMember(ben, 'unfollowUser', ann),
  },
  'comment is deleted': {
    cause: async () => (commentId = await comment(ben, postId, 'Nice')),
    undo: () => changeComment(ben.graphql, 'deleteComment', { commentId }, '__typename'),
  },
  'post is deleted': {
    cause: () => ben.react(postId, 'like'),
    undo: () => ann.rest.delete(`/post/me/${postId}`),
  },
  'actor is blocked': {
    cause: () => ben.react(postId, 'like'),
    undo: () => changeMember(ann, 'blockUser', ben),
  },
  'actor is muted': {
    cause: () => ben.react(postId, 'like'),
    undo: () => changeMember(ann, 'muteUser', ben),
  },
  'text contains a newly muted word': {
    cause: () => comment(ben, postId, 'A spoiler'),
    undo: () =>
      ann.graphql.send(
        'mutation { setMutedWords(input: { words: ["spoiler"] }) { ... on SetMutedWordsPayload { __typename } } }',
      ),
  },
  'actor is suspended': {
    cause: () => ben.react(postId, 'like'),
    undo: () => suspendMember(app.dependencies, ben.username),
  },
  'account of the actor is deleted': {
    cause: () => ben.react(postId, 'like'),
    undo: () =>
      ben.graphql.send(
        'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
        { input: { password: PASSWORD } },
      ),
  },
}

test.each(Object.keys(WITHDRAWN))('notification disappears on every device when the %s', async (name) => {
  const { cause, undo } = WITHDRAWN[name] ?? {}
  postId = await ann.post('Knock, knock')
  const devices = await Promise.all(
    [1, 2].map(() => openEventStream(ann.http, { query: NOTIFICATION_EVENTS })),
  )
  await app.untilWatchers(2)
  const next = () =>
    Promise.all(
      devices.map(async ({ results }) => Object((await results.next()).value).data.notificationEvents),
    )
  await cause?.()
  const [received] = await next()
  expect(received).toMatchObject({ viewer: { unreadNotificationCount: 1 } })
  await undo?.()
  const deleted = {
    __typename: 'NotificationDeleted',
    deletedNotificationId: received.notification.id,
    viewer: { unreadNotificationCount: 0 },
  }
  expect(await next()).toEqual([deleted, deleted])
  for (const { close } of devices) close()
  await app.untilWatchers(0)
})

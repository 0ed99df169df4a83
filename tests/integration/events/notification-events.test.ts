import { beforeEach, expect, test } from 'vitest'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
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
beforeEach(async () => {
  ann = await createMember(app, 'ann')
  ben = await createMember(app, 'ben')
  cid = await createMember(app, 'cid')
})

test('notificationEvents reports new, changed, read and deleted notifications of the viewer only', async () => {
  const postId = await ann.post('Knock, knock')
  const { results, close } = await openEventStream(ann.http, { query: NOTIFICATION_EVENTS })
  const elsewhere = await openEventStream(ben.http, { query: NOTIFICATION_EVENTS })
  await app.untilWatchers(2)
  const next = async () => Object((await results.next()).value).data.notificationEvents

  await ben.react(postId, 'like')
  const received = await next()
  const { id } = received.notification
  expect(received).toEqual({
    __typename: 'NotificationReceived',
    notification: { id, text: `${ben.username} liked your post`, isRead: false },
    notificationEdge: { cursor: expect.any(String), node: { id } },
    viewer: { unreadNotificationCount: 1 },
  })
  await cid.react(postId, 'like')
  expect(await next()).toMatchObject({
    __typename: 'NotificationReceived',
    notification: { id, text: `${cid.username} and ${ben.username} liked your post` },
  })
  await ann.graphql.send('mutation { markNotificationsRead(input: {}) { __typename } }')
  expect(await next()).toEqual({ __typename: 'NotificationsRead', viewer: { unreadNotificationCount: 0 } })
  await ben.react(postId, 'like')
  expect(await next()).toEqual({
    __typename: 'NotificationChanged',
    notification: { id, text: `${cid.username} liked your post` },
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
    data: { notificationEvents: { notification: { text: `${ann.username} liked your post` } } },
  })
  elsewhere.close()
  await app.untilWatchers(0)
})

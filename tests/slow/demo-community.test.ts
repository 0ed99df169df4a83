import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemoCommunity } from '#prisma/demo/fill-demo-community.ts'
import { findWrongCounts } from '#server/admin/check-counters.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await fillDemoCommunity(app.dependencies)
}, 120_000)
afterAll(() => app.stop())

const database = () => app.dependencies.database
const demoMember = () => database().member.findFirstOrThrow({ where: { username: 'demo' } })

test('demo community has exact counters', async () => {
  expect(await findWrongCounts(app.dependencies)).toEqual([])
  const comments = await database().comment.count({ where: { deletedAt: null } })
  const counted = await database().post.aggregate({ _sum: { commentCount: true } })
  expect(counted._sum.commentCount).toBe(comments)
  expect(comments).toBeGreaterThan(500)
})

test('demo community leaves no changes for the background task', async () => {
  expect(await database().$queryRaw`SELECT * FROM notification_changes`).toEqual([])
})

test('demo member has notifications of every kind, one of each unread', async () => {
  const { id: memberId } = await demoMember()
  const notifications = await database().notification.findMany({ where: { memberId } })
  const unread = notifications.filter(({ isRead }) => !isRead).map(({ kind }) => kind)
  expect(unread.sort()).toEqual([
    'COMMENT_LIKED',
    'COMMENT_REPLIED',
    'MENTIONED',
    'POST_COMMENTED',
    'POST_LIKED',
  ])
  expect(notifications.some(({ actorCount }) => actorCount > 5)).toBe(true)
  expect(await database().notification.count({ where: { memberId: { not: memberId } } })).toBe(0)
  expect((await database().unreadNotifications.findUnique({ where: { memberId } }))?.count).toBe(5)
})

test('notifications of the demo member are about visible posts and comments of the past', async () => {
  const notifications = await database().notification.findMany({
    include: { post: true, comment: true, actions: true },
  })
  const now = app.dependencies.clock.now()
  for (const { post, comment, actions, memberId, createdAt, updatedAt } of notifications) {
    expect(post?.isPublic).toBe(true)
    expect(comment === null || (comment.deletedAt === null && comment.postId === post?.id)).toBe(true)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.every(({ actorId }) => actorId !== memberId)).toBe(true)
    const times = actions.map((action) => action.createdAt.getTime())
    expect([createdAt.getTime(), updatedAt.getTime()]).toEqual([Math.min(...times), Math.max(...times)])
    expect(updatedAt < now).toBe(true)
  }
})

test('a database with members is not filled again', async () => {
  const before = await database().comment.count()
  await fillDemoCommunity(app.dependencies)
  expect(await database().comment.count()).toBe(before)
})

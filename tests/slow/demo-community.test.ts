import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNT, fillDemoCommunity } from '#prisma/demo/fill-demo-community.ts'
import { readScript } from '#prisma/demo/read-script.ts'
import type { Script } from '#prisma/demo/script.ts'
import { parseStoredMeme } from '#rules/memes/document.ts'
import { captionsOf } from '#rules/memes/meme-text.ts'
import { TRENDING_TAG_MEMBERS_MIN } from '#rules/limits.ts'
import { trendingTagScore } from '#rules/ranking.ts'
import { findWrongCounts } from '#server/admin/check-counters.ts'
import { demoCommunity } from '#tests/screens/demo-community.ts'
import { NOW } from '#tests/screens/demo-server.ts'
import { change } from '#tests/support/member-mutations.ts'
import { createMembers, signIn, visit, type TestMember } from '#tests/support/members.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let copy: TestDatabase
let app: TestApp
/** Before other tests follow and react. */
let notifications: Awaited<ReturnType<typeof findNotifications>>
let pendingChanges: unknown
let unreadCounts: Awaited<ReturnType<typeof findUnreadCounts>>
beforeAll(async () => {
  copy = await createTestDatabase((await demoCommunity()).databaseUrl)
  const clock = createTestClock()
  clock.advance((NOW.getTime() - Date.now()) / 1000)
  app = await startTestApp({ databaseUrl: copy.url }, { clock })
  notifications = await findNotifications()
  unreadCounts = await findUnreadCounts()
  pendingChanges = await database().$queryRaw`SELECT * FROM notification_changes`
})
afterAll(async () => {
  await app.stop()
  await copy.drop()
})

const database = () => app.dependencies.database
const findNotifications = () =>
  database().notification.findMany({ include: { post: true, comment: true, actions: true } })
const findUnreadCounts = () => database().unreadNotifications.findMany()
const demoMember = () => database().member.findFirstOrThrow({ where: { username: 'demo' } })

test('demo community has exact counters', async () => {
  expect(await findWrongCounts(app.dependencies)).toEqual([])
  const comments = await database().comment.count({ where: { deletedAt: null } })
  const counted = await database().post.aggregate({ _sum: { commentCount: true } })
  expect(counted._sum.commentCount).toBe(comments)
  expect(comments).toBeGreaterThan(500)
})

test('demo community leaves no changes for the background task', () => {
  expect(pendingChanges).toEqual([])
})

test('demo community has open cases, decisions and an appeal, and members who moderate', async () => {
  const cases = await database().moderationCase.groupBy({
    by: ['status'],
    _count: true,
    orderBy: { status: 'asc' },
  })
  expect(cases.map(({ status, _count }) => [status, _count])).toEqual([
    ['OPEN', 3],
    ['APPEALED', 1],
    ['DECIDED', 2],
  ])
  const moderators = await database().member.findMany({
    where: { role: { not: 'MEMBER' } },
    orderBy: { username: 'asc' },
  })
  expect(moderators.map(({ username, role }) => [username, role])).toEqual([
    ['bus_poet', 'MODERATOR'],
    ['grandma_gigabyte', 'ADMIN'],
  ])
})

test('demo member has notifications of every kind, of which the newest are unread', async () => {
  const { id: memberId } = await demoMember()
  const own = notifications.filter((notification) => notification.memberId === memberId)
  expect([...new Set(own.map(({ kind }) => kind))].sort()).toEqual([
    'COMMENT_LIKED',
    'COMMENT_REPLIED',
    'FOLLOWED',
    'GROUP_JOIN_APPROVED',
    'GROUP_JOIN_REQUESTED',
    'MENTIONED',
    'POST_COMMENTED',
    'POST_LIKED',
    'POST_REMIXED',
  ])
  expect(own.some(({ actorCount }) => actorCount > 5)).toBe(true)
  const [read, unread] = [true, false].map((isRead) => own.filter((one) => one.isRead === isRead))
  expect(unread?.length).toBeGreaterThan(2)
  const newest = Math.max(...(read ?? []).map(({ updatedAt }) => updatedAt.getTime()))
  expect(unread?.filter(({ updatedAt }) => updatedAt.getTime() < newest)).toEqual([])
  const counted = unreadCounts.find((one) => one.memberId === memberId)
  expect(counted?.count).toBe(unread?.length)
})

test('notifications are about followers and visible posts and comments of the past', async () => {
  const now = app.dependencies.clock.now()
  for (const { kind, post, comment, actions, memberId, createdAt, updatedAt, text } of notifications) {
    // Decisions of moderators have a text, and no actions.
    if (text !== '') continue
    const hasPost = kind !== 'FOLLOWED' && kind !== 'GROUP_JOIN_REQUESTED'
    expect(hasPost ? post?.isPublic : post).toBe(hasPost ? true : null)
    expect(comment === null || (comment.deletedAt === null && comment.postId === post?.id)).toBe(true)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.every(({ actorId }) => actorId !== memberId)).toBe(true)
    expect(actions.filter((action) => action.createdAt > updatedAt)).toEqual([])
    expect(createdAt <= updatedAt && updatedAt < now).toBe(true)
  }
})

test('demo member owns a group with two requests and a pinned post, and is a member of two others', async () => {
  const { id } = await demoMember()
  const demo = await signIn(app, { id, username: 'demo', email: DEMO_ACCOUNT.email })
  const { data } = await demo.graphql.send(`{
    groups(first: 20, sort: RISING) { edges { node { slug memberCount postCount cover { url } } } }
    viewer { groups(first: 5) { edges { node { slug viewerRole } } } }
    group(slug: "duck-society") { joining joinRequests { edges { node { username } } } pinnedPosts { text } }
  }`)
  const { groups, viewer, group } = Object(data)
  const own: { slug: string; viewerRole: string }[] = viewer.groups.edges.map(({ node }: Edge) => node)
  expect(Object.fromEntries(own.map(({ slug, viewerRole }) => [slug, viewerRole]))).toEqual({
    'duck-society': 'OWNER',
    cats: 'MEMBER',
    'three-in-the-morning': 'MEMBER',
  })
  expect(group.joining).toBe('ON_REQUEST')
  expect(group.joinRequests.edges).toHaveLength(2)
  expect(group.pinnedPosts).toEqual([{ text: expect.stringContaining('introduced to a duck') }])
  expect(groups.edges).toHaveLength(10)
  for (const { node } of groups.edges) {
    expect(node.memberCount).toBeGreaterThan(8)
    expect(node.postCount).toBeGreaterThan(3)
    expect(node.cover.url).toMatch(/^\/media\//)
  }
  const recent = await database().group.aggregate({ _max: { recentJoinCount: true, memberCount: true } })
  expect(recent._max.recentJoinCount).toBeGreaterThan(0)
  expect(recent._max.recentJoinCount).toBeLessThan(recent._max.memberCount ?? 0)
})

test('followers of the demo member are notified', async () => {
  const { id: memberId, followerCount } = await demoMember()
  const actors = notifications
    .filter((notification) => notification.memberId === memberId && notification.kind === 'FOLLOWED')
    .flatMap(({ actions }) => actions.map(({ actorId }) => actorId))
  const followers = await database().follow.findMany({ where: { followedId: memberId } })
  expect(actors.sort()).toEqual(followers.map(({ followerId }) => followerId).sort())
  expect(actors).toHaveLength(followerCount)
})

test('demo member has followers, saved posts and a home feed of several recent authors', async () => {
  const { id } = await demoMember()
  const demo = await signIn(app, { id, username: 'demo', email: DEMO_ACCOUNT.email })
  const { data } = await demo.graphql.send(`{
    viewer { user { followerCount followingCount } savedPosts(first: 50) { edges { cursor } } }
    followedFeed(first: 20) { edges { node { createdAt author { username } } } }
  }`)
  const { followerCount, followingCount } = Object(data).viewer.user
  expect(followerCount).toBeGreaterThan(10)
  expect(followingCount).toBeGreaterThan(10)
  expect(Object(data).viewer.savedPosts.edges).toHaveLength(9)
  const { edges }: Feed = Object(data).followedFeed
  const followed = { author: { followers: { some: { followerId: id } } } }
  expect(await database().post.count({ where: followed })).toBeGreaterThan(100)
  expect(new Set(edges.map(({ node }) => node.author.username)).size).toBeGreaterThan(5)
  const newest = new Date(edges[0]?.node.createdAt ?? 0).getTime()
  expect(app.dependencies.clock.now().getTime() - newest).toBeLessThan(3 * 60 * 60 * 1000)
  expect(await suggestionsFor(demo)).toHaveLength(10)
})

test('at least six tags of today trend with different scores, and are not the most used ones', async () => {
  const today = app.dependencies.clock.now().toISOString().slice(0, 10)
  await database().$executeRaw`SELECT advance_trending_tags(${today}::date, ${TRENDING_TAG_MEMBERS_MIN})`
  const trending = await database().trendingTag.findMany({
    orderBy: { score: 'desc' },
    include: { tag: { include: { days: { orderBy: { day: 'desc' } } } } },
  })
  expect(trending.length).toBeGreaterThanOrEqual(6)
  for (const { score, tag } of trending) {
    const [observed = 0, ...before] = tag.days.map(({ memberCount }) => memberCount)
    expect(score).toBeCloseTo(trendingTagScore(observed, before))
  }
  const scores = trending.map(({ score }) => Math.round(score))
  expect(new Set(scores).size).toBeGreaterThanOrEqual(6)
  const [mostUsed] = await database().tag.findMany({ orderBy: { postCount: 'desc' }, take: 1 })
  expect(mostUsed?.postCount).toBeGreaterThanOrEqual(40)
  expect(trending[0]?.tag.name).not.toBe(mostUsed?.name)
})

test('demo member follows three tags with posts', async () => {
  const { id: memberId } = await demoMember()
  const followed = await database().tagFollow.findMany({ where: { memberId }, include: { tag: true } })
  expect(followed).toHaveLength(3)
  expect(followed.filter(({ tag }) => tag.postCount < 3).map(({ tag }) => tag.name)).toEqual([])
})

test('suggestions for a new member are followed by the member that they follow', async () => {
  const [newcomer] = await createMembers(app, 1)
  if (!newcomer) throw new Error('No member was created')
  const popular = await database().member.findFirstOrThrow({ orderBy: { followerCount: 'desc' } })
  await change(newcomer, 'followUser', popular)
  const followed = await database().follow.findMany({
    where: { followerId: popular.id },
    include: { followed: true },
  })
  const suggested = await suggestionsFor(newcomer)
  expect(suggested.length).toBeGreaterThan(2)
  const fromFollowed = suggested.slice(0, followed.length)
  expect(followed.map(({ followed: { username } }) => username)).toEqual(expect.arrayContaining(fromFollowed))
  await change(newcomer, 'unfollowUser', popular)
})

test('a third of the images are memes, with chains of remixes and captions that a search finds', async () => {
  const images = await database().post.count({ where: { mediaId: { not: null } } })
  const memes = await database().post.findMany({
    where: { isRemixable: true },
    include: { meme: true, remixOf: true },
  })
  expect(memes.length).toBe(Math.round(images / 3))
  expect(memes.every(({ meme }) => meme !== null)).toBe(true)
  expect(memes.some(({ remixOf }) => remixOf?.remixOfId != null)).toBe(true)
  const [reader] = await createMembers(app, 1)
  const [caption = ''] = captionsOf(parseStoredMeme(memes[0]?.meme?.document))
  const query = `is:meme ${caption.match(/\p{L}+/gu)?.join(' ')}`
  const found = await reader?.graphql.send(
    'query ($query: String!) { searchPosts(query: $query) { edges { node { databaseId } } } }',
    { query },
  )
  expect(JSON.stringify(found?.data)).toContain(memes[0]?.id)
  await database().member.delete({ where: { id: reader?.id } })
})

test('a database with members is not filled again', async () => {
  const before = await database().comment.count()
  await fillDemoCommunity(app.dependencies)
  expect(await database().comment.count()).toBe(before)
})

test('an interrupted start leaves nobody who can sign in, and the next one begins again', async () => {
  const empty = await createTestDatabase()
  const started = await startTestApp({ databaseUrl: empty.url })
  try {
    const { dependencies } = started
    const interrupted = new Error('The process was killed')
    const images = { ...dependencies.images, prepareMeme: () => Promise.reject(interrupted) }
    const script = smallScript()
    await expect(fillDemoCommunity({ ...dependencies, images }, script)).rejects.toThrow(interrupted)
    const members = () =>
      dependencies.database.member.findMany({ select: { username: true, postCount: true } })
    expect((await members()).length).toBeGreaterThan(0)
    expect(await logIn(started)).toBe(401)

    await fillDemoCommunity(dependencies, script)
    expect(await members()).toEqual([{ username: 'demo', postCount: 2 }])
    expect(await logIn(started)).toBe(200)
    expect(await findWrongCounts(dependencies)).toEqual([])
  } finally {
    await started.stop()
    await empty.drop()
  }
})

async function logIn(started: TestApp): Promise<number> {
  const { status } = await visit(started).rest.post('/auth/login', DEMO_ACCOUNT)
  return status
}

/** A picture is needed last. */
function smallScript(): Script {
  const { members } = readScript()
  const post = {
    author: 'demo',
    meme: null,
    group: null,
    isSensitive: false,
    firstVersion: null,
    comments: [],
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  return {
    members: members.slice(0, 1),
    groups: [],
    posts: [
      { ...post, name: 'text', text: 'A text', picture: null, when: null },
      { ...post, name: 'picture', text: '', picture: { svg, altText: 'A triangle' }, when: '4 minutes ago' },
    ],
    cases: [],
  }
}

type Edge = { node: { slug: string; viewerRole: string } }
type Feed = { edges: { node: { createdAt: string; author: { username: string } } }[] }

async function suggestionsFor({ graphql }: TestMember): Promise<string[]> {
  const { data } = await graphql.send('{ suggestedMembers(first: 10) { username } }')
  const members: { username: string }[] = Object(data).suggestedMembers
  return members.map(({ username }) => username)
}

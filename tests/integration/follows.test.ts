import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import { FOLLOWED_MEMBERS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createMembers, createTrio, type TestMember } from '#tests/support/members.ts'
import { change, homeFeedOf } from '#tests/support/member-mutations.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sqlIn } from '#tests/support/sql-in.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { countWaitingStatements } from '#tests/support/waiting-statements.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

describe('followUser', () => {
  test('follows a member, counts once and tells both sides', async () => {
    const followed = { viewerFollows: true, followsViewer: false, followerCount: 1, followingCount: 0 }
    expect(await change(ann, 'followUser', ben)).toMatchObject({ user: followed })
    expect(await change(ann, 'followUser', ben)).toMatchObject({ user: followed })
    expect(await change(ben, 'followUser', ann)).toMatchObject({
      user: { viewerFollows: true, followsViewer: true, followerCount: 1, followingCount: 1 },
    })
    expect(await change(ann, 'unfollowUser', ben)).toMatchObject({
      user: { viewerFollows: false, followsViewer: true, followerCount: 0, followingCount: 1 },
    })
    expect(await change(ann, 'unfollowUser', ben)).toMatchObject({ user: { followerCount: 0 } })
  })

  test('counts once when two devices follow at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => change(ann, 'followUser', ben)))
    expect(await change(ann, 'followUser', ben)).toMatchObject({ user: { followerCount: 1 } })
  })

  test('counts simultaneous follows in both directions and of many members', async () => {
    const crowd = await createMembers(app, 20)
    await Promise.all(
      crowd.flatMap((member) => [change(member, 'followUser', ann), change(ann, 'followUser', member)]),
    )
    const { data } = await ben.graphql.send(
      'query ($id: UUID!) { user(id: $id) { followerCount followingCount } }',
      {
        id: ann.id,
      },
    )
    expect(data).toEqual({ user: { followerCount: 20, followingCount: 20 } })
  })

  test('succeeds while the same member is unfollowed on another device', async () => {
    let following: Promise<unknown> | undefined
    let unfollowing: Promise<unknown> | undefined
    await app.dependencies.database.$transaction(async (transaction) => {
      const run = sqlIn(transaction)
      const text = `
        UPDATE members SET following_count = following_count + (id = $1)::int, follower_count = follower_count + (id = $2)::int
        WHERE id IN ($1, $2)`
      await run({ name: 'count-follow', text }, [ann.id, ben.id])
      following = change(ann, 'followUser', ben)
      await expect.poll(() => countWaitingStatements(run)).toBe(1)
      await insertCountedFollow(ann, ben)
      unfollowing = change(ann, 'unfollowUser', ben)
      await expect.poll(() => countWaitingStatements(run)).toBe(2)
    })
    expect(await following).toMatchObject({ user: { followsViewer: false } })
    // Either can come first once the transaction ends.
    expect(await unfollowing).toMatchObject({ user: { viewerFollows: expect.any(Boolean) } })
  })

  test('refuses oneself, unknown and suspended members', async () => {
    expect(await change(ann, 'followUser', ann)).toMatchObject({
      fields: [{ path: 'userId', message: messages.followSelf }],
    })
    const notFound = { code: 'NOT_FOUND', message: messages.userNotFound }
    expect(await change(ann, 'followUser', { id: '01900000-0000-7000-8000-000000000000' })).toMatchObject(
      notFound,
    )
    await suspendMember(app.dependencies, ben.username)
    expect(await change(ann, 'followUser', ben)).toMatchObject(notFound)
  })

  test('refuses a member who blocks the viewer at the same time', async () => {
    let following: Promise<unknown> | undefined
    await app.dependencies.database.$transaction(async (transaction) => {
      const run = sqlIn(transaction)
      const ids = [ann.id, ben.id]
      await run({ name: 'lock-pair', text: 'SELECT FROM members WHERE id = ANY($1) FOR NO KEY UPDATE' }, [
        ids,
      ])
      const text = `INSERT INTO hidden_members (viewer_id, member_id, is_blocked_by) VALUES ($1, $2, true)`
      await run({ name: 'block', text }, ids)
      following = change(ann, 'followUser', ben)
      await expect.poll(() => countWaitingStatements(run)).toBe(1)
    })
    expect(await following).toMatchObject({ code: 'NOT_FOUND', message: messages.userNotFound })
  })

  test('refuses one more than the limit but not a repeated follow', async () => {
    const { database } = app.dependencies
    // Triggers would update the count of the follower thousands of times.
    await database.$transaction(async (transaction) => {
      await transaction.$executeRaw`SET LOCAL session_replication_role = replica`
      await transaction.$executeRaw`
        WITH new AS (
          INSERT INTO members (id, username, full_name, date_of_birth, follower_count, created_at, updated_at)
          SELECT gen_random_uuid(), 'followed_' || number, 'Followed', '1990-01-01', 1, now(), now()
          FROM generate_series(2, ${FOLLOWED_MEMBERS_MAX}::int) AS number RETURNING id
        )
        INSERT INTO follows (follower_id, followed_id, created_at) SELECT ${ann.id}::uuid, id, now() FROM new`
      await transaction.$executeRaw`
        UPDATE members SET following_count = ${FOLLOWED_MEMBERS_MAX - 1} WHERE id = ${ann.id}::uuid`
    })
    expect(await change(ann, 'followUser', ben)).toMatchObject({ user: { viewerFollows: true } })
    expect(await change(ann, 'followUser', cid)).toMatchObject({
      code: 'LIMIT_REACHED',
      message: messages.tooManyFollowed,
    })
    expect(await change(ann, 'followUser', ben)).toMatchObject({ user: { viewerFollows: true } })
  })
})

test('followers and followed members are listed with the newest follow first, page by page', async () => {
  await change(ann, 'followUser', cid)
  await change(ben, 'followUser', cid)
  await change(ann, 'followUser', ben)
  const names = [ann, ben, cid].map(({ username }) => username)
  expect(await listOf(cid, 'followers')).toEqual([names[1], names[0]])
  expect(await listOf(ann, 'following')).toEqual([names[1], names[2]])
  const { data } = await ann.graphql.send(
    `query ($id: UUID!) { user(id: $id) { followers(first: 1) { pageInfo { endCursor hasNextPage } } } }`,
    { id: cid.id },
  )
  const { endCursor, hasNextPage } = Object(data).user.followers.pageInfo
  expect(hasNextPage).toBe(true)
  expect(await listOf(cid, 'followers', `first: 1, after: "${endCursor}"`)).toEqual([names[0]])
})

test('follows of suspended members do not count until the suspension is lifted', async () => {
  await change(ann, 'followUser', ben)
  await change(cid, 'followUser', ben)
  const username = ann.username
  await suspendMember(app.dependencies, username)
  expect(await countsOf(ben)).toEqual({ followerCount: 1, followingCount: 0 })
  expect(await listOf(ben, 'followers')).toEqual([cid.username])
  await liftSuspension(app.dependencies, username)
  expect(await countsOf(ben)).toEqual({ followerCount: 2, followingCount: 0 })
})

test('a deleted account leaves exact counts', async () => {
  const { database } = app.dependencies
  await change(ann, 'followUser', ben)
  await change(ben, 'followUser', ann)
  await database.member.delete({ where: { id: ann.id } })
  expect(await countsOf(ben)).toEqual({ followerCount: 0, followingCount: 0 })
})

test('followed members are notified once, and no longer after the follow ends', async () => {
  await change(ann, 'followUser', ben)
  await change(cid, 'followUser', ben)
  const [annName, cidName] = [ann, cid].map(({ username }) => isolate(username))
  expect((await notificationsOf(app, ben)).list).toMatchObject([
    {
      kind: 'FOLLOWED',
      text: `${cidName} and ${annName} followed you`,
      path: `/profile/${ben.id}/followers`,
      actorCount: 2,
    },
  ])
  await change(cid, 'unfollowUser', ben)
  expect((await notificationsOf(app, ben)).list).toMatchObject([
    { path: `/profile/${ann.id}`, actorCount: 1 },
  ])
  await change(ann, 'unfollowUser', ben)
  expect((await notificationsOf(app, ben)).list).toEqual([])
})

describe('followedFeed', () => {
  test('contains the own posts and those of followed members, newest first', async () => {
    await ann.post('own')
    await ben.post('followed')
    await cid.post('other')
    expect(await homeFeedOf(ann)).toEqual(['own'])
    await change(ann, 'followUser', ben)
    await ann.post('own again')
    expect(await homeFeedOf(ann)).toEqual(['own again', 'followed', 'own'])
    await change(ann, 'unfollowUser', ben)
    expect(await homeFeedOf(ann)).toEqual(['own again', 'own'])
  })

  test('is paged in both directions without gaps and is not counted', async () => {
    await change(ann, 'followUser', ben)
    for (let number = 1; number <= 7; number += 1) await (number % 2 ? ben : ann).post(`post ${number}`)
    const all = ['post 7', 'post 6', 'post 5', 'post 4', 'post 3', 'post 2', 'post 1']
    const { data } = await ann.graphql.send(
      `{ followedFeed(first: 3) { totalCount pageCursors { totalPages }
        pageInfo { endCursor hasNextPage hasPreviousPage } } }`,
    )
    const { pageInfo, ...counts } = Object(data).followedFeed
    expect(counts).toEqual({ totalCount: null, pageCursors: null })
    expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    expect(await homeFeedOf(ann, `first: 3, after: "${pageInfo.endCursor}"`)).toEqual(all.slice(3, 6))
    expect(await homeFeedOf(ann, `last: 2, before: "${pageInfo.endCursor}"`)).toEqual(all.slice(0, 2))
    expect(await homeFeedOf(ann, 'last: 2')).toEqual(all.slice(5))
  })

  test('is the same for members who follow many, whether their posts are recent or old', async () => {
    await ben.post('old')
    await change(ann, 'followUser', ben)
    for (let number = 1; number <= 4; number += 1) await cid.post(`between ${number}`)
    // More than are merged without a scan.
    for (const member of await createMembers(app, 3)) await change(ann, 'followUser', member)
    await app.dependencies.database.$executeRaw`
      UPDATE members SET following_count = following_count + 1000 WHERE id = ${ann.id}::uuid`
    try {
      expect(await homeFeedOf(ann)).toEqual(['old'])
      expect(await homeFeedOf(ann, 'first: 1')).toEqual(['old'])
    } finally {
      await app.dependencies.database.$executeRaw`
        UPDATE members SET following_count = following_count - 1000 WHERE id = ${ann.id}::uuid`
    }
  })
})

describe('suggestedMembers', () => {
  test('are followed by followed members, and never blocked, muted or followed already', async () => {
    const [dan, eve, fay] = await createTrio(app)
    for (const member of [ann, dan, eve, fay]) await change(cid, 'followUser', member)
    await change(ben, 'followUser', dan)
    await change(ann, 'followUser', cid)
    await change(ann, 'followUser', ben)
    const [danName, eveName, fayName] = [dan, eve, fay].map(({ username }) => username)
    const suggested = await suggestionsFor(ann)
    expect(suggested[0]).toBe(danName)
    expect(suggested).toEqual(expect.arrayContaining([eveName, fayName]))
    await change(ann, 'blockUser', dan)
    await change(ann, 'muteUser', eve)
    await change(ann, 'followUser', fay)
    expect(await suggestionsFor(ann)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(`${danName}|${eveName}|${fayName}`)]),
    )
  })
})

async function countsOf({ id }: TestMember): Promise<unknown> {
  const { data } = await cid.graphql.send(
    'query ($id: UUID!) { user(id: $id) { followerCount followingCount } }',
    { id },
  )
  return Object(data).user
}

async function listOf(
  member: TestMember,
  list: 'followers' | 'following',
  window = 'first: 10',
): Promise<string[]> {
  const { data } = await ben.graphql.send(
    `query ($id: ID!) { node(id: $id) { ... on User { ${list}(${window}) { edges { node { username } } } } } }`,
    { id: encodeGlobalId('User', member.id) },
  )
  const edges: { node: { username: string } }[] = Object(data).node[list].edges
  return edges.map(({ node }) => node.username)
}

async function suggestionsFor({ graphql }: TestMember): Promise<string[]> {
  const { data } = await graphql.send('{ suggestedMembers(first: 50) { username } }')
  const members: { username: string }[] = Object(data).suggestedMembers
  return members.map(({ username }) => username)
}

/** Inserts a follow without the triggers that lock and count its members. */
async function insertCountedFollow(follower: TestMember, followed: TestMember): Promise<void> {
  await app.dependencies.database.$transaction(async (transaction) => {
    const run = sqlIn(transaction)
    await run({ name: 'no-triggers', text: 'SET LOCAL session_replication_role = replica' }, [])
    const text = 'INSERT INTO follows (follower_id, followed_id, created_at) VALUES ($1, $2, now())'
    await run({ name: 'insert-counted-follow', text }, [follower.id, followed.id])
  })
}

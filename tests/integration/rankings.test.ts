import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  advanceTrendingMembers,
  recordTrendingRanks,
} from '#server/features/trending/advance-trending-members.ts'
import { change } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let app: TestApp
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.dependencies.database.post.deleteMany()
  ;[ann, ben, cid] = await createTrio(app)
})
afterAll(() => app.stop())

describe('topPosts', () => {
  test('orders the posts of a period by likes minus dislikes of others', async () => {
    const posts = {
      hours: await insertPost(ann, 'hours', 5 * HOUR),
      days: await insertPost(ann, 'days', 3 * DAY),
      weeks: await insertPost(ann, 'weeks', 20 * DAY),
      months: await insertPost(ann, 'months', 200 * DAY),
      years: await insertPost(ann, 'years', 800 * DAY),
    }
    await insertPost(ann, 'unrated', 2 * DAY)
    for (const id of [posts.days, posts.years]) await cid.react(id, 'like')
    await ben.react(posts.years, 'like')
    await ben.react(posts.weeks, 'dislike')
    // The reaction of the author does not count.
    await ann.react(posts.hours, 'like')
    expect(await topPosts(cid, 'DAY')).toEqual(['hours'])
    expect(await topPosts(cid, 'WEEK')).toEqual(['days', 'hours', 'unrated'])
    expect(await topPosts(cid, 'MONTH')).toEqual(['days', 'hours', 'unrated', 'weeks'])
    expect(await topPosts(cid, 'YEAR')).toEqual(['days', 'hours', 'unrated', 'months', 'weeks'])
    expect(await topPosts(cid, 'ALL')).toEqual(['years', 'days', 'hours', 'unrated', 'months', 'weeks'])
    await change(cid, 'blockUser', ann)
    expect(await topPosts(cid, 'ALL')).toEqual([])
  })

  test.each(['MONTH', 'ALL'])('are paged without gaps: %s', async (period) => {
    const expected: string[] = []
    for (let day = 0; day < 12; day += 1) {
      const id = await insertPost(ann, `post ${day}`, day * DAY + HOUR)
      if (day % 2 === 1) await ben.react(id, 'like')
    }
    for (const parity of [1, 0]) for (let day = parity; day < 12; day += 2) expected.push(`post ${day}`)
    const found: string[] = []
    let cursor: string | null = null
    do {
      const { data } = await cid.graphql.send(
        `query ($period: TopPeriod!, $after: String) {
          topPosts(period: $period, first: 5, after: $after) {
            totalCount pageCursors { totalPages } edges { node { text } } pageInfo { endCursor hasNextPage hasPreviousPage }
          }
        }`,
        { period, after: cursor },
      )
      const { edges, pageInfo, ...counts } = Object(data).topPosts
      expect(counts).toEqual({ totalCount: null, pageCursors: null })
      expect(pageInfo.hasPreviousPage).toBe(cursor !== null)
      found.push(...edges.map(({ node }: { node: { text: string } }) => node.text))
      cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (cursor !== null)
    expect(found).toEqual(expected)
  })
})

describe('Post.ranking', () => {
  test('explains the place among the trending posts without the reaction of the author', async () => {
    const [first, second] = [await insertPost(ann, 'first', HOUR), await insertPost(ann, 'second', HOUR)]
    await ann.react(first, 'like')
    await ben.react(first, 'like')
    await cid.react(first, 'dislike')
    await ben.react(second, 'like')
    await cid.react(second, 'like')
    expect(await ranking(cid, second)).toMatchObject({ likes: 2, dislikes: 0, trendingRank: 1 })
    const { ageSeconds, explanation, hotScore } = Object(await ranking(cid, first))
    expect(await ranking(cid, first)).toMatchObject({ likes: 1, dislikes: 1, trendingRank: 2 })
    expect(ageSeconds).toBeGreaterThanOrEqual(3600)
    expect(explanation).toMatch(/number 2 in Trending: it has 1 like and 1 dislike .* 1 hour ago/)
    expect(hotScore).toBeLessThan(Object(await ranking(cid, second)).hotScore)
  })

  test('counts the posts that the viewer sees', async () => {
    const own = await insertPost(ann, 'own', 2 * HOUR)
    await insertPost(ben, 'newer', HOUR)
    expect(await ranking(cid, own)).toMatchObject({ trendingRank: 2 })
    await change(cid, 'muteUser', ben)
    expect(await ranking(cid, own)).toMatchObject({ trendingRank: 1 })
  })
})

test('trending members have the change of their rank since the start of the day', async () => {
  const startOfDay = new Date(
    `${app.dependencies.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`,
  ).getTime()
  const yesterday = new Date(startOfDay - HOUR)
  const [ofAnn, ofBen, ofCid] = [
    await insertPost(ann, 'a', DAY + HOUR),
    await insertPost(ben, 'b', DAY + HOUR),
    await insertPost(cid, 'c', DAY + HOUR),
  ]
  await like(ofAnn, ann, [ben, cid], yesterday)
  await like(ofBen, ben, [ann], yesterday)
  await ann.react(ofCid, 'like')
  await ben.react(ofCid, 'like')
  await cid.react(ofBen, 'like')
  const [dan, eve] = await createTrio(app)
  await dan.react(ofBen, 'like')
  await eve.react(ofBen, 'like')
  await recordTrendingRanks(app.dependencies)
  await advanceTrendingMembers(app.dependencies)
  const { data } = await ann.graphql.send('{ trendingMembers { rank rankChange user { username } } }')
  const changes = Object(data).trendingMembers.map(
    (member: { rankChange: number | null; user: { username: string } }) => [
      member.user.username,
      member.rankChange,
    ],
  )
  expect(changes).toContainEqual([ben.username, 1])
  expect(changes).toContainEqual([cid.username, null])
  expect(Object.fromEntries(changes)[ann.username]).toBeLessThan(0)
})

async function insertPost(author: TestMember, text: string, age: number): Promise<string> {
  const createdAt = new Date(app.dependencies.clock.now().getTime() - age)
  const { id } = await app.dependencies.database.post.create({
    data: { id: uuidv7(), authorId: author.id, text, createdAt, updatedAt: createdAt },
  })
  return id
}

async function like(
  postId: string,
  author: TestMember,
  members: TestMember[],
  createdAt: Date,
): Promise<void> {
  await app.dependencies.database.reaction.createMany({
    data: members.map(({ id }) => ({
      postId,
      memberId: id,
      authorId: author.id,
      kind: 'LIKE' as const,
      createdAt,
    })),
  })
}

async function topPosts({ graphql }: TestMember, period: string): Promise<string[]> {
  const { data, errors } = await graphql.send(`{ topPosts(period: ${period}) { edges { node { text } } } }`)
  expect(errors).toBeUndefined()
  return Object(data).topPosts.edges.map(({ node }: { node: { text: string } }) => node.text)
}

async function ranking({ graphql }: TestMember, id: string): Promise<unknown> {
  const { data, errors } = await graphql.send(
    'query ($id: UUID!) { post(id: $id) { ranking { hotScore likes dislikes ageSeconds trendingRank explanation } } }',
    { id },
  )
  expect(errors).toBeUndefined()
  return Object(data).post.ranking
}

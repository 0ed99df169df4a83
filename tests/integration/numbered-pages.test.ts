import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { createRandom } from '#prisma/demo/random.ts'
import { mergePostCountChanges } from '#server/features/posts/count-posts.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { Queries } from '#server/platform/database/types.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { startTestApp } from '#tests/support/start-app.ts'

const WINDOW = '$first: Int, $after: String, $last: Int, $before: String, $size: Int = 1, $number: Int = 1'
const CONNECTION = `(first: $first, after: $after, last: $last, before: $before) {
  totalCount
  edges { cursor node { databaseId } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  pageCursors(size: $size) { totalPages page(number: $number) { cursor } }
}`
/** The reader is the author of most posts. */
const LISTS = [
  { name: 'feed', path: '/post', field: 'feed', order: 'created_at DESC, id DESC', whose: 'true' },
  {
    name: 'trending',
    path: '/post/trending',
    field: 'trendingPosts',
    order: 'hot_score DESC, id DESC',
    whose: 'true',
  },
  {
    name: 'own posts',
    path: '/post/me',
    field: 'posts',
    order: 'created_at DESC, id DESC',
    whose: 'author_id = $1::uuid',
  },
] as const
type List = (typeof LISTS)[number]

/** Concurrent writes of a writer. */
const STEPS = isNightly ? 100 : 40

const random = createRandom(20_260_704)
const app = await startTestApp()
afterAll(() => app.stop())
let ada: TestMember
let members: TestMember[]
beforeAll(async () => {
  members = await createMembers(app, 30)
  const [first] = members
  if (!first) throw new Error('A members was asked for')
  ada = first
  await insertPosts(app.dependencies.database, 1600)
})

describe.each(LISTS)('$name while posts change', (list) => {
  test('has the current posts on each numbered page and the exact total', async () => {
    for (let step = 0; step < 25; step += 1) {
      await disturb(app.dependencies.database)
      const ids = await idsOf(list)
      const limit = random.integer(1, 50)
      const page = random.integer(1, Math.ceil(ids.length / limit) + 1)
      const answer = await ada.rest.get(`${list.path}?page=${page}&limit=${limit}`)
      expect(answer.body).toMatchObject({
        totalPosts: ids.length,
        totalPages: Math.ceil(ids.length / limit),
        currentPage: page,
      })
      expect(listAt(answer.body, 'posts').map((post) => textAt(post, 'id'))).toEqual(
        ids.slice((page - 1) * limit, page * limit),
      )
    }
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('has the first cursor of each page, from which it continues', async () => {
    for (let step = 0; step < 10; step += 1) {
      await disturb(app.dependencies.database)
      const ids = await idsOf(list)
      const size = random.integer(1, 50)
      const number = random.integer(2, Math.ceil(ids.length / size))
      const found = await read(list, { first: 0, size, number })
      expect(valueAt(found, 'totalCount')).toBe(ids.length)
      expect(valueAt(found, 'pageCursors.totalPages')).toBe(Math.ceil(ids.length / size))
      const after = textAt(found, 'pageCursors.page.cursor')
      const page = await read(list, { first: size, after })
      expect(idsIn(page)).toEqual(ids.slice((number - 1) * size, number * size))
      expect(valueAt(page, 'pageInfo')).toMatchObject({
        hasPreviousPage: true,
        hasNextPage: number * size < ids.length,
      })
    }
  })

  test('is paged from end to end in both directions', async () => {
    const ids = await idsOf(list)
    const down: string[] = []
    for (let after: unknown = null, goesOn: unknown = true; goesOn === true;) {
      const page = await read(list, { first: 50, after })
      expect(valueAt(page, 'pageInfo.hasPreviousPage')).toBe(down.length > 0)
      down.push(...idsIn(page))
      after = valueAt(page, 'pageInfo.endCursor')
      goesOn = valueAt(page, 'pageInfo.hasNextPage')
    }
    expect(down).toEqual(ids)
    const up: string[] = []
    for (let before: unknown = null, goesOn: unknown = true; goesOn === true;) {
      const page = await read(list, { last: 50, before })
      expect(valueAt(page, 'pageInfo.hasNextPage')).toBe(up.length > 0)
      up.unshift(...idsIn(page))
      before = valueAt(page, 'pageInfo.startCursor')
      goesOn = valueAt(page, 'pageInfo.hasPreviousPage')
    }
    expect(up).toEqual(ids)
  })
})

describe('number of all posts', () => {
  test('is exact without errors or deadlocks under concurrent writes and merges', async () => {
    const { database } = app.dependencies
    const writers = Array.from({ length: 9 }, async () => {
      for (let step = 0; step < STEPS; step += 1) await disturb(database, 1)
    })
    const merges = Array.from({ length: 2 }, async () => {
      for (let step = 0; step < STEPS / 2; step += 1) await mergePostCountChanges(app.dependencies)
    })
    const posts = members.map(({ rest }) => rest.form('/post', formOf('Me too')))
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    await Promise.all([...writers, ...merges])
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('is one row after a merge', async () => {
    const { database } = app.dependencies
    await insertPosts(database, 3)
    await app.run('merge changes of the post count')
    expect(await database.$queryRaw`SELECT change FROM post_count_changes`).toEqual([
      { change: await database.post.count() },
    ])
  })

  test('does not include posts of rolled-back transactions', async () => {
    const before = await idsOf(LISTS[0])
    const undone = app.dependencies.database.$transaction(async (transaction) => {
      await insertPosts(transaction, 700)
      await disturb(transaction)
      throw new Error('Never mind')
    })
    await expect(undone).rejects.toThrow('Never mind')
    expect(await idsOf(LISTS[0])).toEqual(before)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('does not include posts of a deleted member', async () => {
    const { database, sql } = app.dependencies
    const leavers = await createMembers(app, 1)
    await insertPosts(database, 3, leavers)
    await database.member.delete({ where: { id: leavers[0]?.id } })
    expect(await wrongCounters(sql)).toEqual([])
  })
})

test('page has fewer posts for a member who hides some of them, at the same positions', async () => {
  const { database } = app.dependencies
  const [viewer, muted] = await createMembers(app, 2)
  if (!viewer || !muted) throw new Error('Two members were asked for')
  // These posts are newer than those of other tests.
  for (let minute = 1; minute <= 6; minute += 1) {
    const createdAt = new Date(Date.UTC(2027, 0, 1, 0, minute))
    const authorId = minute % 2 ? muted.id : ada.id
    await database.post.create({
      data: { id: uuidv7(), authorId, text: `Post ${minute}`, createdAt, updatedAt: createdAt },
    })
  }
  await viewer.graphql.send(
    'mutation ($userId: ID!) { muteUser(input: { userId: $userId }) { __typename } }',
    {
      userId: encodeGlobalId('User', muted.id),
    },
  )
  const page = async (number: number) => {
    const { body } = await viewer.rest.get(`/post?page=${number}&limit=2`)
    return listAt(body, 'posts').map((post) => textAt(post, 'title'))
  }
  expect([await page(1), await page(2), await page(3)]).toEqual([['Post 6'], ['Post 4'], ['Post 2']])
})

/** Half of the posts have one author, a third have the same timestamp, and the rest are spread over a year. */
async function insertPosts(
  queries: Queries,
  count: number,
  authors = [...members, ...members.map(() => ada)],
): Promise<void> {
  const posts = Array.from({ length: count }, () => ({
    author: random.pick(authors).id,
    minutes: random.chance(0.3) ? 500 : random.integer(0, 500_000),
  }))
  await queries.$executeRaw`
    INSERT INTO posts (id, author_id, text, created_at, updated_at)
    SELECT gen_random_uuid(), author, 'Knock, knock', moment, moment
    FROM unnest(${posts.map(({ author }) => author)}::uuid[], ${posts.map(({ minutes }) => minutes)}::int[])
      AS given (author, minutes)
    CROSS JOIN LATERAL (SELECT '2026-01-01'::timestamptz + minutes * interval '1 minute' AS moment) AS at`
}

async function disturb(
  queries: Queries,
  count = random.chance(0.1) ? random.integer(100, 400) : random.integer(1, 5),
): Promise<void> {
  const dice = random.next()
  const from = `${random.integer(0, 255).toString(16).padStart(2, '0')}000000-0000-4000-8000-000000000000`
  if (dice < 0.35) await insertPosts(queries, count)
  else if (dice < 0.6) {
    await queries.$executeRaw`
      DELETE FROM posts WHERE id IN (
        SELECT id FROM posts WHERE id > ${from}::uuid ORDER BY id LIMIT ${count} FOR UPDATE
      )`
  } else {
    await queries.$executeRaw`
      INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
      SELECT id, ${random.pick(members).id}::uuid, author_id, ${random.pick(['like', 'dislike'])}::reaction_kind, now()
      FROM (SELECT id, author_id FROM posts WHERE id > ${from}::uuid ORDER BY id LIMIT ${count} FOR NO KEY UPDATE) AS post
      ON CONFLICT (post_id, member_id) DO UPDATE SET kind = excluded.kind`
  }
}

async function idsOf({ order, whose }: List): Promise<string[]> {
  const text = `SELECT id FROM posts WHERE ${whose} ORDER BY ${order}`
  const parameters = whose === 'true' ? [] : [ada.id]
  const rows = await app.dependencies.database.$queryRawUnsafe<{ id: string }[]>(text, ...parameters)
  return rows.map(({ id }) => id)
}

async function read({ field }: List, variables: Record<string, unknown>): Promise<unknown> {
  const query =
    field === 'posts'
      ? `query (${WINDOW}) { viewer { user { posts ${CONNECTION} } } }`
      : `query (${WINDOW}) { ${field} ${CONNECTION} }`
  const { data, errors } = await ada.graphql.send(query, variables)
  expect(errors).toBeUndefined()
  return valueAt(data, field === 'posts' ? 'viewer.user.posts' : field)
}

function idsIn(connection: unknown): string[] {
  return listAt(connection, 'edges').map((edge) => textAt(edge, 'node.databaseId'))
}

function formOf(title: string): FormData {
  const form = new FormData()
  form.append('title', title)
  return form
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NUMBERED_POSTS_MAX } from '#rules/limits.ts'
import { createMember, type TestMember } from '#tests/support/members.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { startTestApp } from '#tests/support/start-app.ts'

const POSTS = NUMBERED_POSTS_MAX + 100
const SIZE = 30
const LAST = 334

/** All posts have one author and no reactions, so the lists have the same order. */
const LISTS = [
  { path: '/post', field: (selection: string) => `feed ${selection}`, result: 'feed' },
  {
    path: '/post/trending',
    field: (selection: string) => `trendingPosts ${selection}`,
    result: 'trendingPosts',
  },
  {
    path: '/post/me',
    field: (selection: string) => `viewer { user { posts ${selection} } }`,
    result: 'viewer.user.posts',
  },
]

const app = await startTestApp()
afterAll(() => app.stop())
let ada: TestMember
/** Newest first. */
let ids: string[]
beforeAll(async () => {
  ada = await createMember(app, 'ada')
  const { database } = app.dependencies
  await database.$transaction(async (transaction) => {
    // Without triggers and foreign keys, the rows are inserted many times faster.
    await transaction.$executeRaw`SET LOCAL session_replication_role = replica`
    await transaction.$executeRaw`
      INSERT INTO posts (id, author_id, text, created_at, updated_at)
      SELECT gen_random_uuid(), ${ada.id}::uuid, 'Post ' || number, now() - number * interval '1 minute', now()
      FROM generate_series(1, ${POSTS}::int) AS number`
    await transaction.member.update({ where: { id: ada.id }, data: { postCount: POSTS } })
    await transaction.$executeRaw`INSERT INTO post_count_changes (change) VALUES (${POSTS})`
  })
  const posts = await database.post.findMany({ select: { id: true }, orderBy: { createdAt: 'desc' } })
  ids = posts.map(({ id }) => id)
})

describe.each(LISTS)('list $path of more than 10,000 posts', ({ path, field, result }) => {
  test('has REST pages of the first 10,000 and the number of all', async () => {
    const page = async (number: number) => {
      const { body } = await ada.rest.get(`${path}?page=${number}&limit=${SIZE}`)
      expect(body).toMatchObject({ totalPosts: POSTS, totalPages: LAST, currentPage: number })
      return listAt(body, 'posts').map((post) => textAt(post, 'id'))
    }
    expect(await page(LAST)).toEqual(ids.slice((LAST - 1) * SIZE, NUMBERED_POSTS_MAX))
    expect(await page(LAST + 1)).toEqual([])
    expect(await page(Number.MAX_SAFE_INTEGER)).toEqual([])
  })

  test('has cursors of the same pages, and further posts after the last one', async () => {
    const pages = `pageCursors(size: ${SIZE}) {
      totalPages last: page(number: ${LAST}) { cursor } next: page(number: ${LAST + 1}) { cursor }
    }`
    const { data } = await ada.graphql.send(`{ ${field(`(first: 0) { totalCount ${pages} }`)} }`)
    const list = valueAt(data, result)
    expect(list).toMatchObject({ totalCount: POSTS, pageCursors: { totalPages: LAST, next: null } })
    const after = textAt(list, 'pageCursors.last.cursor')
    const page = await ada.graphql.send(
      `{ ${field(`(first: ${SIZE}, after: "${after}") { edges { node { databaseId } } }`)} }`,
    )
    expect(
      listAt(valueAt(page.data, result), 'edges').map((edge) => textAt(edge, 'node.databaseId')),
    ).toEqual(ids.slice((LAST - 1) * SIZE, LAST * SIZE))
  })
})

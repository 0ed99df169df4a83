import { beforeEach, describe, expect, test } from 'vitest'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { listAt, textAt } from '#tests/support/json.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ada: TestMember
let bob: TestMember
let eve: TestMember
beforeEach(async () => {
  await app.dependencies.database.post.deleteMany()
  const [first, second, third] = await createMembers(app, 3)
  if (!first || !second || !third) throw new Error('Three were asked for')
  ;[ada, bob, eve] = [first, second, third]
  // Twelve posts by two authors in turn, a minute apart. Ada's have even numbers.
  for (let number = 1; number <= 12; number += 1) {
    await post(number % 2 === 0 ? ada : bob, `post ${number}`)
    app.clock.advance(60)
  }
})

describe('list of all posts', () => {
  test('is sorted newest first with ten posts on the first page', async () => {
    const answer = await ada.rest.get('/post')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Posts fetched successfully',
        totalPages: 2,
        currentPage: 1,
        totalPosts: 12,
      },
    })
    expect(titlesOf(answer.body)).toEqual(numbers(12, 3))
  })

  test('continues on the second page and is empty after the last', async () => {
    const second = await ada.rest.get('/post?page=2')
    expect(second.body).toMatchObject({ totalPages: 2, currentPage: 2, totalPosts: 12 })
    expect(titlesOf(second.body)).toEqual(numbers(2, 1))
    const third = await ada.rest.get('/post?page=3')
    expect(third).toMatchObject({
      status: 200,
      body: { posts: [], totalPages: 2, currentPage: 3, totalPosts: 12 },
    })
    expect(await ada.rest.get('/post?page=9007199254740991&limit=50')).toMatchObject({
      status: 200,
      body: { posts: [] },
    })
  })

  test('has page sizes from 1 to 50', async () => {
    const third = await ada.rest.get('/post?page=3&limit=5')
    expect(third.body).toMatchObject({ totalPages: 3, currentPage: 3 })
    expect(titlesOf(third.body)).toEqual(numbers(2, 1))
    expect(titlesOf((await ada.rest.get('/post?limit=50')).body)).toHaveLength(12)
    expect(titlesOf((await ada.rest.get('/post?limit=1&page=12')).body)).toEqual(['post 1'])
    const even = await ada.rest.get('/post?limit=6&page=3')
    expect(even.body).toMatchObject({ posts: [], totalPages: 2 })
  })

  test.for(['0', '-1', 'x', '', '1.5', '1e99', 'Infinity', '1&page=2'])('refuses page %j', async (page) => {
    for (const list of ['', '/me', '/trending']) {
      expect(await ada.rest.get(`/post${list}?page=${page}`)).toMatchObject({
        status: 400,
        body: { success: false, message: 'Page must be a positive number', code: 'VALIDATION_FAILED' },
      })
    }
  })

  test.for(['0', '-1', 'x', '', '2.5', '51', '1000000'])('refuses page size %j', async (limit) => {
    expect(await ada.rest.get(`/post?limit=${limit}`)).toMatchObject({
      status: 400,
      body: { success: false, message: 'Limit must be a number from 1 to 50', code: 'VALIDATION_FAILED' },
    })
  })

  test("contains the caller's reactions", async () => {
    const id = idsOf((await ada.rest.get('/post')).body)[0]
    await eve.rest.post('/postinteractions', { postId: id, type: 'dislike' })
    expect(await firstFor(eve)).toMatchObject({ like: 0, dislike: 1, likes: 0, userReaction: 'dislike' })
    expect(await firstFor(ada)).toMatchObject({ like: 0, dislike: 1, likes: 0, userReaction: null })
  })
})

describe('list of own posts', () => {
  test('contains only own posts, newest first', async () => {
    const answer = await ada.rest.get('/post/me?limit=4')
    expect(answer.body).toMatchObject({ totalPages: 2, currentPage: 1, totalPosts: 6 })
    expect(titlesOf(answer.body)).toEqual(['post 12', 'post 10', 'post 8', 'post 6'])
    expect(titlesOf((await ada.rest.get('/post/me?limit=4&page=2')).body)).toEqual(['post 4', 'post 2'])
  })

  test('is empty for members without posts', async () => {
    expect(await eve.rest.get('/post/me')).toMatchObject({
      status: 200,
      body: { posts: [], totalPages: 0, currentPage: 1, totalPosts: 0 },
    })
  })
})

describe('list of trending posts', () => {
  test('is sorted by likes and age: ten likes equal twelve and a half hours', async () => {
    const old = await post(ada, 'old')
    app.clock.advance(11 * 3600)
    const disliked = await post(bob, 'disliked')
    const own = await post(ada, 'own')
    const fresh = await post(bob, 'fresh')
    const fans = await createMembers(app, 10)
    for (const fan of fans) {
      await react(fan, old, 'like')
      await react(fan, disliked, 'dislike')
    }
    await react(ada, own, 'like')
    const answer = await eve.rest.get('/post/trending?limit=4')
    expect(answer.body).toMatchObject({ success: true, totalPosts: 16, totalPages: 4, currentPage: 1 })
    expect(idsOf(answer.body).slice(0, 3)).toEqual([old, fresh, own])
    const all = idsOf((await eve.rest.get('/post/trending?limit=50')).body)
    expect(all).toHaveLength(16)
    expect(all.indexOf(disliked)).toBeGreaterThan(2)
  })

  test('reflects reactions at once and is paged', async () => {
    const before = idsOf((await eve.rest.get('/post/trending?limit=50')).body)
    const pages = [
      ...idsOf((await eve.rest.get('/post/trending?limit=10')).body),
      ...idsOf((await eve.rest.get('/post/trending?limit=10&page=2')).body),
    ]
    expect(pages).toEqual(before)
    const [first = ''] = before
    for (const fan of await createMembers(app, 10)) await react(fan, first, 'dislike')
    expect(idsOf((await eve.rest.get('/post/trending')).body)[0]).not.toBe(first)
  })
})

describe('single post', () => {
  test.for(['x', '123', '0190a0b0-0000-7000-8000-00000000000', '%27%20OR%201=1'])(
    'is refused for the invalid id %j',
    async (id) => {
      expect(await ada.rest.get(`/post/${id}`)).toMatchObject({
        status: 400,
        body: { success: false, message: 'Invalid Post ID format', code: 'VALIDATION_FAILED' },
      })
    },
  )

  test('that does not exist is not found', async () => {
    expect(await ada.rest.get('/post/0190a0b0-0000-7000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { success: false, message: 'Post not found', code: 'NOT_FOUND' },
    })
  })

  test('is found by its id in capitals', async () => {
    const id = await post(ada, 'found')
    expect((await bob.rest.get(`/post/${id.toUpperCase()}`)).text('post.id')).toBe(id)
  })
})

async function post({ rest }: TestMember, title: string): Promise<string> {
  const form = new FormData()
  form.append('title', title)
  return (await rest.form('/post', form)).text('post.id')
}

async function firstFor({ rest }: TestMember): Promise<unknown> {
  return listAt((await rest.get('/post?limit=1')).body, 'posts')[0]
}

function react({ rest }: TestMember, postId: string, type: 'like' | 'dislike') {
  return rest.post('/postinteractions', { postId, type })
}

function titlesOf(body: unknown): string[] {
  return listAt(body, 'posts').map((item) => textAt(item, 'title'))
}

function idsOf(body: unknown): string[] {
  return listAt(body, 'posts').map((item) => textAt(item, 'id'))
}

function numbers(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => `post ${from - index}`)
}

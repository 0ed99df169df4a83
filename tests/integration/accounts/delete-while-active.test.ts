import { beforeAll, expect, test } from 'vitest'
import { createMembers, PASSWORD, postForm, type TestMember } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { isNightly } from '#tests/support/nightly.ts'
import type { RestAnswer } from '#tests/support/rest-client.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const ROUNDS = isNightly ? 6 : 1
/** Requests of each kind in a round, below the rate limits. */
const REQUESTS_MAX = 40

const app = await sharedApp()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await app.dependencies.passwords.hash(PASSWORD)
})

test('requests during an account deletion get documented responses', async () => {
  const stayers = await createMembers(app, 4)
  const feed = await Promise.all(stayers.flatMap((member) => [createPost(member), createPost(member)]))
  for (let round = 0; round < ROUNDS; round += 1) {
    const leavers = await gatherLeavers(3)
    const own = await Promise.all(leavers.flatMap((member) => [createPost(member), createPost(member)]))
    // The deletion changes the counters of these posts and of their authors.
    for (const leaver of leavers)
      await Promise.all([...feed.slice(0, 4), ...own].map((postId) => react(leaver, postId)))

    const over = new AbortController()
    const repeat = async (request: (index: number) => Promise<RestAnswer>): Promise<number[]> => {
      const statuses: number[] = []
      while (!over.signal.aborted && statuses.length < REQUESTS_MAX)
        statuses.push((await request(statuses.length)).status)
      return statuses
    }
    const pick = (posts: readonly string[], index: number) => posts[index % posts.length] ?? ''
    const ofLeavers = leavers.flatMap((leaver) => [
      repeat((index) => react(leaver, pick(feed, index))),
      repeat((index) => share(leaver, pick(feed, index))),
      repeat(() => leaver.rest.put('/users/me/profile-info', { profileBio: 'Leaving' })),
      repeat(() => leaver.rest.form('/post', postForm('The last one'))),
      leaver.rest
        .post('/tokens', { name: 'Late', scopes: ['read'], password: PASSWORD })
        .then(({ status }) => [status]),
    ])
    const ofStayers = stayers.flatMap((stayer) => [
      repeat((index) => react(stayer, pick(own, index))),
      repeat((index) => react(stayer, pick(feed, index))),
      repeat((index) => share(stayer, pick(own, index))),
    ])
    const deletions = await Promise.all(
      leavers.map(({ rest }) => rest.delete('/users/profile', { password: PASSWORD })),
    )
    over.abort()
    expect(deletions.map(({ status }) => status)).toEqual([200, 200, 200])
    // Requests that wait for the deletion longer than for any lock get 503.
    expect(unexpected(await Promise.all(ofLeavers), [200, 201, 401, 404, 429, 503])).toEqual([])
    expect(unexpected(await Promise.all(ofStayers), [200, 404, 429])).toEqual([])
  }
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
})

test('concurrent deletions delete an account once', async () => {
  const [leaver] = await gatherLeavers(1)
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => (await leaver?.rest.delete('/users/profile', { password: PASSWORD }))?.status),
  )
  expect(statuses.toSorted((a = 0, b = 0) => a - b)).toEqual([200, 401, 401])
})

function unexpected(statuses: number[][], expected: readonly number[]): number[] {
  return statuses.flat().filter((status) => !expected.includes(status))
}

async function gatherLeavers(size: number): Promise<TestMember[]> {
  const members = await createMembers(app, size)
  const now = app.clock.now()
  await app.dependencies.database.credentials.createMany({
    data: members.map(({ id }) => ({
      memberId: id,
      email: `${id}@mail.example`,
      passwordHash,
      emailVerifiedAt: now,
      passwordChangedAt: now,
    })),
  })
  return members
}

async function createPost({ rest }: TestMember): Promise<string> {
  return (await rest.form('/post', postForm('Like me'))).text('post.id')
}

function react({ rest }: TestMember, postId: string): Promise<RestAnswer> {
  return rest.post('/postinteractions', { postId, type: 'like' })
}

function share({ rest }: TestMember, postId: string): Promise<RestAnswer> {
  return rest.post(`/post/${postId}/share`)
}

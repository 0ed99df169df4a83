import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const AWAY = { code: 'SERVICE_UNAVAILABLE', message: 'Please try again later' }

const app = await sharedApp()
let member: TestMember
let holder: pg.Client
beforeAll(async () => {
  const [someone] = await createMembers(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
})
beforeEach(async () => {
  holder = new pg.Client({ connectionString: app.databaseUrl })
  await holder.connect()
})
afterEach(() => holder.end())

test('request that waits for a lock times out in both APIs and leaves no partial writes', async () => {
  const before = await written()
  await holder.query('BEGIN; LOCK TABLE posts')
  const picture = await drawPicture()
  const rest = (init?: RequestInit) => member.http.fetch('/api/v1/post', init)
  const calls = [rest(), rest({ method: 'POST', body: postForm('Never said', picture) })]
  // As many requests as the pool has connections: each waits no longer than its own timeout.
  for (let more = 0; more < 7; more += 1) calls.push(rest())
  const graphql = member.http.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ feed(first: 1) { edges { cursor } } }' }),
  })
  for (const answer of await Promise.all(calls)) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ success: false, ...AWAY })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const answer = await graphql
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({
    errors: [{ message: AWAY.message, extensions: { code: AWAY.code } }],
  })

  await holder.query('ROLLBACK')
  expect(await written()).toEqual(before)
  expect((await member.rest.form('/post', postForm('Said', picture))).status).toBe(201)
  expect(app.dependencies.waiting.statements()).toBe(0)
})

test('repairing counters does not block writes', async () => {
  await holder.query('BEGIN; LOCK TABLE posts, members, reactions, shares IN SHARE ROW EXCLUSIVE MODE')
  const [writing, reading] = await Promise.all([
    member.rest.form('/post', postForm('Too soon')),
    member.rest.get('/post'),
  ])
  expect([writing.status, reading.status]).toEqual([503, 200])
  await holder.query('ROLLBACK')
})

function written() {
  const { post, member: members } = app.dependencies.database
  return Promise.all([post.count(), members.findMany({ select: { postCount: true } })])
}

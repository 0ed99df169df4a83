import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#prisma/demo/random.ts'
import { countShares } from '#server/features/sharing/share-post.ts'
import { postReactions } from '#server/features/reactions/react.ts'
import { CONCURRENT_WRITES } from '#server/platform/coalesce-by-key.ts'
import { encodeGlobalId, idOfType } from '#server/platform/graphql/global-id.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import {
  addCredentials,
  createMembers,
  createTrio,
  PASSWORD,
  type TestMember,
} from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { postWith } from '#tests/support/post-apis.ts'
import type { RestAnswer } from '#tests/support/rest-client.ts'
import { startTestApp } from '#tests/support/start-app.ts'
import { comment } from '#tests/support/comments.ts'
import { countWaitingStatements } from '#tests/support/waiting-statements.ts'

/** Many times the connections to the database, and an even number. */
const CROWD = isNightly ? 200 : 80
const WAVES = isNightly ? 10 : 5

const NOT_AUTHENTICATED = { status: 401, code: 'NOT_AUTHENTICATED' }

const REACT = `mutation ($postId: ID!) {
  reactToPost(input: { postId: $postId, type: LIKE }) { __typename ... on Error { code } }
}`
const SET_REACTION = `mutation ($subjectId: ID!) {
  setReaction(input: { subjectId: $subjectId, type: LIKE }) { __typename }
}`
const SHARE = `mutation ($postId: ID!) {
  sharePost(input: { postId: $postId }) { __typename ... on Error { code } }
}`

type MemberAction = (member: TestMember, postId: string) => Promise<{ status: number; code: unknown }>

const byRest = async (response: Promise<RestAnswer>) => {
  const { status, body } = await response
  return { status, code: Object(body).code }
}
/** A GraphQL error counts as the REST status for the same code. */
const byGraphQL =
  (document: string, name: string): MemberAction =>
  async ({ graphql }, postId) => {
    const { data } = await graphql.send(document, { postId: encodeGlobalId('Post', postId) })
    const code = Object(data)[name]?.code
    return { status: code === 'NOT_AUTHENTICATED' ? 401 : 500, code }
  }

const MEMBER_ACTIONS: [string, MemberAction][] = [
  ['react over REST', ({ rest }, postId) => byRest(rest.post('/postinteractions', { postId, type: 'like' }))],
  ['react over GraphQL', byGraphQL(REACT, 'reactToPost')],
  ['share over REST', ({ rest }, postId) => byRest(rest.post(`/post/${postId}/share`))],
  ['share over GraphQL', byGraphQL(SHARE, 'sharePost')],
  ['change their profile', ({ rest }) => byRest(rest.put('/users/me/profile-info', { profileBio: 'Gone' }))],
  [
    'create an access token',
    ({ rest }) => byRest(rest.post('/tokens', { name: 'Late', scopes: ['read'], password: PASSWORD })),
  ],
]

const app = await startTestApp()
afterAll(() => app.stop())
let author: TestMember
let members: TestMember[]
beforeAll(async () => {
  const [first, ...others] = await createMembers(app, CROWD + 1)
  if (!first) throw new Error('A members was asked for')
  ;[author, members] = [first, others]
})

describe('many concurrent members', () => {
  test('who like one post are each counted', async () => {
    const postId = await post()
    const answers = await Promise.all(members.map((member) => react(member, postId, 'like')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await seen(postId)).toMatchObject({ like: CROWD, dislike: 0, likes: CROWD })
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('who like and undo likes at once are counted correctly', async () => {
    const postId = await post()
    const half = members.slice(0, CROWD / 2)
    await Promise.all(half.map((member) => react(member, postId, 'dislike')))
    await Promise.all([
      ...half.map((member) => react(member, postId, 'like')),
      ...members.slice(CROWD / 2).map((member) => react(member, postId, 'dislike')),
    ])
    expect(await seen(postId)).toMatchObject({ like: CROWD / 2, dislike: CROWD / 2 })
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })
})

describe('locked post row', () => {
  test('does not block other requests', async () => {
    const [postId, other] = [await post(), await post()]
    const release = await lockRow(postId)
    const answers = members
      .slice(0, 50)
      .map((member, index) =>
        index % 2 === 0 ? react(member, postId, 'like') : press(member, 'Post', postId),
      )
    const shares = members.slice(0, 50).map(({ rest }) => rest.post(`/post/${postId}/share`))
    await expect.poll(waitingForLocks).toBe(2)
    const elsewhere = await Promise.all(members.slice(50, 80).map((member) => react(member, other, 'like')))
    expect(elsewhere.every(({ status }) => status === 200)).toBe(true)
    expect((await author.rest.get('/post')).status).toBe(200)
    // One statement of each kind waits for the lock.
    expect(await waitingForLocks()).toBe(2)

    await release()
    const statuses = (await Promise.all([...answers, ...shares])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await seen(postId)).toMatchObject({ like: 50, shares: 50 })
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('of a comment takes one connection for all reactions', async () => {
    const commentId = idOfType(await comment(author, await post(), 'Who is there?'), 'Comment') ?? ''
    const release = await lockRow(commentId, 'comments')
    const answers = members.slice(0, 50).map((member) => press(member, 'Comment', commentId))
    await expect.poll(waitingForLocks).toBe(1)
    expect((await author.rest.get('/post')).status).toBe(200)
    expect(await waitingForLocks()).toBe(1)
    await release()
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
    const { likeCount } = await app.dependencies.database.comment.findUniqueOrThrow({
      where: { id: commentId },
    })
    expect(likeCount).toBe(50)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('of many posts leaves database connections for reads', async () => {
    const posts = await Promise.all(Array.from({ length: 2 * CONCURRENT_WRITES + 2 }, () => post()))
    const releases = await Promise.all(posts.map((id) => lockRow(id)))
    const { id: memberId } = author
    const answers = posts.flatMap((postId) => [
      postReactions(app.dependencies)(postId, { memberId, kind: 'LIKE', isToggled: true }),
      countShares(app.dependencies)(postId, { memberId }),
    ])
    await expect.poll(waitingForLocks).toBe(CONCURRENT_WRITES)
    expect((await author.rest.get('/post')).status).toBe(200)
    expect(await waitingForLocks()).toBe(CONCURRENT_WRITES)

    await Promise.all(releases.map((release) => release()))
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']))
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('does not drop reactions of others when a client disconnects', async () => {
    const [leaver] = await createMembers(app, 1)
    if (!leaver) throw new Error('One was asked for')
    const postId = await post()
    const release = await lockRow(postId)
    const like = ({ id }: TestMember) =>
      postReactions(app.dependencies)(postId, { memberId: id, kind: 'LIKE', isToggled: true })
    const [first, second, third] = members
    if (!first || !second || !third) throw new Error('A members was asked for')
    const outcomes = Promise.all([first, second, leaver, third].map(like))
    await app.dependencies.database.member.delete({ where: { id: leaver.id } })
    await release()
    expect(await outcomes).toEqual(['done', 'done', 'member-missing', 'done'])
    expect(await seen(postId)).toMatchObject({ like: 3 })
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  /** Holds a lock like another process. Returns a function that releases it. */
  async function lockRow(id: string, table: 'posts' | 'comments' = 'posts'): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    await client.query('BEGIN')
    await client.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id])
    return () => client.end()
  }
})

describe('one impatient member', () => {
  test('who likes repeatedly counts once or not at all, and gets the final state', async () => {
    const [member] = members
    if (!member) throw new Error('A members was asked for')
    const postId = await post()
    const clicks = await Promise.all(Array.from({ length: 15 }, () => react(member, postId, 'like')))
    for (const { status, body } of clicks) {
      expect(status).toBe(200)
      expect([
        { like: 1, userReaction: 'like' },
        { like: 0, userReaction: null },
      ]).toContainEqual({ like: Object(body).like, userReaction: Object(body).userReaction })
    }
    const { like, userReaction } = Object(await seen(postId, member))
    expect(like).toBe(userReaction === 'like' ? 1 : 0)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('who likes and dislikes at once has one reaction', async () => {
    const [member] = members
    if (!member) throw new Error('A members was asked for')
    const postId = await post()
    await Promise.all([react(member, postId, 'like'), react(member, postId, 'dislike')])
    const { like, dislike } = Object(await seen(postId, member))
    expect(like + dislike).toBe(1)
  })
})

describe('post deleted during reactions', () => {
  test('is gone for each member without errors or hanging requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      const postId = await post()
      const reactions = members.slice(0, 40).map((member) => react(member, postId, 'like'))
      const deleted = author.rest.delete(`/post/me/${postId}`)
      const statuses = (await Promise.all(reactions)).map(({ status }) => status)
      expect((await deleted).status).toBe(200)
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
      expect((await author.rest.get(`/post/${postId}`)).status).toBe(404)
    }
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })
})

describe('member deleted while posting', () => {
  test.for([{}, { idempotencyKey: 'a' }])('gets an error, and nothing is stored', async (fields) => {
    const [leaver] = await createMembers(app, 1)
    if (!leaver) throw new Error('One was asked for')
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    await client.query('BEGIN')
    await client.query('DELETE FROM members WHERE id = $1', [leaver.id])
    const posted = postWith(leaver.http)({ text: 'Farewell', ...fields })
    await expect.poll(waitingForLocks).toBe(1)
    await client.query('COMMIT')
    await client.end()
    expect(await posted).toMatchObject({ outcome: 'NotAuthenticatedError' })
    expect(await app.dependencies.database.post.count({ where: { authorId: leaver.id } })).toBe(0)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })
})

describe.for(MEMBER_ACTIONS)('member deleted while they %s', ([, act]) => {
  test('is no longer authenticated, and nothing is stored', async () => {
    const [leaver] = await createMembers(app, 1)
    if (!leaver) throw new Error('The members has no member')
    await addCredentials(app, leaver.id)
    const postId = await post()
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    await client.query('BEGIN')
    await client.query('DELETE FROM members WHERE id = $1', [leaver.id])
    const response = act(leaver, postId)
    await expect.poll(waitingForLocks).toBe(1)
    await client.query('COMMIT')
    await client.end()
    expect(await response).toEqual(NOT_AUTHENTICATED)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })
})

describe('counters', () => {
  test('match their rows after random concurrent posts, reactions and deletions', async () => {
    const random = createRandom(20_260_101)
    const some = members.slice(0, 20)
    const posts = await Promise.all(some.slice(0, 6).map((member) => post(member)))
    const act = async (): Promise<number> => {
      const member = random.pick(some)
      const dice = random.next()
      if (dice < 0.05) {
        posts.push(await post(member))
        return 201
      }
      const postId = random.pick(posts)
      if (dice < 0.1) return (await member.rest.delete(`/post/me/${postId}`)).status
      return (await react(member, postId, dice < 0.6 ? 'like' : 'dislike')).status
    }
    for (let wave = 0; wave < WAVES; wave += 1) {
      const statuses = await Promise.all(Array.from({ length: 40 }, act))
      expect(statuses.filter((status) => status >= 500)).toEqual([])
    }
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
    expect(await app.dependencies.database.reaction.count()).toBeGreaterThan(50)
  })

  test('match their rows after an account is deleted', async () => {
    const { database, sql } = app.dependencies
    const [leaver, leavingAuthor] = await createTrio(app)
    const [postId, otherPostId] = [await post(), await post(leavingAuthor)]
    await react(leaver, postId, 'like')
    await react(leaver, otherPostId, 'dislike')
    for (const { id } of [leaver, leavingAuthor]) await database.member.delete({ where: { id } })
    expect(await wrongCounters(sql)).toEqual([])
  })
})

const waitingForLocks = () => countWaitingStatements(app.dependencies.sql)

async function post({ rest }: TestMember = author): Promise<string> {
  const form = new FormData()
  form.append('title', 'Knock, knock')
  return (await rest.form('/post', form)).text('post.id')
}

function react({ rest }: TestMember, postId: string, type: 'like' | 'dislike') {
  return rest.post('/postinteractions', { postId, type })
}

/** Presses the button of the site. */
async function press(
  { graphql }: TestMember,
  type: 'Post' | 'Comment',
  id: string,
): Promise<{ status: number }> {
  const { data } = await graphql.send(SET_REACTION, { subjectId: encodeGlobalId(type, id) })
  return { status: Object(data).setReaction.__typename === 'SetReactionPayload' ? 200 : 500 }
}

async function seen(postId: string, { rest }: TestMember = author): Promise<unknown> {
  return Object((await rest.get(`/post/${postId}`)).body).post
}

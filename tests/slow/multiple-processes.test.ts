import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postCreated } from '#server/features/posts/post-events.ts'
import { openSubscriptions } from '#server/features/auth/open-subscriptions.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { startSession } from '#server/features/auth/session.ts'
import { createDatabaseListener, type DatabaseListener } from '#server/platform/database/database-listener.ts'
import { createMembers, postForm, type TestMember, visit } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { findRedisServer, startRedisServer, type RedisServer } from '#tests/support/redis-server.ts'
import { createRestClient } from '#tests/support/rest-client.ts'
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts'
import { startTestApp, type TestApp, type TestOverrides } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'
import { recordClip } from '#tests/support/videos.ts'

const POST_EVENTS = 'subscription { postEvents { ... on PostCreated { post { text } } } }'
const SECRET = 'a secret that all processes of a site share'

const program = await findRedisServer()

/** The processes share only PostgreSQL, Redis and S3. */
let redis: RedisServer | undefined
let s3: S3Server
let database: TestDatabase
let here: TestApp
let there: TestApp
beforeAll(async () => {
  if (!program) return
  redis = await startRedisServer(program)
  s3 = await startS3Server()
  database = await createTestDatabase()
  ;[here, there] = await Promise.all([start(), start({ listener: recordAnnouncements() })])
})
afterAll(async () => {
  await there?.stop()
  await here?.stop()
  await s3?.stop()
  await database?.drop()
  await redis?.stop()
})
beforeEach(({ skip }) => skip(!program, 'redis-server is not installed'))

test('sessions: a sign-in is valid in the other process, and its end closes subscriptions there', async () => {
  const { id } = await join(here)
  const { accessToken, refreshToken } = await startSession(here.dependencies, id, 'A phone')
  const http = createHttpClient(there.url, accessToken)
  const rest = createRestClient(http)
  expect((await rest.get('/auth/verify')).status).toBe(200)
  const stream = await openEventStream(http, { query: POST_EVENTS })
  await expect.poll(() => openSubscriptions(there.dependencies).size).toBe(1)

  expect((await visit(here).rest.post('/auth/logout', { refreshToken })).status).toBe(200)
  expect(await stream.results.next()).toEqual({ done: true, value: undefined })
  expect((await rest.get('/auth/verify')).status).toBe(401)
})

test('sessions: one that the other process remembers is refused there once its end was announced', async () => {
  const { id } = await join(here)
  const { accessToken, refreshToken } = await startSession(here.dependencies, id, 'A phone')
  const where = { memberId: id, userAgent: 'A phone' }
  const session = await here.dependencies.database.session.findFirstOrThrow({ where })
  const { get } = createRestClient(createHttpClient(there.url, accessToken))
  const isRemembered = async () =>
    (await get('/auth/verify')).status === 200 && there.dependencies.listener.isCurrent()
  await expect.poll(isRemembered).toBe(true)
  expect((await visit(here).rest.post('/auth/logout', { refreshToken })).status).toBe(200)
  await expect.poll(() => announced).toContain(session.id)
  expect((await get('/auth/verify')).status).toBe(401)
})

test('events: a post in one process is published to subscribers of the other', async () => {
  const [author, reader] = [await join(here), await join(there)]
  const stream = await openEventStream(reader.http, { query: POST_EVENTS })
  await expect.poll(() => openSubscriptions(there.dependencies).size).toBe(1)
  await author.rest.form('/post', postForm('From here'))
  const created = { data: { postEvents: { post: { text: 'From here' } } } }
  expect((await stream.results.next()).value).toEqual(created)
  stream.close()
})

test('limits: tries in both processes are counted together', async () => {
  const statuses: number[] = []
  const { uses } = RATE_LIMITS.signInsToAccountFromNetwork
  for (let tried = 0; tried < uses + 2; tried += 1) {
    const { rest } = visit(tried % 2 === 0 ? here : there)
    const answer = await rest.post('/auth/login', {
      email: 'nobody@mail.example',
      password: 'Wrong-horse1',
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array.from({ length: uses }, () => 401), 429, 429])
})

test('jobs: a video is processed once, by another process if its own has ended, and is deleted everywhere', async () => {
  const author = await join(here)
  const published: string[] = []
  there.dependencies.events.subscribe(postCreated, ({ payload }) => void published.push(payload.postId))
  const leaving = await start()
  const rest = createRestClient(createHttpClient(leaving.url, author.accessToken))
  const clip = await recordClip({ size: '64x48', seconds: 0.2 })
  const postId = (await rest.form('/post', postForm('Look', clip))).text('post.id')
  await leaving.stop()
  await expect.poll(() => published).toContain(postId)
  await waitForVideoJobs(here)

  const url = (await author.rest.get(`/post/${postId}`)).text('post.postUrl')
  const answers = () => Promise.all([here, there].map((app) => visit(app).http.fetch(url)))
  const [one, other] = await Promise.all((await answers()).map((answer) => answer.bytes()))
  expect(one?.length).toBeGreaterThan(0)
  expect(one).toEqual(other)
  expect(published.filter((id) => id === postId)).toHaveLength(1)
  expect((await author.rest.delete(`/post/me/${postId}`)).status).toBe(200)
  expect((await answers()).map(({ status }) => status)).toEqual([404, 404])
  expect(await s3?.keys()).toEqual([])
})

function start(overrides: TestOverrides = {}): Promise<TestApp> {
  if (!redis) throw new Error('There is no Redis')
  const shared = { databaseUrl: database.url, redisUrl: redis.url, s3: s3.config(), authSecrets: [SECRET] }
  return startTestApp({ ...shared, limitRates: true }, overrides)
}

/** Announcements of the database that a process has handled. */
const announced: string[] = []

function recordAnnouncements(): DatabaseListener {
  const listener = createDatabaseListener(database.url, pino({ level: 'silent' }))
  return {
    ...listener,
    listen(channel, handler) {
      listener.listen(channel, {
        ...handler,
        announced(payload) {
          handler.announced(payload)
          announced.push(payload)
        },
      })
    },
  }
}

async function join(app: TestApp): Promise<TestMember> {
  const [member] = await createMembers(app, 1)
  if (!member) throw new Error('One was asked for')
  return member
}

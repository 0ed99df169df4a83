import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRandom } from '#prisma/demo/random.ts'
import { messages } from '#rules/messages.ts'
import { mediaIdOf, renditionKey } from '#server/features/media/media-files.ts'
import { sweepStorage } from '#server/features/media/sweep-storage.ts'
import { sweepUploads } from '#server/features/media/sweep-uploads.ts'
import { createMembers, PASSWORD, postForm, registration, type TestMember } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { createRestClient, type RestAnswer, type RestClient } from '#tests/support/rest-client.ts'
import { loggedCode, startServerProcess, urlOf, type ServerProcess } from '#tests/support/server-process.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { filesBelow, listOf } from '#tests/support/stored-files.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'
import { recordClip } from '#tests/support/videos.ts'

const KILLS = isNightly ? 8 : 1
/**
 * The number of acknowledged writes before the process is killed. It is small, so that kills often interrupt the first write of
 * a kind.
 */
const WRITES = { least: 4, most: 30 }
/** Every nth round also waits for an image and a registration, which take longer. */
const PATIENT = 4
const SEED = 20261122
const DAY = 24 * 60 * 60
/** Milliseconds that the last server has for the remaining videos. */
const VIDEO_PATIENCE = 120_000

// The server starts several times, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

/** All acknowledged writes. */
const confirmed = {
  posts: new Map<string, string | null>(),
  videos: new Set<string>(),
  reactions: new Map<string, string>(),
  accounts: [] as string[],
}

let app: TestApp
let members: TestMember[]
let picture: Blob
let clip: Blob
let running: ServerProcess | undefined
beforeAll(async () => {
  ;[app, picture, clip] = await Promise.all([
    startTestApp(),
    drawPicture({ width: 500, height: 50 }),
    recordClip({ size: '64x48', seconds: 0.2 }),
  ])
  members = await createMembers(app, 6)
  // From here on, separate server processes use its database and files.
  await app.stopServer()
})
afterAll(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
  await app.stop()
})

test('confirmed writes survive kills of the process without loss, inconsistency or leftovers', async () => {
  const random = createRandom(SEED)
  for (let end = 0; end < KILLS; end += 1) {
    const server = startServerProcess({
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.dataDirectory,
      RATE_LIMITS: 'off',
      FFMPEG_PATH: process.env['FFMPEG_PATH'] ?? '',
    })
    running = server
    const url = await urlOf(server)
    if (end % 2 === 0) await postVideo(url)
    const enough = random.integer(WRITES.least, WRITES.most)
    await writeUntil(server, url, { enough, isPatient: end % PATIENT === 0 })
    expect(await server.ended).toBe('SIGKILL')
  }
  expect(confirmed.posts.size).toBeGreaterThan(KILLS)
  expect(confirmed.reactions.size).toBeGreaterThan(KILLS)
  expect(confirmed.accounts.length).toBeGreaterThanOrEqual(KILLS / PATIENT)
  expect(confirmedPictures()).toBeGreaterThanOrEqual(KILLS / PATIENT)
  expect(confirmed.videos.size).toBe(Math.ceil(KILLS / 2))

  const { databaseUrl, dataDirectory } = app
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // As if the leases of the last process had ended.
  await client.query('UPDATE jobs SET leased_until = now() WHERE leased_until IS NOT NULL')
  await client.end()
  const after = await startTestApp({ databaseUrl, dataDirectory })
  try {
    await waitForVideoJobs(after, VIDEO_PATIENCE)
    await expectAllThere(after)
    await expectVideosServed(after)
    expect(await wrongCounters(after.dependencies.sql)).toEqual([])
    after.clock.advance(DAY + 60)
    await sweepUploads(after.dependencies)
    await sweepStorage(after.dependencies)
    await expectNothingLeftOver(after)
  } finally {
    await after.stop()
  }
})

/** Members post and react and visitors register concurrently until the given number of writes was acknowledged. */
async function writeUntil(
  server: ServerProcess,
  url: string,
  { enough, isPatient }: { enough: number; isPatient: boolean },
): Promise<void> {
  let answered = 0
  const [accounts, pictures] = [confirmed.accounts.length, confirmedPictures()]
  const isAllThere = () => confirmed.accounts.length > accounts && confirmedPictures() > pictures
  const keepWriting = async (write: () => Promise<() => void>) => {
    for (;;) {
      // An interrupted request was not acknowledged.
      const remember = await write().catch(() => null)
      if (!remember) return
      remember()
      answered += 1
      if (answered >= enough && (!isPatient || isAllThere())) server.child.kill('SIGKILL')
    }
  }
  const [one, two, three, four, five, six] = members.map(({ id, accessToken }) => ({
    id,
    rest: createRestClient(createHttpClient(url, accessToken)),
  }))
  if (!one || !two || !three || !four || !five || !six) throw new Error('Six were asked for')
  await Promise.all([
    keepWriting(() => post(one.rest)),
    keepWriting(() => post(two.rest)),
    keepWriting(() => post(three.rest, picture)),
    keepWriting(() => post(four.rest, picture)),
    keepWriting(() => react(five)),
    keepWriting(() => react(six)),
    keepWriting(() => join(createRestClient(createHttpClient(url)), server)),
  ])
}

function confirmedPictures(): number {
  return [...confirmed.posts.values()].filter((address) => address !== null).length
}

let posted = 0

async function post(rest: RestClient, file?: Blob): Promise<() => void> {
  posted += 1
  const answer = done(await rest.form('/post', postForm(`Number ${posted}`, file)))
  const id = answer.text('post.id')
  const address = file ? answer.text('post.postUrl') : null
  return () => void confirmed.posts.set(id, address)
}

/** Videos are processed while others write, including those of killed processes. */
async function postVideo(url: string): Promise<void> {
  const rest = createRestClient(createHttpClient(url, members[0]?.accessToken))
  confirmed.videos.add(done(await rest.form('/post', postForm('Moving', clip))).text('post.id'))
}

/** Each post once, because a second reaction would remove the first. */
async function react({ id, rest }: { id: string; rest: RestClient }): Promise<() => void> {
  const postId = [...confirmed.posts.keys()].find((known) => !begun.has(`${id} ${known}`))
  if (!postId) {
    await rest.get('/post')
    return react({ id, rest })
  }
  begun.add(`${id} ${postId}`)
  const type = posted % 3 === 0 ? 'dislike' : 'like'
  done(await rest.post('/postinteractions', { postId, type }))
  return () => void confirmed.reactions.set(`${id} ${postId}`, type)
}

const begun = new Set<string>()
let joined = 0

/** Registers with the code from the log, since there is no mail server. */
async function join(rest: RestClient, server: ServerProcess): Promise<() => void> {
  joined += 1
  const username = `newcomer_${joined}`
  const email = `${username}@mail.example`
  done(await rest.post('/auth/register', registration({ username, email, password: PASSWORD })))
  done(await rest.post('/auth/otp-verify', { email, otp: await loggedCode(server, email) }))
  return () => void confirmed.accounts.push(email)
}

function done(answer: RestAnswer): RestAnswer {
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

async function expectAllThere({ dependencies: { database }, url }: TestApp): Promise<void> {
  const posts = await database.post.findMany({ select: { id: true } })
  expect(posts.map(({ id }) => id)).toEqual(
    expect.arrayContaining([...confirmed.posts.keys(), ...confirmed.videos]),
  )
  const http = createHttpClient(url, members[0]?.accessToken)
  for (const address of [...confirmed.posts.values()].filter((known) => known !== null))
    expect([address, (await http.fetch(address)).status]).toEqual([address, 200])

  const reactions = await database.reaction.findMany()
  const kinds = new Map(
    reactions.map(({ memberId, postId, kind }) => [`${memberId} ${postId}`, kind.toLowerCase()]),
  )
  for (const [which, kind] of confirmed.reactions) expect([which, kinds.get(which)]).toEqual([which, kind])

  const rest = createRestClient(createHttpClient(url))
  for (const email of confirmed.accounts)
    expect([email, (await rest.post('/auth/login', { email, password: PASSWORD })).status]).toEqual([
      email,
      200,
    ])
}

/** A video that was killed in each attempt has failed and its author sees that. Any other video is shown. */
async function expectVideosServed({ dependencies: { database }, url }: TestApp): Promise<void> {
  const posts = await database.post.findMany({
    where: { id: { in: [...confirmed.videos] } },
    select: { id: true, media: { select: { status: true, failureReason: true } } },
  })
  const http = createHttpClient(url, members[0]?.accessToken)
  const rest = createRestClient(http)
  const shown = posts.filter(({ media }) => media?.status === 'READY')
  expect(shown.length).toBeGreaterThan(0)
  for (const { id } of shown) {
    const address = (await rest.get(`/post/${id}`)).text('post.postUrl')
    expect([address, (await http.fetch(address)).status]).toEqual([address, 200])
  }
  const others = posts.filter((one) => !shown.includes(one)).map(({ media }) => media)
  expect(others).toEqual(others.map(() => ({ status: 'FAILED', failureReason: messages.videoFailed })))
}

/** Every stored file belongs to a shown post, and no file of a post is missing. */
async function expectNothingLeftOver({ dependencies }: TestApp): Promise<void> {
  const { database, uploadDirectory } = dependencies
  expect(await filesBelow(uploadDirectory)).toEqual([])
  expect(await database.removedRendition.count()).toBe(0)
  expect(await database.media.count({ where: { expiresAt: { not: null } } })).toBe(0)
  const shown = await database.media.findMany({ select: { id: true } })
  const ids = new Set(shown.map(({ id }) => id))
  const keys = (await listOf(dependencies.storage)).map(({ key }) => key)
  expect(keys.filter((key) => !ids.has(mediaIdOf(key) ?? ''))).toEqual([])
  expect(await filesBelow(path.join(app.dataDirectory, 'media'))).toHaveLength(keys.length)
  const renditions = await database.rendition.findMany()
  const wanted = renditions.map(({ mediaId, name }) => renditionKey(mediaId, name))
  expect(keys).toEqual(expect.arrayContaining(wanted))
}

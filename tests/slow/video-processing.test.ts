import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { VIDEO_RETRIES } from '#rules/limits.ts'
import { removeOrphanedFiles } from '#server/features/media/remove-media.ts'
import { postCreated } from '#server/features/posts/post-events.ts'
import { StorageUnavailableError } from '#server/platform/storage/storage.ts'
import { createTrio, postForm, type TestMember, visit } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createGate } from '#tests/support/gate.ts'
import { createDeferredStorage } from '#tests/support/deferred-storage.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { createPublishedPost } from '#tests/support/published-post.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'
import { decode, recordClip, rewrap } from '#tests/support/videos.ts'

const FAILED = 'This video could not be processed. Please try another file.'
const LISTS = `{
  feed { totalCount edges { node { ...Seen } } }
  trendingPosts { totalCount edges { node { ...Seen } } }
  viewer { user { postCount posts { totalCount edges { node { ...Seen } } } } }
}
fragment Seen on Post { databaseId media { ... on VideoMedia { state failure } } }`

let app: TestApp
let author: TestMember
let other: TestMember
let clip: Blob
/** Runs before a file is read from the storage. The file is missing if it resolves to false. */
let beforeRead: (key: string) => Promise<unknown>
let gate: ReturnType<typeof createGate>
beforeAll(async () => {
  const late = createDeferredStorage()
  const read: typeof late.storage.read = async (key, range) =>
    (await beforeRead(key)) === false ? null : late.storage.read(key, range)
  app = await startTestApp({}, { storage: { ...late.storage, read } })
  late.open(app.dataDirectory)
  clip = await recordClip({ size: '64x48', seconds: 0.2 })
})
beforeEach(async () => {
  beforeRead = async () => true
  gate = createGate()
  ;[author, other] = await createTrio(app)
})
afterEach(async () => {
  gate.open()
  await waitForVideoJobs(app)
  // The next test counts all posts and files.
  await app.dependencies.database.member.deleteMany()
  await removeOrphanedFiles(app.dependencies)
})
afterAll(() => app.stop())

describe('video in processing', () => {
  test('hides its post from others until it is ready, and is announced then', async () => {
    holdProcessing()
    const earlier = (await post('Words')).text('post.id')
    const published: string[] = []
    app.dependencies.events.subscribe(postCreated, ({ payload }) => void published.push(payload.postId))
    const answer = await post('Look', clip)
    expect(answer).toMatchObject({ status: 201, body: { post: { title: 'Look', postUrl: null } } })
    const id = answer.text('post.id')
    await gate.reached

    const waiting = { databaseId: id, media: { state: 'PROCESSING', failure: null } }
    const own = await lists(author)
    expect(own.feed).toEqual({
      totalCount: 1,
      edges: [{ node: waiting }, { node: { databaseId: earlier, media: null } }],
    })
    expect(own.viewer.user.posts.edges[0]).toEqual({ node: waiting })
    expect(own.viewer.user).toMatchObject({ postCount: 1, posts: { totalCount: 1 } })
    expect(own.trendingPosts).toMatchObject({ totalCount: 1, edges: [{ node: { databaseId: earlier } }] })
    expect(await author.rest.get(`/post/${id}`)).toMatchObject({
      status: 200,
      body: { post: { postUrl: null } },
    })

    expect((await lists(other)).feed).toEqual({
      totalCount: 1,
      edges: [{ node: { databaseId: earlier, media: null } }],
    })
    expect((await lists(other)).trendingPosts.edges).toHaveLength(1)
    expect(await other.rest.get('/post')).toMatchObject({ body: { totalPosts: 1, posts: [{ id: earlier }] } })
    expect(await other.rest.get('/post/trending')).toMatchObject({ body: { totalPosts: 1 } })
    for (const refused of [
      other.rest.get(`/post/${id}`),
      other.rest.post('/postinteractions', { postId: id, type: 'like' }),
      other.rest.post(`/post/${id}/share`),
    ])
      expect(await refused).toMatchObject({ status: 404 })
    await author.rest.post('/postinteractions', { postId: id, type: 'like' })
    expect(published).toEqual([])
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])

    app.clock.advance(60)
    const opened = app.clock.now()
    await createPublishedPost(app, async () => {
      gate.open()
      return id
    })
    expect(published).toEqual([id])
    const ready = {
      databaseId: id,
      media: { state: 'READY', failure: null },
    }
    for (const member of [author, other]) {
      const { feed, trendingPosts } = await lists(member)
      expect(feed).toMatchObject({
        totalCount: 2,
        edges: [{ node: ready }, { node: { databaseId: earlier } }],
      })
      expect(trendingPosts.totalCount).toBe(2)
    }
    expect(await other.rest.get('/post')).toMatchObject({
      body: { totalPosts: 2, posts: [{ id }, { id: earlier }] },
    })
    const row = await app.dependencies.database.post.findUniqueOrThrow({ where: { id } })
    expect(row.createdAt.getTime()).toBeGreaterThanOrEqual(opened.getTime())
    expect(row.likeCount).toBe(1)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })

  test('can be deleted with its post without leftovers', async () => {
    holdProcessing()
    const id = (await post('Look', clip)).text('post.id')
    await gate.reached
    expect(await author.rest.delete(`/post/me/${id}`)).toMatchObject({ status: 200 })
    expect(await storedFiles()).toEqual([])
    gate.open()
    // The next video in the queue is processed afterwards.
    await createPublishedPost(app, async () => (await post('Another', clip)).text('post.id'))
    await waitForVideoJobs(app)
    const [left, ...others] = await app.dependencies.database.media.findMany()
    expect(others).toEqual([])
    for (const file of await storedFiles()) expect(file).toContain(left?.id)
    expect((await other.rest.get('/post')).body).toMatchObject({ totalPosts: 1 })
  })

  test('can be posted from an upload, and its account deleted', async () => {
    holdProcessing()
    const form = new FormData()
    form.append('file', clip, 'clip.mp4')
    const mediaId = (await author.rest.form('/media', form)).text('media.id')
    await gate.reached
    const draft = new FormData()
    draft.append('mediaId', mediaId)
    const id = (await author.rest.form('/post', draft)).text('post.id')
    expect((await other.rest.get(`/post/${id}`)).status).toBe(404)
    await app.dependencies.database.member.delete({ where: { id: author.id } })
    gate.open()
    await waitForVideoJobs(app)
    expect(await app.dependencies.database.removedRendition.count()).toBe(1)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })
})

test('video that fails repeatedly is reported to its author and stays private', async () => {
  let tries = 0
  beforeRead = async (key) => {
    if (!key.startsWith('video/source/')) return true
    tries += 1
    return false
  }
  const id = (await post('Look', clip)).text('post.id')
  const stateAfterRetry = async () => {
    await app.dependencies.database.job.updateMany({ data: { runAt: new Date(0) } })
    app.dependencies.videos?.queue.wake()
    return (await lists(author)).feed.edges[0]?.node.media?.state
  }
  await expect.poll(stateAfterRetry).toBe('FAILED')
  expect(tries).toBe(VIDEO_RETRIES + 1)
  expect((await lists(author)).feed.edges).toEqual([
    { node: { databaseId: id, media: { state: 'FAILED', failure: FAILED } } },
  ])
  expect((await lists(other)).feed).toEqual({ totalCount: 0, edges: [] })
  await expect.poll(storedFiles).toEqual([])
  expect(await author.rest.delete(`/post/me/${id}`)).toMatchObject({ status: 200 })
})

test('unavailable storage delays a video without losing it', async () => {
  let tries = 0
  beforeRead = async () => {
    tries += 1
    // As many attempts as a job has.
    if (tries <= VIDEO_RETRIES + 1) throw new StorageUnavailableError('The storage is away')
  }
  const id = await createPublishedPost(app, async () => (await post('Look', clip)).text('post.id'))
  expect((await lists(other)).feed.edges).toMatchObject([
    { node: { databaseId: id, media: { state: 'READY' } } },
  ])
})

test('video is served as uploaded without ffmpeg, but an MP4 without its metadata', async () => {
  const plain = await startTestApp({ ffmpegPath: '/nowhere/ffmpeg' })
  onTestFinished(() => plain.stop())
  const [member] = await createTrio(plain)
  const upload = await recordClip({ format: 'webm', size: '64x48', seconds: 0.2 })
  const url = (await member.rest.form('/post', postForm('Look', upload))).text('post.postUrl')
  const response = await visit(plain).http.fetch(url)
  expect(response.headers.get('content-type')).toBe('video/webm')
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(await upload.arrayBuffer()))).toBe(true)
  expect((await lists(member)).feed.edges[0]?.node.media).toEqual({ state: 'READY', failure: null })

  const words = ['title=A certain person', 'com.apple.quicktime.location.ISO6709=+51.5-0.1/']
  const options = [...words.flatMap((word) => ['-metadata', word]), '-movflags', '+use_metadata_tags']
  const tagged = await rewrap(await recordClip(), options)
  const answer = await member.rest.form('/post', postForm('Look', tagged))
  const served = await decode(await visit(plain).http.fetch(answer.text('post.postUrl')))
  for (const secret of ['certain', '+51.5']) expect(served.bytes.includes(secret), secret).toBe(false)
  expect(served.bytes).toHaveLength(tagged.size)
  expect(served.info).toMatch(/frame= *15 /)
  expect(served.errors).toBe('')
})

/** The processing of videos starts when the gate opens. */
function holdProcessing(): void {
  beforeRead = async (key) => {
    if (key.startsWith('video/source/')) await gate.pass()
  }
}

function post(text: string, file?: Blob) {
  return author.rest.form('/post', postForm(text, file))
}

type Seen = { totalCount: number; edges: { node: { databaseId: string; media: { state: string } | null } }[] }

async function lists({ graphql }: TestMember): Promise<{
  feed: Seen
  trendingPosts: Seen
  viewer: { user: { postCount: number; posts: Seen } }
}> {
  return Object((await graphql.send(`query ${LISTS}`)).data)
}

function storedFiles(): Promise<string[]> {
  return filesBelow(path.join(app.dataDirectory, 'media'))
}

import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { postCreated } from '#server/features/posts/post-events.ts'
import type { Config } from '#server/config/config.ts'
import { StorageUnavailableError, type Storage } from '#server/platform/storage/storage.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
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
afterEach(() => app.stop())

describe('video in processing', () => {
  test('hides its post from others until it is ready, and is announced then', async () => {
    const gate = createGate()
    await start(heldBy(gate.pass))
    const earlier = (await post('Words')).text('post.id')
    const published: string[] = []
    app.dependencies.events.subscribe(postCreated, ({ payload }) => void published.push(payload.postId))
    let id = ''
    const posted = createPublishedPost(app, async () => {
      const answer = await post('Look', await recordClip())
      expect(answer).toMatchObject({ status: 201, body: { post: { title: 'Look', postUrl: null } } })
      id = answer.text('post.id')
      await gate.reached
      return id
    })
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
    gate.open()
    await posted
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
    const gate = createGate()
    await start(heldBy(gate.pass))
    const id = (await post('Look', await recordClip())).text('post.id')
    await gate.reached
    expect(await author.rest.delete(`/post/me/${id}`)).toMatchObject({ status: 200 })
    expect(await storedFiles()).toEqual([])
    gate.open()
    // The next video in the queue is processed afterwards.
    await createPublishedPost(app, async () => (await post('Another', await recordClip())).text('post.id'))
    await waitForVideoJobs(app)
    const [left, ...others] = await app.dependencies.database.media.findMany()
    expect(others).toEqual([])
    for (const file of await storedFiles()) expect(file).toContain(left?.id)
    expect((await other.rest.get('/post')).body).toMatchObject({ totalPosts: 1 })
  })

  test('can be posted from an upload, and its account deleted', async () => {
    const gate = createGate()
    await start(heldBy(gate.pass))
    const form = new FormData()
    form.append('file', await recordClip(), 'clip.mp4')
    const mediaId = (await author.rest.form('/media', form)).text('media.id')
    await gate.reached
    const draft = new FormData()
    draft.append('mediaId', mediaId)
    const id = (await author.rest.form('/post', draft)).text('post.id')
    expect((await other.rest.get(`/post/${id}`)).status).toBe(404)
    await app.dependencies.database.member.delete({ where: { id: author.id } })
    gate.open()
    await waitForVideoJobs(app)
    const { count } = await app.dependencies.database.removedRendition.deleteMany()
    expect(count).toBe(1)
    expect(await wrongCounters(app.dependencies.sql)).toEqual([])
  })
})

test('video that fails repeatedly is reported to its author and stays private', async () => {
  let tries = 0
  await start((disk) => ({
    ...disk,
    read: async (key) => {
      if (key.startsWith('video/source/')) tries += 1
      return key.startsWith('video/source/') ? null : disk.read(key)
    },
  }))
  const id = (await post('Look', await recordClip())).text('post.id')
  const state = async () => (await lists(author)).feed.edges[0]?.node.media?.state
  await expect.poll(state).toBe('FAILED')
  expect(tries).toBe(4)
  expect((await lists(author)).feed.edges).toEqual([
    { node: { databaseId: id, media: { state: 'FAILED', failure: FAILED } } },
  ])
  expect((await lists(other)).feed).toEqual({ totalCount: 0, edges: [] })
  await expect.poll(storedFiles).toEqual([])
  expect(await author.rest.delete(`/post/me/${id}`)).toMatchObject({ status: 200 })
})

test('unavailable storage delays a video without losing it', async () => {
  let tries = 0
  await start((disk) => ({
    ...disk,
    // More attempts than the limit.
    read: async (key) => {
      tries += 1
      if (tries > 5) return disk.read(key)
      throw new StorageUnavailableError('The storage is away')
    },
  }))
  const id = await createPublishedPost(app, async () =>
    (await post('Look', await recordClip())).text('post.id'),
  )
  expect((await lists(other)).feed.edges).toMatchObject([
    { node: { databaseId: id, media: { state: 'READY' } } },
  ])
})

test('video is served as uploaded without ffmpeg', async () => {
  await start(undefined, { ffmpegPath: '/nowhere/ffmpeg' })
  const clip = await recordClip({ format: 'webm' })
  const url = (await post('Look', clip)).text('post.postUrl')
  const response = await other.http.fetch(url)
  expect(response.headers.get('content-type')).toBe('video/webm')
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(await clip.arrayBuffer()))).toBe(true)
  expect((await lists(other)).feed.edges[0]?.node.media).toEqual({ state: 'READY', failure: null })
})

test('MP4 video is served without its metadata if ffmpeg is missing', async () => {
  await start(undefined, { ffmpegPath: '/nowhere/ffmpeg' })
  const words = ['title=A certain person', 'com.apple.quicktime.location.ISO6709=+51.5-0.1/']
  const options = [...words.flatMap((word) => ['-metadata', word]), '-movflags', '+use_metadata_tags']
  const clip = await rewrap(await recordClip(), options)
  const { bytes, info, errors } = await decode(
    await other.http.fetch((await post('Look', clip)).text('post.postUrl')),
  )
  for (const secret of ['certain', '+51.5']) expect(bytes.includes(secret), secret).toBe(false)
  expect(bytes).toHaveLength(clip.size)
  expect(info).toMatch(/frame= *15 /)
  expect(errors).toBe('')
})

async function start(changed?: (disk: Storage) => Storage, changes: Partial<Config> = {}): Promise<void> {
  const late = createDeferredStorage()
  app = await startTestApp(changes, { storage: changed ? changed(late.storage) : late.storage })
  late.open(app.dataDirectory)
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('Two were asked for')
  ;[author, other] = [first, second]
}

/** Processing starts when this promise resolves. */
function heldBy(pass: () => Promise<void>) {
  return (disk: Storage): Storage => ({
    ...disk,
    read: async (key) => {
      if (key.startsWith('video/source/')) await pass()
      return disk.read(key)
    },
  })
}

function post(text: string, clip?: Blob) {
  return author.rest.form('/post', postForm(text, clip))
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

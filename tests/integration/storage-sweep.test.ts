import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sweepStorage } from '#server/features/media/sweep-storage.ts'
import { sweepUploads } from '#server/features/media/sweep-uploads.ts'
import { createMember, postForm, type TestMember } from '#tests/support/members.ts'
import { createGate } from '#tests/support/gate.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp, type TestOverrides } from '#tests/support/start-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const DAY = 24 * 60 * 60

const app = await startTestApp()
const { storage, database, uploadDirectory } = app.dependencies
afterAll(() => app.stop())
let member: TestMember
let picture: Blob
beforeEach(async () => {
  await database.member.deleteMany()
  for (const file of [...(await mediaFiles()), ...(await filesBelow(uploadDirectory))]) await rm(file)
  picture = await drawPicture({ width: 500, height: 50 })
  member = await createMember(app)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('sweep', () => {
  test('removes detached uploads after a day with their files and keeps all others', async () => {
    const { posted, photo } = await postAndShowPhoto()
    const forgotten = await upload()
    app.clock.advance(DAY / 2)
    const recent = await upload()
    await sweep()
    expect(await rowsOf(forgotten.id)).toBe(1)

    app.clock.advance(DAY / 2)
    await sweep()
    expect(await rowsOf(forgotten.id)).toBe(0)
    expect(await rowsOf(recent.id)).toBe(1)
    const kept = [...filesOf(posted, ['w_480', 'full']), ...filesOf(recent.url, ['w_480', 'full'])]
    expect(await storedFiles()).toEqual(
      [...kept, ...filesOf(photo, ['s_64', 's_128', 's_256'])].toSorted((a, b) => a.localeCompare(b)),
    )
    expect(await database.removedRendition.count()).toBe(0)
  })

  test('removes leftovers of a killed process', async () => {
    const { id } = await upload()
    await database.media.update({ where: { id }, data: { status: 'PROCESSING' } })
    app.clock.advance(DAY)
    await sweep()
    expect([await rowsOf(id), await storedFiles()]).toEqual([0, []])
  })

  test('removes expired incomplete files and keeps current ones', async () => {
    const [old, young] = [path.join(uploadDirectory, 'old'), path.join(uploadDirectory, 'young')]
    for (const file of [old, young]) await writeFile(file, 'half a pict')
    const begun = app.clock.now().getTime() / 1000 - DAY
    await utimes(old, begun - 60, begun - 60)
    await utimes(young, begun + 60, begun + 60)
    await sweep()
    expect(await filesBelow(uploadDirectory)).toEqual([young])
  })

  test('can run concurrently in several processes and during uploads', async () => {
    const uploads = await Promise.all(Array.from({ length: 6 }, () => upload()))
    const wanted = await upload()
    const expired = { id: { not: wanted.id } }
    await database.media.updateMany({ where: expired, data: { expiresAt: app.clock.now() } })
    const second = await startSecond()
    const form = new FormData()
    form.append('mediaId', wanted.id)
    const [answer] = await Promise.all([
      member.rest.form('/post', form),
      ...[app, app, second, second].map(({ dependencies }) => sweepUploads(dependencies)),
    ])
    expect(answer.status).toBe(201)
    await second.stop()
    for (const { id } of uploads) expect(await rowsOf(id)).toBe(0)
    expect(await storedFiles()).toEqual(filesOf(wanted.url, ['full', 'w_480']))
  })

  test('runs at the start and periodically', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const leftover = await upload()
    await storage.write(`image/full/${uuidv7()}.webp`, Buffer.from('gone'), 'image/webp')
    for (const file of await mediaFiles()) await age(file)
    app.clock.advance(DAY)
    const next = await startSecond({ repeatsTasks: true })
    const { background } = next.dependencies
    await background.drain()
    expect([await rowsOf(leftover.id), await storedFiles()]).toEqual([0, []])

    // The access token of the first member has expired.
    member = await createMember(app)
    const { id } = await upload()
    app.clock.advance(DAY)
    await background.drain()
    expect(await rowsOf(id)).toBe(1)
    vi.advanceTimersByTime(15 * 60_000)
    await background.drain()
    expect([await rowsOf(id), await storedFiles()]).toEqual([0, []])
    await next.stop()
  })
})

describe('storage scan', () => {
  test('removes any number of old files without media rows and keeps those in use', async () => {
    await postAndShowPhoto()
    await upload()
    const kept = await storedFiles()
    const gone = Array.from({ length: 501 }, () => `image/w_480/${uuidv7()}.webp`)
    const young = `video/source/${uuidv7()}.mp4`
    for (const key of gone) await storage.write(key, Buffer.from('gone'), 'image/webp')
    for (const file of await mediaFiles()) await age(file)
    await storage.write(young, Buffer.from('still coming'), 'video/mp4')
    await age(path.join(app.dataDirectory, 'media', diskPathOf(young)), 0)
    const stranger = path.join(app.dataDirectory, 'media', 'image', 'readme.txt')
    await writeFile(stranger, 'not ours')
    await age(stranger)

    expect(await sweepStorage(app.dependencies)).toBe(501)
    const left = [...kept, path.join('image', 'readme.txt'), diskPathOf(young)]
    expect(await storedFiles()).toEqual(left.toSorted((a, b) => a.localeCompare(b)))
    expect(await sweepStorage(app.dependencies)).toBe(0)
  })

  test('keeps files older than the database', async () => {
    const before = uuidv7({ msecs: Date.UTC(2020, 0, 1) })
    await storage.write(`image/full/${before}.webp`, Buffer.from('of another'), 'image/webp')
    for (const file of await mediaFiles()) await age(file)
    expect(await sweepStorage(app.dependencies)).toBe(0)
    expect(await storedFiles()).toHaveLength(1)
  })

  test('removes unfinished writes after a day', async () => {
    const part = path.join(app.dataDirectory, 'media', `${diskPathOf(`image/full/${uuidv7()}.webp`)}.part`)
    await mkdir(path.dirname(part), { recursive: true })
    await writeFile(part, 'half a pict')
    await age(part, 0)
    await sweepStorage(app.dependencies)
    expect(await mediaFiles()).toEqual([part])
    await age(part)
    await sweepStorage(app.dependencies)
    expect(await mediaFiles()).toEqual([])
  })
})

describe('unavailable storage', () => {
  test('does not prevent deleting a post, whose files the next sweep removes', async () => {
    const { text } = await member.rest.form('/post', postForm('Regretted', picture))
    const remove = failingRemove()
    expect((await member.rest.delete(`/post/me/${text('post.id')}`)).status).toBe(200)
    expect((await member.http.fetch(text('post.postUrl'))).status).toBe(404)
    await sweep()
    expect(await storedFiles()).toHaveLength(2)
    remove.mockRestore()
    await sweep()
    expect(await storedFiles()).toEqual([])
    expect(await database.removedRendition.count()).toBe(0)
  })

  test('does not prevent replacing a photo, whose old files the next sweep removes', async () => {
    const first = await setPhoto()
    const remove = failingRemove()
    const second = await setPhoto()
    expect((await member.http.fetch(first)).status).toBe(404)
    expect(await storedFiles()).toHaveLength(6)
    remove.mockRestore()
    await sweep()
    expect(await storedFiles()).toEqual(filesOf(second, ['s_128', 's_256', 's_64']))
  })

  test('refuses an upload and leaves nothing of it', async () => {
    const { write } = storage
    vi.spyOn(storage, 'write')
      .mockImplementationOnce(write)
      .mockRejectedValueOnce(new Error('The storage is full'))
    const form = new FormData()
    form.append('file', picture, 'picture.png')
    expect((await member.rest.form('/media', form)).status).toBe(500)
    expect(await database.media.count()).toBe(0)
    expect(await storedFiles()).toEqual([])
  })
})

test('files stored after their owner was deleted are removed', async () => {
  const gate = createGate()
  const { write } = storage
  vi.spyOn(storage, 'write').mockImplementation(async (...file) => {
    await gate.pass()
    await write(...file)
  })
  const form = new FormData()
  form.append('file', picture, 'picture.png')
  const answer = member.rest.form('/media', form)
  await gate.reached
  await database.member.delete({ where: { id: member.id } })
  await sweep()
  gate.open()
  expect((await answer).status).toBe(401)
  expect(await storedFiles()).toEqual([])
})

/** A second process of the same site. */
function startSecond(overrides: TestOverrides = {}): Promise<TestApp> {
  const { databaseUrl, dataDirectory, clock } = app
  return startTestApp({ databaseUrl, dataDirectory }, { ...overrides, clock })
}

function failingRemove() {
  return vi.spyOn(storage, 'remove').mockRejectedValue(new Error('The storage is away'))
}

function sweep(): Promise<void> {
  return app.run('sweep uploads')
}

async function upload(): Promise<{ id: string; url: string }> {
  const form = new FormData()
  form.append('file', picture, 'picture.png')
  const { text } = await member.rest.form('/media', form)
  return { id: text('media.id'), url: text('media.url') }
}

async function postAndShowPhoto(): Promise<{ posted: string; photo: string }> {
  const photo = await setPhoto()
  return { posted: (await member.rest.form('/post', postForm('', picture))).text('post.postUrl'), photo }
}

async function setPhoto(): Promise<string> {
  const form = new FormData()
  form.append('image', picture, 'photo')
  return (await member.rest.form('/users/profile-photo', form)).text('url')
}

function rowsOf(id: string): Promise<number> {
  return database.media.count({ where: { id } })
}

function filesOf(url: string, renditions: string[]): string[] {
  const id = path.basename(url, '.webp')
  return renditions.map((name) => path.join('image', name, id.slice(-2), `${id}.webp`))
}

function diskPathOf(key: string): string {
  const { dir, base, name } = path.parse(key)
  return path.join(dir, name.slice(-2), base)
}

function mediaFiles(): Promise<string[]> {
  return filesBelow(path.join(app.dataDirectory, 'media'))
}

/** Sets the modification time to some days before the time of the server. */
async function age(file: string, days = 2): Promise<void> {
  const then = app.clock.now().getTime() / 1000 - days * DAY
  await utimes(file, then, then)
}

async function storedFiles(): Promise<string[]> {
  const media = path.join(app.dataDirectory, 'media')
  const files = await filesBelow(media)
  return files.map((file) => path.relative(media, file)).toSorted((a, b) => a.localeCompare(b))
}

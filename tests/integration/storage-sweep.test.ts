import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sweepStorage } from '#server/features/media/sweep-storage.ts'
import { sweepUploads } from '#server/features/media/sweep-uploads.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { createGate } from '#tests/support/gate.ts'
import { createDeferredStorage } from '#tests/support/deferred-storage.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const DAY = 24 * 60 * 60

let app: TestApp
let member: TestMember
let picture: Blob
beforeEach(async () => {
  picture = await drawPicture({ width: 500, height: 50 })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.stop()
})

describe('sweep', () => {
  test('removes detached uploads after a day with their files and keeps all others', async () => {
    await start()
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
    expect(await app.dependencies.database.removedRendition.count()).toBe(0)
  })

  test('removes leftovers of a killed process', async () => {
    await start()
    const { id } = await upload()
    await app.dependencies.database.media.update({ where: { id }, data: { status: 'PROCESSING' } })
    app.clock.advance(DAY)
    await sweep()
    expect([await rowsOf(id), await storedFiles()]).toEqual([0, []])
  })

  test('removes expired incomplete files and keeps current ones', async () => {
    await start()
    const { uploadDirectory } = app.dependencies
    const [old, young] = [path.join(uploadDirectory, 'old'), path.join(uploadDirectory, 'young')]
    for (const file of [old, young]) await writeFile(file, 'half a pict')
    const begun = app.clock.now().getTime() / 1000 - DAY
    await utimes(old, begun - 60, begun - 60)
    await utimes(young, begun + 60, begun + 60)
    await sweep()
    expect(await filesBelow(uploadDirectory)).toEqual([young])
  })

  test('can run concurrently in several processes and during uploads', async () => {
    await start()
    const uploads = await Promise.all(Array.from({ length: 6 }, () => upload()))
    const wanted = await upload()
    const { database } = app.dependencies
    const expired = { id: { not: wanted.id } }
    await database.media.updateMany({ where: expired, data: { expiresAt: app.clock.now() } })
    const second = await startTestApp(sharedData(), { clock: app.clock })
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

  test('runs at the start', async () => {
    await start()
    const { id } = await upload()
    await app.stopServer()
    app.clock.advance(DAY)
    const next = await startTestApp(sharedData(), { clock: app.clock })
    await next.dependencies.background.drain()
    const left = await next.dependencies.database.media.count({ where: { id } })
    await next.stop()
    expect([left, await storedFiles()]).toEqual([0, []])
  })

  test('runs periodically', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    await start()
    const { id } = await upload()
    app.clock.advance(DAY)
    await app.dependencies.background.drain()
    expect(await rowsOf(id)).toBe(1)
    vi.advanceTimersByTime(15 * 60_000)
    await app.dependencies.background.drain()
    expect([await rowsOf(id), await storedFiles()]).toEqual([0, []])
  })
})

describe('storage scan', () => {
  test('removes any number of old files without media rows and keeps those in use', async () => {
    await start()
    await postAndShowPhoto()
    await upload()
    const kept = await storedFiles()
    const gone = Array.from({ length: 600 }, () => `image/w_480/${uuidv7()}.webp`)
    const young = `video/source/${uuidv7()}.mp4`
    const { storage } = app.dependencies
    for (const key of gone) await storage.write(key, Buffer.from('gone'), 'image/webp')
    for (const file of await mediaFiles()) await age(file)
    await storage.write(young, Buffer.from('still coming'), 'video/mp4')
    const stranger = path.join(app.dataDirectory, 'media', 'image', 'readme.txt')
    await writeFile(stranger, 'not ours')
    await age(stranger)

    expect(await sweepStorage(app.dependencies)).toBe(600)
    const left = [...kept, path.join('image', 'readme.txt'), diskPathOf(young)]
    expect(await storedFiles()).toEqual(left.toSorted((a, b) => a.localeCompare(b)))
    expect(await sweepStorage(app.dependencies)).toBe(0)
  })

  test('keeps files older than the database', async () => {
    await start()
    const before = uuidv7({ msecs: Date.UTC(2020, 0, 1) })
    await app.dependencies.storage.write(`image/full/${before}.webp`, Buffer.from('of another'), 'image/webp')
    for (const file of await mediaFiles()) await age(file)
    expect(await sweepStorage(app.dependencies)).toBe(0)
    expect(await storedFiles()).toHaveLength(1)
  })

  test('removes unfinished writes after a day', async () => {
    await start()
    const part = path.join(app.dataDirectory, 'media', `${diskPathOf(`image/full/${uuidv7()}.webp`)}.part`)
    await mkdir(path.dirname(part), { recursive: true })
    await writeFile(part, 'half a pict')
    await sweepStorage(app.dependencies)
    expect(await mediaFiles()).toEqual([part])
    await age(part)
    await sweepStorage(app.dependencies)
    expect(await mediaFiles()).toEqual([])
  })

  test('runs at the start', async () => {
    await start()
    await app.dependencies.storage.write(`image/full/${uuidv7()}.webp`, Buffer.from('gone'), 'image/webp')
    for (const file of await mediaFiles()) await age(file)
    const next = await startTestApp(sharedData(), { clock: app.clock })
    await next.dependencies.background.drain()
    await next.stop()
    expect(await storedFiles()).toEqual([])
  })
})

describe('unavailable storage', () => {
  test('does not prevent deleting a post, whose files the next sweep removes', async () => {
    let isAway = false
    await start((disk) => ({
      ...disk,
      remove: (keys) => (isAway ? Promise.reject(new Error('The storage is away')) : disk.remove(keys)),
    }))
    const { text } = await member.rest.form('/post', postForm('Regretted', picture))
    isAway = true
    expect((await member.rest.delete(`/post/me/${text('post.id')}`)).status).toBe(200)
    expect((await member.http.fetch(text('post.postUrl'))).status).toBe(404)
    await sweep()
    expect(await storedFiles()).toHaveLength(2)
    isAway = false
    await sweep()
    expect(await storedFiles()).toEqual([])
    expect(await app.dependencies.database.removedRendition.count()).toBe(0)
  })

  test('does not prevent replacing a photo, whose old files the next sweep removes', async () => {
    let isAway = false
    await start((disk) => ({
      ...disk,
      remove: (keys) => (isAway ? Promise.reject(new Error('The storage is away')) : disk.remove(keys)),
    }))
    const first = await setPhoto()
    isAway = true
    const second = await setPhoto()
    expect((await member.http.fetch(first)).status).toBe(404)
    expect(await storedFiles()).toHaveLength(6)
    isAway = false
    await sweep()
    expect(await storedFiles()).toEqual(filesOf(second, ['s_128', 's_256', 's_64']))
  })

  test('refuses an upload and leaves nothing of it', async () => {
    let writes = 0
    await start((disk) => ({
      ...disk,
      write: (key, content, type) =>
        (writes += 1) === 2
          ? Promise.reject(new Error('The storage is full'))
          : disk.write(key, content, type),
    }))
    const form = new FormData()
    form.append('file', picture, 'picture.png')
    expect((await member.rest.form('/media', form)).status).toBe(500)
    expect(await app.dependencies.database.media.count()).toBe(0)
    expect(await storedFiles()).toEqual([])
  })
})

test('files stored after their owner was deleted are removed', async () => {
  const gate = createGate()
  await start((disk) => ({
    ...disk,
    write: async (key, content, type) => {
      await gate.pass()
      await disk.write(key, content, type)
    },
  }))
  const form = new FormData()
  form.append('file', picture, 'picture.png')
  const answer = member.rest.form('/media', form)
  await gate.reached
  await app.dependencies.database.member.delete({ where: { id: member.id } })
  await sweep()
  gate.open()
  expect((await answer).status).toBe(401)
  expect(await storedFiles()).toEqual([])
})

async function start(changed: (disk: Storage) => Storage = (disk) => disk): Promise<void> {
  const late = createDeferredStorage()
  app = await startTestApp({}, { storage: changed(late.storage) })
  late.open(app.dataDirectory)
  const [first] = await createMembers(app, 1)
  if (!first) throw new Error('One was asked for')
  member = first
}

/** A second process of the same site. */
function sharedData() {
  return { databaseUrl: app.databaseUrl, dataDirectory: app.dataDirectory }
}

function sweep(): Promise<void> {
  return sweepUploads(app.dependencies)
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
  return app.dependencies.database.media.count({ where: { id } })
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

/** Sets the modification time to two days ago. */
async function age(file: string): Promise<void> {
  const then = app.clock.now().getTime() / 1000 - 2 * DAY
  await utimes(file, then, then)
}

async function storedFiles(): Promise<string[]> {
  const media = path.join(app.dataDirectory, 'media')
  const files = await filesBelow(media)
  return files.map((file) => path.relative(media, file)).toSorted((a, b) => a.localeCompare(b))
}

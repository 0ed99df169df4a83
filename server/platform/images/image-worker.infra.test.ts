import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { preparePhoto, prepareImage } from './process-image.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { drawJpegWith, drawNoise, drawPicture } from '#tests/support/pictures.ts'
import { giveToSandbox, sandboxAccount } from '#server/platform/sandbox.ts'
import { createImageWorker } from './image-worker.ts'

const run = promisify(execFile)
const log = pino({ level: 'silent' })
const PATIENCE = { timeout: 15_000, interval: 50 }
const [ADA, GRACE] = [{ memberId: 'ada' }, { memberId: 'grace' }]
const UNREADABLE = {
  name: 'UnsupportedFileTypeError',
  message: 'This file is damaged and cannot be shown. Please choose another one.',
}

let directory: string
let picture: string
let pictures: ReturnType<typeof createImageWorker>
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-pictures-'))
  await giveToSandbox(directory)
  picture = path.join(directory, 'picture')
  await writeFile(picture, Buffer.from(await (await drawPicture({ width: 640, height: 400 })).arrayBuffer()))
  pictures = createImageWorker(log)
})
afterEach(async () => {
  await pictures.close()
  await rm(directory, { recursive: true })
})

describe('image worker', () => {
  test('returns the same result as the main process', async () => {
    expect(await pictures.preparePicture(picture, ADA)).toEqual(await prepareImage(picture))
    const focus = { x: 0.2, y: 0.5 }
    expect(await pictures.preparePhoto(picture, { ...ADA, focus })).toEqual(
      await preparePhoto(picture, { focus }),
    )
  })

  test('refuses files with the same errors', async () => {
    await writeFile(picture, 'no picture')
    const refusal: unknown = await prepareImage(picture).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'UnsupportedFileTypeError' })
    await expect(pictures.preparePicture(picture, ADA)).rejects.toEqual(refusal)
  })

  test('reports an unexpected error as such', async () => {
    await expect(pictures.preparePicture(path.join(directory, 'none'), ADA)).rejects.toThrow('ENOENT')
  })

  test.runIf(sandboxAccount)('runs as an unprivileged user when the server is root', async () => {
    await pictures.preparePicture(picture, ADA)
    const status = await readFile(`/proc/${await processId()}/status`, 'utf8')
    const account = String(sandboxAccount?.uid)
    expect(status).toMatch(new RegExp(`^Uid:(\\t${account}){4}$`, 'm'))
    expect(status).toMatch(new RegExp(`^Gid:(\\t${account}){4}$`, 'm'))
    expect(status).toMatch(/^Groups:\s*$/m)
    expect(status).toMatch(/^CapPrm:\t0+$/m)
  })

  test('has no secrets of the server in its environment', async () => {
    vi.stubEnv('AUTH_SECRETS', 'of-the-server')
    await pictures.preparePicture(picture, ADA)
    const environment = await readFile(`/proc/${await processId()}/environ`, 'utf8')
    expect(environment).toContain('MALLOC_ARENA_MAX=2')
    expect(environment).not.toContain('of-the-server')
  })
})

describe('image that cannot be processed', () => {
  test('is refused when it crashes the worker, and the next one gets another worker', async () => {
    const endless = pictures.preparePicture(await endlessFile(), ADA)
    process.kill(await processId(), 'SIGKILL')
    await expect(endless).rejects.toMatchObject(UNREADABLE)
    expect(await pictures.preparePicture(picture, ADA)).toMatchObject({ width: 640 })
  })

  test('does not lose the queued jobs', async () => {
    const large = await largePicture()
    const endless = pictures.preparePicture(await endlessFile(), ADA)
    const others = [1, 2].map(() => pictures.preparePicture(large, ADA))
    process.kill(await processId(), 'SIGKILL')
    await expect(endless).rejects.toMatchObject(UNREADABLE)
    expect(await Promise.all(others)).toMatchObject([{ width: 1200 }, { width: 1200 }])
  })

  test('is refused on a timeout, and the worker is killed', async () => {
    const impatient = createImageWorker(log, { patience: 1000 })
    const answer = Promise.allSettled([impatient.preparePicture(await endlessFile(), ADA)])
    // The timeout must survive garbage collection.
    await collectGarbage()
    expect(await answer).toMatchObject([{ status: 'rejected', reason: UNREADABLE }])
    await expect.poll(processIds, PATIENCE).toEqual([])
    await impatient.close()
  })
})

describe('while a file occupies the first worker', () => {
  test('a small image of another member is processed by a second one', async () => {
    const endless = pictures.preparePicture(await endlessFile(), ADA).catch(() => undefined)
    expect(await pictures.preparePicture(picture, GRACE)).toMatchObject({ width: 640 })
    expect(await processIds()).toHaveLength(2)
    await pictures.close()
    await endless
  })

  test('members take turns with their large images', async () => {
    const settled: string[] = []
    const large = await largePicture()
    const prepare = async (job: typeof ADA) => {
      await pictures.preparePicture(large, job)
      settled.push(job.memberId)
    }
    const endless = pictures.preparePicture(await endlessFile(), ADA).catch(() => undefined)
    const jobs = [prepare(ADA), prepare(ADA), prepare(GRACE), prepare(GRACE)]
    process.kill(await processId(), 'SIGKILL')
    await Promise.all([endless, ...jobs])
    expect(settled[0]).not.toBe(settled[1])
    expect(settled[2]).not.toBe(settled[3])
  })

  test('a small file with many pixels waits for the first one', async () => {
    const settled: string[] = []
    const manyPixels = path.join(directory, 'many-pixels')
    const drawn = await drawPicture({ width: 2100, height: 2000 })
    await writeFile(manyPixels, Buffer.from(await drawn.arrayBuffer()))
    const endless = pictures.preparePicture(await endlessFile(), ADA).catch(() => settled.push('endless'))
    const first = await processId()
    const waiting = pictures.preparePicture(manyPixels, ADA).then(() => settled.push('many pixels'))
    await pictures.preparePicture(picture, GRACE).then(() => settled.push('small'))
    process.kill(first, 'SIGKILL')
    await Promise.all([endless, waiting])
    expect(settled).toEqual(['small', 'endless', 'many pixels'])
  })
})

test('image with a slow header is refused soon and not retried', async () => {
  await writeFile(picture, Buffer.from(await (await drawJpegWith(notesOnThemselves())).arrayBuffer()))
  await expect(pictures.preparePicture(picture, ADA)).rejects.toMatchObject(UNREADABLE)
  expect(await processIds()).toEqual([])
})

test('worker that exits while idle is replaced', async () => {
  await pictures.preparePicture(picture, ADA)
  const id = await processId()
  process.kill(id, 'SIGKILL')
  // A process disappears from the process list shortly before Node.js reports its exit.
  await expect.poll(() => isKnown(id), PATIENCE).toBe(false)
  expect(await pictures.preparePicture(picture, ADA)).toMatchObject({ width: 640 })
})

test('worker exits after its idle time, and the next image starts another', async () => {
  const restless = createImageWorker(log, { rest: 100 })
  await restless.preparePicture(picture, ADA)
  await expect.poll(processIds, PATIENCE).toEqual([])
  expect(await restless.preparePicture(picture, ADA)).toMatchObject({ width: 640 })
  await restless.close()
})

test('close ends all workers', async () => {
  await pictures.preparePicture(picture, ADA)
  await pictures.close()
  expect(await processIds()).toEqual([])
})

/** PNG cannot compress noise, so the file is too large for the process for small files. */
async function largePicture(): Promise<string> {
  const file = path.join(directory, 'large')
  await writeFile(file, await drawNoise({ width: 1200, height: 900 }))
  return file
}

/** The entries of this Exif directory refer to the directory itself (TIFF 6.0). libexif follows some levels. */
function notesOnThemselves(): Buffer {
  const entries = 5000
  const header = Buffer.from('Exif\0\0II*\0\u0008\0\0\0', 'latin1')
  const list = Buffer.alloc(2 + 12 * entries)
  list.writeUInt16LE(entries, 0)
  for (let at = 2; at < list.length; at += 12) {
    list.writeUInt16LE(0x8769, at)
    list.writeUInt16LE(4, at + 2)
    list.writeUInt32LE(1, at + 4)
    list.writeUInt32LE(8, at + 8)
  }
  const start = Buffer.from([0xff, 0xe1, 0, 0])
  start.writeUInt16BE(2 + header.length + list.length, 2)
  return Buffer.concat([start, header, list])
}

/** A pipe without a writer blocks its reader. */
async function endlessFile(): Promise<string> {
  const file = path.join(directory, 'endless')
  await run('mkfifo', [file])
  return file
}

async function processId(): Promise<number> {
  await expect.poll(processIds, PATIENCE).toHaveLength(1)
  const [id] = await processIds()
  if (id === undefined) throw new Error('There is no process')
  return id
}

function isKnown(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

async function processIds(): Promise<number[]> {
  const own = ['-P', String(process.pid), '-f', 'images/image-process']
  const { stdout } = await run('pgrep', own).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter(Boolean).map(Number)
}

import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { memeSchema } from '#rules/memes/document.ts'
import { preparePhoto, prepareImage, readImageFrames } from './process-image.ts'
import { collectGarbage } from '#tests/support/collect-garbage.ts'
import { drawJpegWith, drawNoise, drawPicture } from '#tests/support/pictures.ts'
import { sandboxAccount } from '#server/platform/sandbox.ts'
import { createImageWorker } from './image-worker.ts'
import { MemeTooComplexError, rasterizeMeme } from './rasterize-meme.ts'
import { renderDrawing, type MemeDrawing } from './render-drawing.ts'

const run = promisify(execFile)
const log = pino({ level: 'silent' })
const [ADA, GRACE] = [{ memberId: 'ada' }, { memberId: 'grace' }]
const UNREADABLE = {
  name: 'UnsupportedFileTypeError',
  message: 'This file is damaged and cannot be shown. Please choose another one.',
}

let directory: string
let file: string
let worker: ReturnType<typeof createImageWorker>
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-images-'))
  file = path.join(directory, 'image')
  await writeFile(file, Buffer.from(await (await drawPicture({ width: 640, height: 400 })).arrayBuffer()))
  worker = createImageWorker(log, { directory })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await worker.close()
  await rm(directory, { recursive: true })
})

describe('image worker', () => {
  test('returns the same results and errors as the main process', async () => {
    expect(await worker.prepareImage(file, ADA)).toEqual(await prepareImage(file))
    const focus = { x: 0.2, y: 0.5 }
    expect(await worker.preparePhoto(file, { ...ADA, focus })).toEqual(await preparePhoto(file, { focus }))
    expect(await worker.readFrames(file, ADA)).toEqual(await readImageFrames(file))

    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="red" d="M0 0H20V20Z"/></svg>'
    const picture = { format: 'webp', width: 20 } as const
    expect(Buffer.from(await worker.drawMeme(svg, picture, ADA))).toEqual(await rasterizeMeme(svg, picture))

    await writeFile(file, 'no image')
    const refusal: unknown = await prepareImage(file).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'UnsupportedFileTypeError' })
    await expect(worker.prepareImage(file, ADA)).rejects.toEqual(refusal)
    await expect(worker.prepareImage(path.join(directory, 'none'), ADA)).rejects.toThrow('ENOENT')
  })

  test('renders a meme, or refuses it, while this thread does other work', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    onTestFinished(() => clearImmediate(timer))
    const meme = drawingOf('Me, explaining memes '.repeat(14), 4)
    expect(await worker.renderMeme(meme)).toBe(await renderDrawing(meme))
    const before = turns
    await expect(worker.renderMeme(drawingOf('\u{1F1E8}\u{1F1F6}'.repeat(300), 30))).rejects.toThrow(
      MemeTooComplexError,
    )
    expect(turns - before).toBeGreaterThan(20)
  })

  test('reads private files of the server in a private directory, and leaves nothing in it', async () => {
    await chmod(file, 0o600)
    expect(await worker.prepareImage(file, ADA)).toMatchObject({ width: 640 })
    await worker.close()
    expect(await readdir(directory)).toEqual(['image'])
  })

  test('has no secrets of the server in its environment, and is unprivileged when the server is root', async () => {
    vi.stubEnv('AUTH_SECRETS', 'of-the-server')
    await worker.prepareImage(file, ADA)
    const id = await processId()
    const environment = await readFile(`/proc/${id}/environ`, 'utf8')
    expect(environment).toContain('MALLOC_ARENA_MAX=2')
    expect(environment).not.toContain('of-the-server')

    if (!sandboxAccount) return
    const status = await readFile(`/proc/${id}/status`, 'utf8')
    const account = String(sandboxAccount.uid)
    expect(status).toMatch(new RegExp(`^Uid:(\\t${account}){4}$`, 'm'))
    expect(status).toMatch(new RegExp(`^Gid:(\\t${account}){4}$`, 'm'))
    expect(status).toMatch(/^Groups:\s*$/m)
    expect(status).toMatch(/^CapPrm:\t0+$/m)
  })
})

describe('image that cannot be processed', () => {
  test('is refused when it crashes the worker, and members take turns with the queued ones in another', async () => {
    const settled: string[] = []
    const large = await largeImage()
    const prepare = async (job: typeof ADA) => {
      expect(await worker.prepareImage(large, job)).toMatchObject({ width: 1200 })
      settled.push(job.memberId)
    }
    const endless = worker.prepareImage(await endlessFile(), ADA)
    const first = await processId()
    const jobs = [prepare(ADA), prepare(ADA), prepare(GRACE), prepare(GRACE)]
    process.kill(first, 'SIGKILL')
    await expect(endless).rejects.toMatchObject(UNREADABLE)
    await Promise.all(jobs)
    expect(settled[0]).not.toBe(settled[1])
    expect(settled[2]).not.toBe(settled[3])
  })

  test('is refused on a timeout, and the worker is killed', async () => {
    const strictWorker = createImageWorker(log, { directory, jobTimeout: 1000 })
    const answer = Promise.allSettled([strictWorker.prepareImage(await endlessFile(), ADA)])
    // The timeout must survive garbage collection.
    await collectGarbage()
    expect(await answer).toMatchObject([{ status: 'rejected', reason: UNREADABLE }])
    await expect.poll(processIds).toEqual([])
    await strictWorker.close()
  })
})

test('while a file occupies the first worker, a small one uses a second, and one of many pixels waits', async () => {
  const settled: string[] = []
  const manyPixels = path.join(directory, 'many-pixels')
  const drawn = await drawPicture({ width: 2100, height: 2000 })
  await writeFile(manyPixels, Buffer.from(await drawn.arrayBuffer()))
  const endless = worker.prepareImage(await endlessFile(), ADA).catch(() => settled.push('endless'))
  const first = await processId()
  const waiting = worker.prepareImage(manyPixels, ADA).then(() => settled.push('many pixels'))
  expect(await worker.prepareImage(file, GRACE)).toMatchObject({ width: 640 })
  settled.push('small')
  expect(await processIds()).toHaveLength(2)
  process.kill(first, 'SIGKILL')
  await Promise.all([endless, waiting])
  expect(settled).toEqual(['small', 'endless', 'many pixels'])
})

test('image with a slow header is refused soon and not retried', async () => {
  await writeFile(file, Buffer.from(await (await drawJpegWith(recursiveExif())).arrayBuffer()))
  await expect(worker.prepareImage(file, ADA)).rejects.toMatchObject(UNREADABLE)
  expect(await processIds()).toEqual([])
})

test('worker that exits while idle is replaced, and close ends its replacement', async () => {
  await worker.prepareImage(file, ADA)
  const id = await processId()
  process.kill(id, 'SIGKILL')
  // A process disappears from the process list shortly before Node.js reports its exit.
  await expect.poll(() => isRunning(id)).toBe(false)
  expect(await worker.prepareImage(file, ADA)).toMatchObject({ width: 640 })
  await worker.close()
  expect(await processIds()).toEqual([])
})

test('worker exits after its idle time, and the next image starts another', async () => {
  const briefWorker = createImageWorker(log, { directory, idleTimeout: 100 })
  await briefWorker.prepareImage(file, ADA)
  await expect.poll(processIds).toEqual([])
  expect(await briefWorker.prepareImage(file, ADA)).toMatchObject({ width: 640 })
  await briefWorker.close()
})

/** PNG cannot compress noise, so the file is too large for the process for small files. */
async function largeImage(): Promise<string> {
  const large = path.join(directory, 'large')
  await writeFile(large, await drawNoise({ width: 1200, height: 900 }))
  return large
}

/** The entries of this Exif directory refer to the directory itself (TIFF 6.0). libexif follows some levels. */
function recursiveExif(): Buffer {
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
  const pipe = path.join(directory, 'endless')
  await run('mkfifo', [pipe])
  return pipe
}

async function processId(): Promise<number> {
  await expect.poll(processIds).toHaveLength(1)
  const [id] = await processIds()
  if (id === undefined) throw new Error('There is no image process')
  return id
}

function isRunning(id: number): boolean {
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

/** A meme with this text in each of its layers. */
function drawingOf(text: string, layers: number): MemeDrawing {
  const layer = { text: { text, x: 0, y: 0, width: 1, height: 1, isUppercase: false } }
  const canvas = { width: 1080, height: 1080, background: { color: '#ffffff' } }
  const document = memeSchema.parse({ ...canvas, layers: Array.from({ length: layers }, () => layer) })
  return { document, templates: new Map(), stickers: new Map(), images: new Map() }
}

import { buffer } from 'node:stream/consumers'
import { MEME_CACHE_MAX_BYTES } from '#rules/memes/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { perApp } from '#server/platform/per-app.ts'
import { memeDrawing } from './meme-drawing.ts'
import type { MemeUrl } from './meme-url.ts'

/** Milliseconds. The last use is stored with this precision, so that most requests need no write. */
const USE_PRECISION = 60 * 60_000
const BATCH = 100
/** The pictures of all URLs take turns with the uploads of members. */
const JOB = { memberId: 'meme URLs' }

/** Pictures that this process is drawing. */
const drawings = perApp(() => new Map<string, Promise<Uint8Array>>())

/** Returns null if the picture has to be drawn. */
export async function readCachedMeme(
  { database, storage, clock }: Dependencies,
  { key }: MemeUrl,
): Promise<Uint8Array | null> {
  const render = await database.memeRender.findUnique({ where: { file: key } })
  if (!render) return null
  const stream = await storage.read(key)
  if (!stream) return null
  const now = clock.now()
  if (now.getTime() - render.usedAt.getTime() > USE_PRECISION)
    await database.memeRender.updateMany({ where: { file: key }, data: { usedAt: now } })
  return buffer(stream)
}

/** Draws a picture and stores it. Requests for the same picture share one drawing. */
export async function drawCachedMeme(dependencies: Dependencies, url: MemeUrl): Promise<Uint8Array> {
  const running = drawings(dependencies)
  const drawing = running.get(url.key) ?? drawAndStore(dependencies, url)
  running.set(url.key, drawing)
  try {
    return await drawing
  } finally {
    running.delete(url.key)
  }
}

async function drawAndStore(
  { images, storage, database, clock }: Dependencies,
  { document, format, width, type, key }: MemeUrl,
): Promise<Uint8Array> {
  const svg = await images.renderMeme(memeDrawing(document))
  const picture = await images.drawMeme(svg, { format, width }, JOB)
  await storage.write(key, picture, type)
  const render = { byteSize: picture.length, usedAt: clock.now() }
  await database.memeRender.upsert({ where: { file: key }, create: { file: key, ...render }, update: render })
  return picture
}

/** Removes the least recently used pictures above the limit. */
export async function sweepMemeCache(
  { database, storage }: Dependencies,
  maxBytes = MEME_CACHE_MAX_BYTES,
): Promise<void> {
  const { _sum } = await database.memeRender.aggregate({ _sum: { byteSize: true } })
  let excess = (_sum.byteSize ?? 0) - maxBytes
  while (excess > 0) {
    const oldest = await database.memeRender.findMany({ orderBy: { usedAt: 'asc' }, take: BATCH })
    if (oldest.length === 0) return
    const removed: string[] = []
    for (const { file, byteSize } of oldest) {
      if (excess <= 0) break
      removed.push(file)
      excess -= byteSize
    }
    await database.memeRender.deleteMany({ where: { file: { in: removed } } })
    await storage.remove(removed)
  }
}

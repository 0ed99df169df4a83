import { buffer } from 'node:stream/consumers'
import type { MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets, type MemeImage } from '#rules/memes/render/assets.ts'
import { messages } from '#rules/messages.ts'
import { imageKey } from '#server/features/media/media-view.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { embedImage } from '#server/platform/images/rasterize-meme.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'

type MemeImages = { ids: string[]; ownIds: string[]; assets: MemeAssets['images'] }

/** Loads the images of a document: unused uploads of the viewer, and those of the meme that it is a remix of. */
export async function requireMemeImages(
  dependencies: Dependencies,
  viewer: Writer,
  document: MemeDocument,
  remixOfId: string | null,
): Promise<MemeImages> {
  const ids = [...assetsOf(document).images]
  if (ids.length === 0) return { ids, ownIds: [], assets: new Map() }
  const found = await findImages(dependencies, viewer, ids, remixOfId)
  const missing = pathsOfImages(document).filter(({ mediaId }) => !found.has(mediaId))
  if (missing.length > 0)
    throw new ValidationError(missing.map(({ path }) => ({ path, message: messages.memeImageUnavailable })))
  const assets = new Map<string, MemeImage>()
  // One after the other, because each takes megabytes until it is reduced to its size in the meme.
  for (const [id, size] of found)
    assets.set(id, await loadImage(dependencies, id, widthIn(document, id, size)))
  return { ids, ownIds: ids.filter((id) => found.get(id)?.isOwn), assets }
}

type Size = { width: number; height: number; isOwn: boolean }

async function findImages(
  { database, clock }: Dependencies,
  { memberId: ownerId }: Writer,
  ids: readonly string[],
  remixOfId: string | null,
): Promise<Map<string, Size>> {
  const rows = await database.media.findMany({
    where: {
      id: { in: [...ids] },
      kind: 'IMAGE',
      status: 'READY',
      OR: [
        { ownerId, expiresAt: { gt: clock.now() } },
        ...(remixOfId ? [{ memeImages: { some: { postId: remixOfId } } }] : []),
      ],
    },
    select: { id: true, width: true, height: true, expiresAt: true },
  })
  return new Map(rows.map(({ id, expiresAt, ...size }) => [id, { ...size, isOwn: expiresAt !== null }]))
}

function pathsOfImages({ background, layers }: MemeDocument): { mediaId: string; path: string }[] {
  return [
    ...('mediaId' in background ? [{ mediaId: background.mediaId, path: 'meme.background.mediaId' }] : []),
    ...layers.flatMap((layer, index) =>
      'image' in layer ? [{ mediaId: layer.image.mediaId, path: `meme.layers.${index}.image.mediaId` }] : [],
    ),
  ]
}

/** Returns the largest width in pixels at which the document shows the image. A background covers the canvas. */
function widthIn({ width, height, background, layers }: MemeDocument, id: string, image: Size): number {
  const widths = layers.map((layer) =>
    'image' in layer && layer.image.mediaId === id ? layer.image.width * width : 0,
  )
  if ('mediaId' in background && background.mediaId === id)
    widths.push(Math.max(width, (height * image.width) / image.height))
  return Math.max(...widths, 1)
}

async function loadImage({ storage }: Dependencies, id: string, width: number): Promise<MemeImage> {
  const stream = await storage.read(imageKey(id, 'full'))
  if (!stream) throw new Error(`The file of the image ${id} is missing`)
  return embedImage(await buffer(stream), width)
}

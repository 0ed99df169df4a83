import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { shownSize, type Adjustments } from '#rules/memes/adjustments.ts'
import type { MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets, type MemeImage } from '#rules/memes/render/assets.ts'
import { mosaicGrid } from '#rules/memes/render/mosaic.ts'
import { messages } from '#rules/messages.ts'
import { imageKey } from '#server/features/media/media-view.ts'
import { sourceVisibleTo } from '#server/features/visibility/visible-to.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { embedImage } from '#server/platform/images/rasterize-meme.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'

type MemeImages = { ids: string[]; ownIds: string[]; assets: MemeAssets['images'] }

type Criteria = { ids: readonly string[]; viewerId: string; remixOfId: string | null; now: Date }

const USABLE_IMAGES = prepareQuery(
  'usable-meme-images',
  ({ ids, viewerId, remixOfId, now }: ParametersOf<Criteria>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('media', 'media.id', 'requested.id')
      .select(['media.id', 'width', 'height', sql<boolean>`expires_at IS NOT NULL`.as('isOwn')])
      .where(sql<boolean>`kind = 'image' AND status = 'ready' AND (
        (owner_id = ${viewerId} AND expires_at > ${now}::timestamptz)
        OR (${sourceVisibleTo(viewerId)} AND EXISTS (
          SELECT FROM meme_images WHERE media_id = media.id AND post_id = ${remixOfId}
        ))
      )`),
)

/** Loads the images of a document: unused uploads of the viewer, and those of the remixed meme that the viewer can see. */
export async function requireMemeImages(
  dependencies: Dependencies,
  viewer: Writer,
  document: MemeDocument,
  remixOfId: string | null,
): Promise<MemeImages> {
  const ids = [...assetsOf(document).images]
  if (ids.length === 0) return { ids, ownIds: [], assets: new Map() }
  const { sql: run, clock } = dependencies
  const rows = await USABLE_IMAGES(run, { ids, viewerId: viewer.memberId, remixOfId, now: clock.now() })
  const found = new Map(rows.map((row) => [row.id, row]))
  const missing = pathsOfImages(document).filter(({ mediaId }) => !found.has(mediaId))
  if (missing.length > 0)
    throw new ValidationError(missing.map(({ path }) => ({ path, message: messages.memeImageUnavailable })))
  const assets = new Map<string, MemeImage>()
  // One after the other, because each takes megabytes until it is reduced to its size in the meme.
  for (const [id, size] of found)
    assets.set(id, await loadImage(dependencies, id, widthIn(document, id, size)))
  return { ids, ownIds: ids.filter((id) => found.get(id)?.isOwn), assets }
}

type Size = { width: number; height: number }

function pathsOfImages({ background, layers }: MemeDocument): { mediaId: string; path: string }[] {
  return [
    ...('mediaId' in background ? [{ mediaId: background.mediaId, path: 'meme.background.mediaId' }] : []),
    ...layers.flatMap((layer, index) =>
      'image' in layer ? [{ mediaId: layer.image.mediaId, path: `meme.layers.${index}.image.mediaId` }] : [],
    ),
  ]
}

/** Returns the largest width in pixels at which the document shows the whole image. A background covers the canvas. */
function widthIn(document: MemeDocument, id: string, image: Size): number {
  const { width, height, background, backgroundAdjustments, layers } = document
  const widths = layers.map((layer) =>
    'image' in layer && layer.image.mediaId === id
      ? neededWidth(image, layer.image.adjustments, ({ width: shown }) => (layer.image.width * width) / shown)
      : 0,
  )
  if ('mediaId' in background && background.mediaId === id)
    widths.push(
      neededWidth(image, backgroundAdjustments, (shown) =>
        Math.max(width / shown.width, height / shown.height),
      ),
    )
  return Math.max(...widths, 1)
}

/** `scaleOf` returns how much the shown part is enlarged on the canvas. */
function neededWidth(
  image: Size,
  adjustments: Adjustments | null | undefined,
  scaleOf: (shown: Size) => number,
): number {
  const crop = adjustments?.crop ?? null
  const shown = shownSize(image, crop)
  const scale =
    adjustments?.effect === 'PIXELATE' ? mosaicGrid(image, crop).width / shown.width : scaleOf(shown)
  return scale * image.width
}

async function loadImage({ storage }: Dependencies, id: string, width: number): Promise<MemeImage> {
  const stream = await storage.read(imageKey(id, 'full'))
  if (!stream) throw new Error(`The file of the image ${id} is missing`)
  return embedImage(await buffer(stream), width)
}

import sharp from 'sharp'
import { memeSchema, type MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { memeStickers } from '#rules/memes/stickers/index.ts'
import { stickerArtwork } from '#rules/memes/stickers/sticker.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { templateArtwork, type MemeTemplate } from '#rules/memes/templates/template.ts'
import { loadTextAssets } from '#server/platform/images/meme-assets.ts'

export const memeArtwork = {
  templates: new Map(memeTemplates.map((template) => [template.slug, templateArtwork(template)])),
  stickers: new Map(memeStickers.map((sticker) => [sticker.name, stickerArtwork(sticker)])),
}

/** The template with its example captions. */
export function exampleOf({ slug, width, height, textBoxes }: MemeTemplate): MemeDocument {
  const layers = textBoxes.map(({ example, ...box }) => ({ text: { ...box, text: example } }))
  return memeSchema.parse({ width, height, background: { templateSlug: slug }, layers })
}

export async function drawMeme(
  document: MemeDocument,
  images: MemeAssets['images'] = new Map(),
): Promise<string> {
  const text = await loadTextAssets(assetsOf(document))
  return renderMeme(document, { ...text, ...memeArtwork, images })
}

export type Pixels = { data: Buffer; width: number; height: number }

export async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The average difference of all channels, from 0 to 255. */
export function meanDifference(one: Pixels, other: Pixels): number {
  requireSameSize(one, other)
  let sum = 0
  for (let at = 0; at < one.data.length; at += 1) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0))
  return sum / one.data.length
}

/** The largest average difference of a cell of a grid, which shows changes of small parts such as a caption. */
export function largestCellDifference(one: Pixels, other: Pixels, cells = 12): number {
  requireSameSize(one, other)
  const [sums, counts] = [new Float64Array(cells * cells), new Float64Array(cells * cells)]
  for (let at = 0; at < one.data.length; at += 1) {
    const pixel = Math.floor(at / 3)
    const column = Math.floor(((pixel % one.width) * cells) / one.width)
    const row = Math.floor((Math.floor(pixel / one.width) * cells) / one.height)
    const cell = row * cells + column
    sums[cell] = (sums[cell] ?? 0) + Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0))
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return sums.reduce((most, sum, cell) => Math.max(most, sum / (counts[cell] ?? 1)), 0)
}

function requireSameSize(one: Pixels, other: Pixels): void {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`${one.width} × ${one.height} pixels are not ${other.width} × ${other.height}`)
}

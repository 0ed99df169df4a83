import { buffer } from 'node:stream/consumers'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { cutText } from '#rules/post-text.ts'
import { photoKey, type MemberView } from '#server/features/members/member-view.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { renderText, isRenderable, isRightToLeft, overlay, type TextLayer } from './render-text.ts'

const COLORS = { text: '#1d1714', muted: '#665a51' }
/** The positions in server/site/assets/preview-card.svg, in pixels. */
const TEXT = { left: 92, top: 84, width: 1016, height: 336 }
const PHOTO = { left: 92, top: 480, size: 80 }
const NAME = { left: 194, top: 484, width: 640, length: 30 }
/** Font sizes in pixels. A shorter text gets a larger size. */
const SIZES = [132, 108, 84, 72, 62, 54, 46, 40, 34, 29, 25]
const LINES_MAX = 8
/** The estimated width of a letter and height of a line, as fractions of the font size. */
const TYPICAL = { width: 0.48, height: 1.25 }

export type CardSources = {
  storage: Pick<Storage, 'read'>
  /** The path of the background image, without text and name. */
  cardFile: string
}

export async function renderCard(
  { storage, cardFile }: CardSources,
  { text, author }: Pick<PostView, 'text' | 'author'>,
): Promise<Sharp> {
  const content = text && isRenderable(text) ? shorten(text) : `Read it on ${PRODUCT_NAME}`
  const layers = [
    alignText(await fitText(content), content),
    ...(await renderAuthor(author)),
    ...(await renderPhoto(storage, author)),
  ]
  return sharp(cardFile).composite(layers)
}

/** Removes empty lines and limits the number of lines, which determines the font size. */
function shorten(text: string): string {
  const lines = text.split(/\s*\n\s*/)
  return lines.length <= LINES_MAX ? lines.join('\n') : `${lines.slice(0, LINES_MAX - 1).join('\n')}\n…`
}

/** Renders the text in the largest font size that fits, and crops it if no size fits. */
async function fitText(text: string): Promise<TextLayer> {
  const sizes = SIZES.filter((size) => estimateHeight(text, size) < TEXT.height * 1.2)
  for (const size of [...sizes, ...SIZES.slice(-1)]) {
    const layer = await renderText(text, { size, color: COLORS.text, width: TEXT.width })
    if (layer.height <= TEXT.height && layer.width <= TEXT.width) return layer
    if (size === SIZES.at(-1)) return crop(layer, TEXT)
  }
  throw new Error('SIZES is empty')
}

function estimateHeight(text: string, size: number): number {
  const lines = text
    .split('\n')
    .map((line) => Math.ceil((line.length * size * TYPICAL.width) / TEXT.width) || 1)
  return lines.reduce((sum, count) => sum + count, 0) * size * TYPICAL.height
}

/** Centers the text vertically and aligns it with the side where its direction begins. */
function alignText(layer: TextLayer, text: string): OverlayOptions {
  const remaining = { width: TEXT.width - layer.width, height: TEXT.height - layer.height }
  return overlay(
    layer,
    TEXT.left + (isRightToLeft(text) ? remaining.width : 0),
    TEXT.top + remaining.height / 2,
  )
}

async function renderAuthor({ fullName, username }: MemberView): Promise<OverlayOptions[]> {
  const lines = isRenderable(fullName) ? [cutText(fullName, NAME.length), `@${username}`] : [`@${username}`]
  const [first = '', second] = lines
  const name = await crop(await renderText(first, { size: 33, color: COLORS.text }), NAME)
  if (!second) return [overlay(name, NAME.left, PHOTO.top + (PHOTO.size - name.height) / 2)]
  const usernameLayer = await crop(await renderText(second, { size: 26, color: COLORS.muted }), NAME)
  return [overlay(name, NAME.left, NAME.top), overlay(usernameLayer, NAME.left, NAME.top + 44)]
}

/** A member without a photo gets the default image of the card. */
async function renderPhoto(
  storage: Pick<Storage, 'read'>,
  { photoId }: MemberView,
): Promise<OverlayOptions[]> {
  const file = photoId && (await storage.read(photoKey(photoId, PHOTO.size)))
  if (!file) return []
  const { size } = PHOTO
  const photo = await sharp(await buffer(file))
    .resize(size, size)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .composite([
      { input: circleMask(size), raw: { width: size, height: size, channels: 4 }, blend: 'dest-in' },
    ])
    .raw()
    .toBuffer()
  return [overlay({ pixels: photo, width: size, height: size }, PHOTO.left, PHOTO.top)]
}

function circleMask(size: number): Buffer {
  const center = (size - 1) / 2
  const pixels = Buffer.alloc(size * size * 4)
  for (let index = 0; index < size * size; index += 1) {
    const distance = Math.hypot((index % size) - center, Math.floor(index / size) - center)
    pixels[index * 4 + 3] = 255 * Math.min(1, Math.max(0, size / 2 - distance))
  }
  return pixels
}

async function crop(layer: TextLayer, box: { width: number; height?: number }): Promise<TextLayer> {
  const width = Math.min(layer.width, box.width)
  const height = Math.min(layer.height, box.height ?? layer.height)
  if (width === layer.width && height === layer.height) return layer
  const { pixels, ...size } = layer
  const cropped = sharp(pixels, { raw: { ...size, channels: 4 } }).extract({ left: 0, top: 0, width, height })
  return { pixels: await cropped.raw().toBuffer(), width, height }
}

import { graphemesOf } from '#rules/graphemes.ts'
import type { MemeDocument, MemeLayer, MemeText } from '#rules/memes/document.ts'
import { shownText } from '#rules/memes/meme-text.ts'
import type { Artwork, MemeAssets } from './assets.ts'
import { emojiBox, shapeParagraph, type Shaping } from './clusters.ts'
import { EM, MissingAssetError, pathData } from './glyphs.ts'
import { layoutText, type TextLayout } from './layout-text.ts'
import { metricsOf } from './metrics.ts'

type Canvas = Pick<MemeDocument, 'width' | 'height'>

/**
 * Returns the meme as a self-contained SVG. Browsers and librsvg draw it alike: text is outlined, and there are no
 * filters, masks or fonts. Texts and names of the document never become part of the markup.
 */
export function renderMeme(document: MemeDocument, assets: MemeAssets): string {
  const { width, height, background, layers } = document
  const content = [
    renderBackground(background, document, assets),
    ...layers.map((layer) => renderLayer(layer, document, assets)),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${content.join('')}</svg>`
  )
}

export function renderBackground(
  background: MemeDocument['background'],
  { width, height }: Canvas,
  assets: MemeAssets,
): string {
  if ('color' in background)
    return `<rect width="${width}" height="${height}" fill="${escapeAttribute(background.color)}"/>`
  const picture =
    'templateSlug' in background
      ? required(assets.templates, background.templateSlug)
      : required(assets.images, background.mediaId)
  const scale = Math.max(width / picture.width, height / picture.height)
  const left = (width - picture.width * scale) / 2
  const top = (height - picture.height * scale) / 2
  return drawPicture(picture, `translate(${round(left)} ${round(top)}) scale(${exact(scale)})`)
}

export function renderLayer(layer: MemeLayer, canvas: Canvas, assets: MemeAssets): string {
  if ('text' in layer) return renderText(layer.text, canvas, assets)
  const [placed, picture] =
    'sticker' in layer
      ? [layer.sticker, required(assets.stickers, layer.sticker.sticker)]
      : [layer.image, required(assets.images, layer.image.mediaId)]
  const width = placed.width * canvas.width
  const scale = width / picture.width
  const height = picture.height * scale
  const transform =
    turned(placed.x * canvas.width + width / 2, placed.y * canvas.height + height / 2, placed.angle) +
    ` translate(${round(-width / 2)} ${round(-height / 2)}) scale(${exact(scale)})`
  return drawPicture(picture, transform)
}

/** Returns the size in pixels and the lines of a text, for an editor that shows them. */
export function measureText(text: MemeText, canvas: Canvas, assets: MemeAssets): TextLayout {
  return layoutText(text, canvas, shapingOf(text, assets))
}

/** Returns the characters that are drawn as crossed boxes, each once and as the text spells it. */
export function missingCharacters(text: MemeText, assets: MemeAssets): string[] {
  const shaping = shapingOf(text, assets)
  const characters = new Set(Array.from(graphemesOf(text.text), ({ segment }) => segment))
  return Array.from(characters).filter((character) =>
    shapeParagraph(shownText({ ...text, text: character }), shaping).clusters.some(
      ({ isMissing }) => isMissing,
    ),
  )
}

function shapingOf(text: MemeText, { fonts, emoji }: MemeAssets): Shaping {
  return { fonts, font: text.font, metrics: metricsOf(fonts, text), hasEmoji: (name) => emoji.has(name) }
}

function renderText(text: MemeText, canvas: Canvas, assets: MemeAssets): string {
  const { size, lines } = measureText(text, canvas, assets)
  const metrics = metricsOf(assets.fonts, text)
  const { size: emojiSize, margin, top } = emojiBox(metrics)
  let [data, emoji] = ['', '']
  for (const line of lines) {
    let x = line.x
    for (const [index, cluster] of line.clusters.entries()) {
      if (index > 0) x += cluster.kerning
      for (const { glyph, x: dx, y: dy } of cluster.glyphs) data += pathData(glyph, x + dx, line.y + dy)
      const artwork = cluster.emoji === undefined ? undefined : assets.emoji.get(cluster.emoji)
      if (artwork) {
        const scale = emojiSize / artwork.width
        emoji += drawPicture(artwork, `translate(${x + margin} ${line.y + top}) scale(${exact(scale)})`)
      }
      x += cluster.advance
    }
  }
  const centerX = (text.x + text.width / 2) * canvas.width
  const centerY = (text.y + text.height / 2) * canvas.height
  const outlined = data
    ? `<path d="${data}" fill="${escapeAttribute(text.color)}" stroke="${escapeAttribute(text.outline)}"` +
      ` stroke-width="${metrics.outline}" stroke-linejoin="round" paint-order="stroke"/>`
    : ''
  return `<g transform="${turned(centerX, centerY, text.angle)} scale(${exact(size / EM)})">${outlined}${emoji}</g>`
}

function drawPicture(
  picture: Artwork | { href: string; width: number; height: number },
  transform: string,
): string {
  const content =
    'markup' in picture
      ? picture.markup
      : `<image href="${escapeAttribute(picture.href)}" width="${picture.width}" height="${picture.height}"/>`
  return `<g transform="${transform}">${content}</g>`
}

function turned(x: number, y: number, angle: number): string {
  const degrees = round(angle % 360)
  return `translate(${round(x)} ${round(y)})${degrees === 0 ? '' : ` rotate(${degrees})`}`
}

function required<Asset>(assets: ReadonlyMap<string, Asset>, name: string): Asset {
  const asset = assets.get(name)
  if (asset === undefined)
    throw new MissingAssetError(`The meme needs ${JSON.stringify(name)}, which is not loaded`)
  return asset
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

const round = (value: number) => Math.round(value * 1000) / 1000
const exact = (value: number) => Number(value.toPrecision(8))

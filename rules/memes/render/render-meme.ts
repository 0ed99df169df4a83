import { graphemesOf } from '#rules/graphemes.ts'
import { shownSize } from '#rules/memes/adjustments.ts'
import type { MemeDocument, MemeLayer, MemePen, MemeText } from '#rules/memes/document.ts'
import { shownText } from '#rules/memes/meme-text.ts'
import type { Artwork, MemeAssets } from './assets.ts'
import { emojiBox, shapeParagraph, type Shaping } from './clusters.ts'
import { facesFor } from './faces.ts'
import { EM, MissingAssetError, pathData } from './glyphs.ts'
import { layoutText, type TextLayout } from './layout-text.ts'
import { metricsOf } from './metrics.ts'
import { mosaicKey, pixelatedPicture, type PixelatedPicture } from './pixelated-picture.ts'
import { escapeAttribute, exact, renderPicture, type Picture } from './render-picture.ts'
import { renderStrokes } from './render-strokes.ts'
import { textBackdrop } from './text-backdrop.ts'

type Canvas = Pick<MemeDocument, 'width' | 'height'>

/**
 * Returns the meme as a self-contained SVG. Browsers and librsvg draw it alike: text is outlined, there are no
 * masks or fonts, and the filters are computed alike by both. Texts and names of the document never become part of the markup.
 */
export function renderMeme(document: MemeDocument, assets: MemeAssets): string {
  const { width, height, layers } = document
  const content = [
    renderBackground(document, assets),
    ...layers.map((layer) => renderLayer(layer, document, assets)),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${content.join('')}</svg>`
  )
}

export function renderBackground(
  { background, backgroundAdjustments, width, height }: Omit<MemeDocument, 'layers'>,
  assets: MemeAssets,
): string {
  if ('color' in background)
    return `<rect width="${width}" height="${height}" fill="${escapeAttribute(background.color)}"/>`
  const picture =
    'templateSlug' in background
      ? required(assets.templates, background.templateSlug)
      : required(assets.images, background.mediaId)
  const shown = shownSize(picture, backgroundAdjustments?.crop)
  const scale = Math.max(width / shown.width, height / shown.height)
  const left = (width - shown.width * scale) / 2
  const top = (height - shown.height * scale) / 2
  const mosaic = mosaicOf(pixelatedPicture(background, backgroundAdjustments), assets)
  const markup = renderPicture({ ...picture, mosaic, hasEdges: true }, backgroundAdjustments)
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${exact(scale)})">${markup}</g>`
}

export function renderLayer(layer: MemeLayer, canvas: Canvas, assets: MemeAssets): string {
  if ('text' in layer) return renderText(layer.text, canvas, assets)
  if ('pen' in layer) return renderPen(layer.pen, canvas)
  const placed = 'sticker' in layer ? layer.sticker : layer.image
  const picture: Picture =
    'sticker' in layer
      ? { ...required(assets.stickers, layer.sticker.sticker), hasEdges: false }
      : { ...required(assets.images, layer.image.mediaId), hasEdges: true }
  const mosaic = mosaicOf(pixelatedPicture(layer, placed.adjustments), assets)
  const shown = shownSize(picture, placed.adjustments?.crop)
  const width = placed.width * canvas.width
  const scale = width / shown.width
  const height = shown.height * scale
  const transform =
    turned(placed.x * canvas.width + width / 2, placed.y * canvas.height + height / 2, placed.angle) +
    ` translate(${round(-width / 2)} ${round(-height / 2)}) scale(${exact(scale)})`
  return `<g transform="${transform}">${renderPicture({ ...picture, mosaic }, placed.adjustments)}</g>`
}

function renderPen({ strokes, x, y, angle, ...extent }: MemePen, canvas: Canvas): string {
  const [width, height] = [extent.width * canvas.width, extent.height * canvas.height]
  const transform =
    turned(x * canvas.width + width / 2, y * canvas.height + height / 2, angle) +
    ` translate(${round(-width / 2)} ${round(-height / 2)})`
  return `<g transform="${transform}">${renderStrokes(strokes, { width, height })}</g>`
}

function mosaicOf(picture: PixelatedPicture | null, { mosaics }: MemeAssets): Artwork | undefined {
  return picture ? required(mosaics ?? new Map<string, Artwork>(), mosaicKey(picture)) : undefined
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
  return {
    fonts,
    faces: facesFor(text.font, shownText(text)),
    metrics: metricsOf(fonts, text),
    hasEmoji: (name) => emoji.has(name),
  }
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
        emoji += `<g transform="translate(${x + margin} ${line.y + top}) scale(${exact(scale)})">${artwork.markup}</g>`
      }
      x += cluster.advance
    }
  }
  const centerX = (text.x + text.width / 2) * canvas.width
  const centerY = (text.y + text.height / 2) * canvas.height
  const { style = 'CLASSIC' } = text
  const [fill, outline] = [escapeAttribute(text.color), escapeAttribute(text.outline)]
  const letters =
    style === 'CLASSIC'
      ? `<path d="${data}" fill="${fill}" stroke="${outline}"` +
        ` stroke-width="${metrics.outline}" stroke-linejoin="round" paint-order="stroke"/>`
      : `<path d="${data}" fill="${fill}"/>`
  const backdrop =
    style === 'CLASSIC'
      ? ''
      : `<path d="${textBackdrop(style, lines, metrics, (text.width * canvas.width * EM) / size)}" fill="${outline}"/>`
  const content = backdrop + (data ? letters : '') + emoji
  return `<g transform="${turned(centerX, centerY, text.angle)} scale(${exact(size / EM)})">${content}</g>`
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

const round = (value: number) => Math.round(value * 1000) / 1000

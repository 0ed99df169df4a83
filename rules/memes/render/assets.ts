import { graphemesOf } from '#rules/graphemes.ts'
import type { Adjustments } from '#rules/memes/adjustments.ts'
import type { MemeDocument, MemeLayer, MemeText } from '#rules/memes/document.ts'
import { shownText } from '#rules/memes/meme-text.ts'
import { emojiName, isPictograph } from './emoji.ts'
import { fontsFor, type FontName } from './faces.ts'
import type { Fonts } from './glyphs.ts'
import { mosaicKey, pixelatedPicture, type PixelatedPicture } from './pixelated-picture.ts'

/** The content of an SVG file of this project or of Twemoji, without its root element. */
export type Artwork = { width: number; height: number; markup: string }

/** `href` is a data URI, or in the browser a URL of the site. */
export type MemeImage = { href: string; width: number; height: number }

/** Everything that a document refers to. Nothing is loaded while it is rendered. */
export type MemeAssets = {
  fonts: Fonts
  /** An emoji that is missing is drawn as a box. */
  emoji: ReadonlyMap<string, Artwork>
  templates: ReadonlyMap<string, Artwork>
  stickers: ReadonlyMap<string, Artwork>
  images: ReadonlyMap<string, MemeImage>
  /** The shown parts of pixelated pictures by `mosaicKey`, as squares. Missing: there are none. */
  mosaics?: ReadonlyMap<string, Artwork>
}

export type AssetNames = {
  fonts: Set<FontName>
  emoji: Set<string>
  templates: Set<string>
  stickers: Set<string>
  images: Set<string>
  mosaics: Map<string, PixelatedPicture>
}

/** Returns the names of the assets that the document needs. */
export function assetsOf({ background, backgroundAdjustments, layers }: MemeDocument): AssetNames {
  const names: AssetNames = {
    fonts: new Set(),
    emoji: new Set(),
    templates: new Set(),
    stickers: new Set(),
    images: new Set(),
    mosaics: new Map(),
  }
  const pixelated = [
    pixelatedPicture(background, backgroundAdjustments),
    ...layers.map((layer) => pixelatedPicture(layer, adjustmentsOf(layer))),
  ]
  for (const picture of pixelated) if (picture) names.mosaics.set(mosaicKey(picture), picture)
  if ('templateSlug' in background) names.templates.add(background.templateSlug)
  if ('mediaId' in background) names.images.add(background.mediaId)
  for (const layer of layers) {
    if ('sticker' in layer) names.stickers.add(layer.sticker.sticker)
    else if ('image' in layer) names.images.add(layer.image.mediaId)
    else if ('text' in layer) addTextAssets(names, layer.text)
  }
  return names
}

function adjustmentsOf(layer: MemeLayer): Adjustments | null | undefined {
  if ('sticker' in layer) return layer.sticker.adjustments
  return 'image' in layer ? layer.image.adjustments : null
}

function addTextAssets(names: AssetNames, text: MemeText): void {
  for (const font of fontsFor(text.font, shownText(text))) names.fonts.add(font)
  for (const name of pictographsOf(text.text)) names.emoji.add(name)
}

function pictographsOf(text: string): string[] {
  if (!/\p{Emoji}/u.test(text)) return []
  return Array.from(graphemesOf(text), ({ segment }) => segment)
    .filter(isPictograph)
    .map(emojiName)
}

/** Undefined if the picture is not loaded. */
export function findPicture(
  { name }: PixelatedPicture,
  { templates, stickers, images }: Pick<MemeAssets, 'templates' | 'stickers' | 'images'>,
): Artwork | MemeImage | undefined {
  if ('templateSlug' in name) return templates.get(name.templateSlug)
  return 'sticker' in name ? stickers.get(name.sticker) : images.get(name.mediaId)
}

/** Returns the characters of all drawings in the document, each as often as it is shown. */
export function artworkLength({ background, layers }: MemeDocument, assets: MemeAssets): number {
  const shown = layers.flatMap((layer) => {
    if ('text' in layer) return pictographsOf(layer.text.text).map((name) => assets.emoji.get(name))
    return 'sticker' in layer ? [assets.stickers.get(layer.sticker.sticker)] : []
  })
  if ('templateSlug' in background) shown.push(assets.templates.get(background.templateSlug))
  return shown.reduce((sum, artwork) => sum + (artwork?.markup.length ?? 0), 0)
}

/** Returns a drawing of this project, whose shapes inherit these attributes from the root of their file. */
export function drawingOf(svg: string, prefix: string): Artwork {
  const artwork = parseArtwork(svg, prefix)
  const attributes = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return { ...artwork, markup: `<g ${attributes}>${artwork.markup}</g>` }
}

/** Extracts the content of an SVG file. Ids get the prefix, because a document contains several files. */
export function parseArtwork(svg: string, prefix: string): Artwork {
  const [, ...viewBox] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.map(Number)
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  const named = inner
    .replaceAll(/ id="/g, ` id="${prefix}-`)
    .replaceAll(/url\(#/g, `url(#${prefix}-`)
    .replaceAll(/href="#/g, `href="#${prefix}-`)
  const isAtOrigin = x === 0 && y === 0
  const markup = isAtOrigin ? named : `<g transform="translate(${-x} ${-y})">${named}</g>`
  return { width, height, markup }
}

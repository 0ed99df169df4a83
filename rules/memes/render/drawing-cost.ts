import { shownSize, type Adjustments, type Size } from '#rules/memes/adjustments.ts'
import type { MemeDocument, MemePen } from '#rules/memes/document.ts'
import { MEME_DRAWING_MAX_LENGTH } from '#rules/memes/limits.ts'
import type { MemeAssets } from './assets.ts'
import { filterRegion, type FilterEffect } from './render-picture.ts'

const REFERENCE_AREA = 1080 * 1080
/** The time grows a little faster than the side of the canvas. */
const AREA_EXPONENT = 0.65
/** Parsing and flattening curves takes the same time at any size. */
const SCALE_MIN = 0.6
/** Shapes without an outline are cheaper. */
const SHAPE_WEIGHT = 0.25
/** For each pixel: librsvg takes 65 ms for a megapixel of JPEG and 180 ms for one of PNG. */
const JPEG_WEIGHT = 0.065
const PNG_WEIGHT = 0.18
/** For each pixel of the part with an effect: librsvg takes 35 to 130 ms for a megapixel. */
const EFFECT_WEIGHTS: Record<FilterEffect, number> = { GREYSCALE: 0.035, DEEP_FRY: 0.06, BLUR: 0.13 }
/** For each pixel of the canvas and each effect, of which librsvg computes an own layer: 2 to 10 ms for a megapixel. */
const FILTER_WEIGHT = 0.006
/** For each pixel of the length of a stroke. */
const STROKE_WEIGHT = 0.3
/** Each curve of a stroke has joins, which take as long as this part of the width. */
const JOIN_SHARE = 0.25
/** Strokes of this width in pixels take twice as long as thin ones. */
const DOUBLE_WIDTH = 600
/** libvips draws larger canvases in tiles, each with all effects. */
const TILE_SIDE = 2000

/** Whether drawings of this length alone cost more than `MEME_DRAWING_MAX_LENGTH`, on a canvas of this area in pixels. */
export function isTooMuchArtwork(length: number, area: number): boolean {
  return SHAPE_WEIGHT * length * scaleOf(area) > MEME_DRAWING_MAX_LENGTH
}

/** Whether drawing the SVG of a meme with its effects costs more than `MEME_DRAWING_MAX_LENGTH`. */
export function isTooComplex(svg: string, effects = 0): boolean {
  return drawingCost(svg) + effects > MEME_DRAWING_MAX_LENGTH
}

/** Returns the cost of drawing an SVG without its effects, in the unit of `MEME_DRAWING_MAX_LENGTH`. */
export function drawingCost(svg: string): number {
  const [, width = '0', height = '0'] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const area = Number(width) * Number(height)
  const outlined = lengthOf(svg, /<path d="[^"]*"[^>]* paint-order="stroke"/g)
  const embedded = lengthOf(svg, /href="data:[^"]*"/g)
  const length = outlined + SHAPE_WEIGHT * (svg.length - outlined - embedded)
  return length * scaleOf(area) + costOfImages(svg)
}

function scaleOf(area: number): number {
  return Math.max(SCALE_MIN, (area / REFERENCE_AREA) ** AREA_EXPONENT)
}

/** Images are decoded at their own size. */
function costOfImages(svg: string): number {
  const images = svg.matchAll(/<image href="data:image\/(png|jpeg);[^"]*" width="(\d+)" height="(\d+)"/g)
  return Array.from(images).reduce(
    (sum, [, format, width, height]) =>
      sum + Number(width) * Number(height) * (format === 'jpeg' ? JPEG_WEIGHT : PNG_WEIGHT),
    0,
  )
}

function lengthOf(svg: string, pattern: RegExp): number {
  return Array.from(svg.matchAll(pattern)).reduce((sum, [match]) => sum + match.length, 0)
}

/** Returns the cost of all effects in the unit of `MEME_DRAWING_MAX_LENGTH`. */
export function costOfEffects(
  { width, height, background, backgroundAdjustments, layers }: MemeDocument,
  { templates, stickers, images }: Pick<MemeAssets, 'templates' | 'stickers' | 'images'>,
): number {
  const canvas = { width, height }
  const covering =
    'templateSlug' in background
      ? templates.get(background.templateSlug)
      : 'mediaId' in background
        ? images.get(background.mediaId)
        : undefined
  const costs = layers.map((layer) => {
    if ('text' in layer || 'pen' in layer) return 0
    const placed = 'sticker' in layer ? layer.sticker : layer.image
    const picture = 'sticker' in layer ? stickers.get(layer.sticker.sticker) : images.get(layer.image.mediaId)
    return costOfEffect(placed.adjustments, picture, (shown) => (placed.width * width) / shown.width)
  })
  const scaleToCover = (shown: Size) => Math.max(canvas.width / shown.width, canvas.height / shown.height)
  costs.push(costOfEffect(backgroundAdjustments, covering, scaleToCover))
  const tiles = Math.ceil(width / TILE_SIDE) * Math.ceil(height / TILE_SIDE)
  const costOfFilter = FILTER_WEIGHT * width * height * tiles
  return costs.reduce((sum, cost) => sum + (cost && cost + costOfFilter), 0)
}

function costOfEffect(
  adjustments: Adjustments | null | undefined,
  picture: Size | undefined,
  scaleOfShown: (shown: Size) => number,
): number {
  if (!picture || !adjustments?.effect || adjustments.effect === 'PIXELATE') return 0
  const scale = scaleOfShown(shownSize(picture, adjustments.crop))
  const { width, height } = filterRegion(picture, adjustments.crop)
  return EFFECT_WEIGHTS[adjustments.effect] * width * height * scale ** 2
}

/** Returns the cost of painting all strokes, besides that of the length of the SVG, in the unit of `MEME_DRAWING_MAX_LENGTH`. */
export function costOfStrokes({ width, height, layers }: MemeDocument): number {
  const costs = layers.flatMap((layer) =>
    'pen' in layer ? [costOfPen(layer.pen, layer.pen.width * width, layer.pen.height * height)] : [],
  )
  return costs.reduce((sum, cost) => sum + cost, 0)
}

function costOfPen({ strokes }: MemePen, width: number, height: number): number {
  const costs = strokes.map(({ points, width: share }) => {
    const thickness = share * width
    let length = 0
    for (let at = 2; at < points.length; at += 2) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(at - 2, at + 2)
      length += Math.hypot((nextX - x) * width, (nextY - y) * height) + JOIN_SHARE * thickness
    }
    return STROKE_WEIGHT * length * (1 + thickness / DOUBLE_WIDTH)
  })
  return costs.reduce((sum, cost) => sum + cost, 0)
}

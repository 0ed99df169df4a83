import {
  NO_ADJUSTMENTS,
  shownSize,
  type Adjustments,
  type Crop,
  type MemeEffect,
  type Size,
} from '#rules/memes/adjustments.ts'
import type { Artwork, MemeImage } from './assets.ts'
import { MissingAssetError } from './glyphs.ts'

/** `hasEdges`: it covers its rectangle, and does so with every effect. `mosaic`: the shown part, if it is pixelated. */
export type Picture = (Artwork | MemeImage) & { hasEdges: boolean; mosaic?: Artwork }

/** Returns the markup of a picture whose shown part begins at the origin, in units of the picture. */
export function renderPicture(picture: Picture, adjustments: Adjustments | null | undefined): string {
  const { crop, isFlipped, opacity, effect } = adjustments ?? NO_ADJUSTMENTS
  let markup = wholePicture(picture)
  if (effect === 'PIXELATE') markup = pixelated(picture, crop)
  else if (effect) markup = withEffect(markup, picture, { crop, effect })
  if (crop) markup = cropped(markup, picture, crop)
  if (isFlipped)
    markup = `<g transform="translate(${exact(shownSize(picture, crop).width)} 0) scale(-1 1)">${markup}</g>`
  return opacity < 1 ? `<g opacity="${exact(opacity)}">${markup}</g>` : markup
}

/** Returns the markup of the whole picture as it is in its file. */
export function wholePicture(picture: Artwork | MemeImage): string {
  if ('markup' in picture) return picture.markup
  const { href, width, height } = picture
  return `<image href="${escapeAttribute(href)}" width="${width}" height="${height}"/>`
}

function pixelated({ mosaic, ...picture }: Picture, crop: Crop | null): string {
  if (!mosaic) throw new MissingAssetError('The meme needs the mosaic of a picture, which is not loaded')
  const { width, height } = shownSize(picture, crop)
  const [x, y] = [exact((crop?.x ?? 0) * picture.width), exact((crop?.y ?? 0) * picture.height)]
  const scale = `${exact(width / mosaic.width)} ${exact(height / mosaic.height)}`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${mosaic.markup}</g>`
}

function cropped(markup: string, picture: Picture, crop: Crop): string {
  const { width, height } = shownSize(picture, crop)
  const [x, y] = [crop.x * picture.width, crop.y * picture.height]
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(exact)
  const radii = `${exact(width / 2)} ${exact(height / 2)}`
  const middle = exact(y + height / 2)
  const outline =
    crop.shape === 'ELLIPSE'
      ? `M${left} ${middle}A${radii} 0 1 1 ${right} ${middle}A${radii} 0 1 1 ${left} ${middle}Z`
      : `M${left} ${top}H${right}V${bottom}H${left}Z`
  const id = idOf('crop', outline)
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>` +
    `<g transform="translate(${exact(-x)} ${exact(-y)})"><g clip-path="url(#${id})">${markup}</g></g>`
  )
}

/** The standard deviation of the blur, as a fraction of the width of the shown part. */
const BLUR_RADIUS = 0.012
/** Pixels that are further away have no influence on a blurred one. */
const BLUR_REACH = 3 * BLUR_RADIUS

export type FilterEffect = Exclude<MemeEffect, 'PIXELATE'>

/** Browsers and librsvg compute these filters alike in sRGB. */
const FILTERS: Record<FilterEffect, (picture: Picture, shownWidth: number) => string> = {
  GREYSCALE: () => '<feColorMatrix type="saturate" values="0"/>',
  DEEP_FRY: () =>
    '<feColorMatrix type="saturate" values="2.6"/><feComponentTransfer>' +
    '<feFuncR type="linear" slope="1.7" intercept="-0.25"/><feFuncG type="linear" slope="1.6" intercept="-0.3"/>' +
    '<feFuncB type="linear" slope="1.5" intercept="-0.35"/></feComponentTransfer>',
  BLUR: ({ hasEdges }, shownWidth) => {
    const blur = `<feGaussianBlur stdDeviation="${exact(shownWidth * BLUR_RADIUS)}"/>`
    // At the edges, a quarter of the blurred area has colors.
    const edges = '<feComponentTransfer><feFuncA type="table" tableValues="0 1 1 1 1"/></feComponentTransfer>'
    return hasEdges ? blur + edges : blur
  },
}

function withEffect(
  markup: string,
  picture: Picture,
  { crop, effect }: { crop: Crop | null; effect: FilterEffect },
): string {
  const { x, y, width, height } = filterRegion(picture, crop)
  const region = `x="${exact(x)}" y="${exact(y)}" width="${exact(width)}" height="${exact(height)}"`
  const filter = FILTERS[effect](picture, shownSize(picture, crop).width)
  const id = idOf('effect', region + filter)
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" ${region} ` +
    `color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#${id})">${markup}</g>`
  )
}

/** Returns the part of a picture for which an effect is computed: the shown part, and what a blur mixes into it. */
export function filterRegion(picture: Size, crop: Crop | null): Size & { x: number; y: number } {
  const { width: fullWidth, height: fullHeight } = picture
  const { width, height } = shownSize(picture, crop)
  const [left, top] = [(crop?.x ?? 0) * fullWidth, (crop?.y ?? 0) * fullHeight]
  const reach = BLUR_REACH * width
  const [x, y] = [Math.max(left - reach, 0), Math.max(top - reach, 0)]
  return {
    x,
    y,
    width: Math.min(left + width + reach, fullWidth) - x,
    height: Math.min(top + height + reach, fullHeight) - y,
  }
}

/** Elements with the same id are equal, because a document or page may contain several memes and layers. */
function idOf(kind: string, content: string): string {
  let hash = 0
  for (const character of content) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return `${kind}-${(hash >>> 0).toString(36)}`
}

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export const exact = (value: number) => Number(value.toPrecision(8))

import { alignImage } from './align-images.ts'
import { detailsOf, halve, type GreyImage } from './grey-image.ts'

/** Pixels around a pixel whose average is subtracted. */
const RADIUS = 3
/** Pixels per side of a window, and between the starts of two windows, which overlap. */
const WINDOW = 6
const STRIDE = 3
/** The share of a window's pixels that both images must cover. */
const COVERAGE_MIN = 0.7
/** The standard deviation of brightness from which a window has details. */
const DETAIL_MIN = 6
/** The windows whose details differ have a lower correlation. Its sign is ignored, since other colors can invert it. */
const CORRELATION_MIN = 0.6
/** An image has other details instead of none if they have at least this share of the contrast. */
const REPLACED_MIN = 0.4

/** The number of windows. */
type Comparison = {
  all: number
  /** At least one of the images has details. */
  detailed: number
  /** Both images have details, but others, as with another caption. */
  replaced: number
  /** Only one image has details, as with a watermark. */
  added: number
}

/** Shares of all windows. Less may be replaced than added, because a caption is a smaller change than a watermark. */
const REPLACED_MAX = 0.0175
const CHANGED_MAX = 0.12
/** A share of the windows with details. */
const REPLACED_DETAILS_MAX = 0.2
/** At least this share of all windows must have equal details. A small image has few windows. */
const EQUAL_MIN = 0.05
const EQUAL_MIN_SMALL = 0.1

/** Whether the images show the same picture with the same captions. Images of one color never do. */
export function showSamePicture(image: GreyImage, target: GreyImage): boolean {
  const aligned = alignImage(image, target)
  if (!aligned) return false
  const comparison = compareDetails(aligned, target)
  if (!isUnchanged(comparison)) return false
  if (equalShare(comparison) >= EQUAL_MIN) return true
  const small = compareSmall(aligned, target)
  return isUnchanged(small) && equalShare(small) >= EQUAL_MIN_SMALL
}

/** Images without details, as of one color, would match each other. */
export function hasDetails(image: GreyImage): boolean {
  return (
    equalShare(compareDetails(image, image)) >= EQUAL_MIN ||
    equalShare(compareSmall(image, image)) >= EQUAL_MIN_SMALL
  )
}

/** Soft images have details at a small size only. */
function compareSmall(image: GreyImage, target: GreyImage): Comparison {
  return compareDetails(halve(halve(image)), halve(halve(target)))
}

function isUnchanged({ all, detailed, replaced, added }: Comparison): boolean {
  return (
    replaced < all * REPLACED_MAX &&
    replaced + added < all * CHANGED_MAX &&
    replaced <= detailed * REPLACED_DETAILS_MAX
  )
}

function equalShare({ all, detailed, replaced, added }: Comparison): number {
  return (detailed - replaced - added) / all
}

function compareDetails(image: GreyImage, target: GreyImage): Comparison {
  const [one, other] = [detailsOf(image, RADIUS), detailsOf(target, RADIUS)]
  const gain = contrastRatio(one, other)
  const comparison = { all: 0, detailed: 0, replaced: 0, added: 0 }
  for (let top = 0; top + WINDOW <= one.side; top += STRIDE)
    for (let left = 0; left + WINDOW <= one.side; left += STRIDE) {
      const window = compareWindow(one, other, top * one.side + left)
      if (!window) continue
      comparison.all += 1
      const [contrast, otherContrast] = [window.contrast * gain, window.otherContrast]
      const [lower, higher] = [Math.min(contrast, otherContrast), Math.max(contrast, otherContrast)]
      if (higher < DETAIL_MIN) continue
      comparison.detailed += 1
      if (window.correlation >= CORRELATION_MIN) continue
      if (lower >= higher * REPLACED_MIN) comparison.replaced += 1
      else comparison.added += 1
    }
  return comparison
}

/** The factor by which the contrast of the other image is higher, where both cover a pixel. */
function contrastRatio(one: GreyImage, other: GreyImage): number {
  let [sum, otherSum] = [0, 0]
  for (let at = 0; at < one.pixels.length; at += 1) {
    const value = one.pixels[at] ?? NaN
    if (Number.isNaN(value)) continue
    sum += value ** 2
    otherSum += (other.pixels[at] ?? 0) ** 2
  }
  return sum === 0 ? 1 : Math.sqrt(otherSum / sum)
}

function compareWindow({ side, pixels }: GreyImage, other: GreyImage, start: number) {
  let [count, squares, otherSquares, products] = [0, 0, 0, 0]
  for (let row = 0; row < WINDOW; row += 1)
    for (let column = 0; column < WINDOW; column += 1) {
      const at = start + row * side + column
      const a = pixels[at] ?? NaN
      const b = other.pixels[at] ?? NaN
      if (Number.isNaN(a)) continue
      count += 1
      squares += a * a
      otherSquares += b * b
      products += a * b
    }
  if (count < WINDOW * WINDOW * COVERAGE_MIN) return null
  return {
    contrast: Math.sqrt(squares / count),
    otherContrast: Math.sqrt(otherSquares / count),
    correlation: Math.abs(products) / Math.sqrt(squares * otherSquares + Number.EPSILON),
  }
}

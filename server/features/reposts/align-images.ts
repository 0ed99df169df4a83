import { correlate, halve, type GreyImage } from './grey-image.ts'
import { solveEquations } from './solve-equations.ts'

/** Scales around the center, then moves by shares of the side. */
type Alignment = { scaleX: number; scaleY: number; moveX: number; moveY: number }

/** The scales at which the alignment starts: a crop of 2.5 percent of each edge, no change, and a border of that width. */
const INITIAL_SCALES = [0.95, 1, 1.053]
/** A match needs at least this correlation at a quarter of the size. */
const CORRELATION_MIN = 0.5
/** Changes of one step, and limits of all steps together. */
const STEP_MAX = { scale: 0.05, move: 0.03 }
const TOTAL_MAX = { scale: 0.15, move: 0.1 }
const GAIN_MIN = 0.1

/**
 * Scales and moves an image so that it covers the other one, as after a crop of the edges. Returns null if the two have little in
 * common. Each size starts from the alignment of the smaller one.
 */
export function alignImage(image: GreyImage, target: GreyImage): GreyImage | null {
  const [halfImage, halfTarget] = [halve(image), halve(target)]
  const [smallImage, smallTarget] = [halve(halfImage), halve(halfTarget)]
  const starts = INITIAL_SCALES.map((scale) =>
    refine(smallImage, smallTarget, { scaleX: scale, scaleY: scale, moveX: 0, moveY: 0 }, 5),
  )
  const start = starts.reduce((best, next) => (next.correlation > best.correlation ? next : best))
  if (start.correlation < CORRELATION_MIN) return null
  const half = refine(halfImage, halfTarget, start.alignment, 4)
  return transform(image, refine(image, target, half.alignment, 4).alignment)
}

/** Gauss-Newton steps (B. Lucas, T. Kanade, 1981) for the alignment together with a change of contrast and brightness. */
function refine(image: GreyImage, target: GreyImage, start: Alignment, steps: number) {
  let best = { alignment: start, correlation: -2 }
  let alignment: Alignment | null = start
  for (let step = 0; alignment && step < steps; step += 1) {
    const transformed = transform(image, alignment)
    const correlation = correlate(transformed, target)
    if (correlation > best.correlation) best = { alignment, correlation }
    else if (step > 1) break
    alignment = improve(alignment, transformed, target)
  }
  return best
}

/** Returns null if no better alignment within the limits is found. */
function improve(alignment: Alignment, image: GreyImage, target: GreyImage): Alignment | null {
  const solution = solveEquations(buildEquations(image, target))
  const [scaleX = 0, scaleY = 0, moveX = 0, moveY = 0, gain = 0] = solution ?? []
  if (Math.abs(gain) < GAIN_MIN) return null
  const improved = {
    scaleX: alignment.scaleX + limit(scaleX / gain, STEP_MAX.scale),
    scaleY: alignment.scaleY + limit(scaleY / gain, STEP_MAX.scale),
    moveX: alignment.moveX + limit(moveX / gain, STEP_MAX.move),
    moveY: alignment.moveY + limit(moveY / gain, STEP_MAX.move),
  }
  const scale = Math.max(Math.abs(improved.scaleX - 1), Math.abs(improved.scaleY - 1))
  const move = Math.max(Math.abs(improved.moveX), Math.abs(improved.moveY))
  return scale > TOTAL_MAX.scale || move > TOTAL_MAX.move ? null : improved
}

function limit(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

const UNKNOWNS = 6
const COLUMNS = UNKNOWNS + 1

/** The normal equations of the least squares: a row for each of the four changes, the gain and the brightness. */
function buildEquations({ side, pixels }: GreyImage, target: GreyImage): number[][] {
  const sums = new Float64Array(UNKNOWNS * COLUMNS)
  const terms = new Float64Array(COLUMNS)
  const center = (side - 1) / 2
  for (let y = 1; y < side - 1; y += 1)
    for (let x = 1; x < side - 1; x += 1) {
      const at = y * side + x
      const slopeX = ((pixels[at + 1] ?? NaN) - (pixels[at - 1] ?? NaN)) / 2
      const slopeY = ((pixels[at + side] ?? NaN) - (pixels[at - side] ?? NaN)) / 2
      if (Number.isNaN(slopeX) || Number.isNaN(slopeY)) continue
      terms[0] = slopeX * (x - center)
      terms[1] = slopeY * (y - center)
      terms[2] = slopeX * side
      terms[3] = slopeY * side
      terms[4] = pixels[at] ?? 0
      terms[5] = 1
      terms[6] = target.pixels[at] ?? 0
      addProducts(sums, terms)
    }
  return Array.from({ length: UNKNOWNS }, (_row, row) =>
    Array.from(
      { length: COLUMNS },
      (_column, column) => sums[row <= column ? row * COLUMNS + column : column * COLUMNS + row] ?? 0,
    ),
  )
}

/** The equations are symmetric, so half of the products suffice. */
function addProducts(sums: Float64Array, terms: Float64Array): void {
  for (let row = 0; row < UNKNOWNS; row += 1) {
    const term = terms[row] ?? 0
    for (let column = row; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column
      sums[at] = (sums[at] ?? 0) + term * (terms[column] ?? 0)
    }
  }
}

/** Reads the image at the positions of the target, between four pixels. */
function transform({ side, pixels }: GreyImage, { scaleX, scaleY, moveX, moveY }: Alignment): GreyImage {
  const transformed = new Float32Array(pixels.length)
  const center = (side - 1) / 2
  const last = side - 1
  for (let at = 0; at < pixels.length; at += 1) {
    const x = ((at % side) - center) * scaleX + moveX * side + center
    const y = (Math.floor(at / side) - center) * scaleY + moveY * side + center
    const isOutside = x < -0.5 || y < -0.5 || x > last + 0.5 || y > last + 0.5
    transformed[at] = isOutside ? NaN : interpolate(pixels, side, limitTo(x, last), limitTo(y, last))
  }
  return { side, pixels: transformed }
}

function limitTo(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}

function interpolate(pixels: Float32Array, side: number, x: number, y: number): number {
  const left = Math.min(side - 2, Math.floor(x))
  const top = Math.min(side - 2, Math.floor(y))
  const [shareX, shareY] = [x - left, y - top]
  const at = top * side + left
  const above = (pixels[at] ?? 0) * (1 - shareX) + (pixels[at + 1] ?? 0) * shareX
  const below = (pixels[at + side] ?? 0) * (1 - shareX) + (pixels[at + side + 1] ?? 0) * shareX
  return above * (1 - shareY) + below * shareY
}

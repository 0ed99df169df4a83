import { FRAME_SIDE } from '#server/platform/images/image-frames.ts'

/** A square of grey pixels, row by row. A pixel is NaN if the image does not cover it. */
export type GreyImage = { side: number; pixels: Float32Array }

export function greyImageOf(pixels: Uint8Array): GreyImage {
  return { side: FRAME_SIDE, pixels: Float32Array.from(pixels) }
}

export function mirror({ side, pixels }: GreyImage): GreyImage {
  const mirrored = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 1) {
    const x = at % side
    mirrored[at] = pixels[at - x + side - 1 - x] ?? NaN
  }
  return { side, pixels: mirrored }
}

/** Returns the image at half the size. */
export function halve({ side, pixels }: GreyImage): GreyImage {
  const half = side / 2
  const halved = new Float32Array(half * half)
  for (let at = 0; at < halved.length; at += 1) {
    const corner = Math.floor(at / half) * 2 * side + (at % half) * 2
    const above = (pixels[corner] ?? NaN) + (pixels[corner + 1] ?? NaN)
    const below = (pixels[corner + side] ?? NaN) + (pixels[corner + side + 1] ?? NaN)
    halved[at] = (above + below) / 4
  }
  return { side: half, pixels: halved }
}

/** Returns the differences of the pixels from the average around them, which do not depend on the brightness of the area. */
export function detailsOf({ side, pixels }: GreyImage, radius: number): GreyImage {
  const average = averageLines(averageLines(pixels, side, radius, 1, side), side, radius, side, 1)
  return { side, pixels: pixels.map((value, at) => value - (average[at] ?? NaN)) }
}

/** Averages along lines. `step` leads to the next pixel of a line, and `lineStep` to the next line. */
function averageLines(pixels: Float32Array, side: number, radius: number, step: number, lineStep: number) {
  const averages = new Float32Array(pixels.length)
  for (let line = 0; line < side; line += 1)
    for (let position = 0; position < side; position += 1) {
      let sum = 0
      let count = 0
      const end = Math.min(side - 1, position + radius)
      for (let near = Math.max(0, position - radius); near <= end; near += 1) {
        const value = pixels[line * lineStep + near * step] ?? NaN
        if (Number.isNaN(value)) continue
        sum += value
        count += 1
      }
      averages[line * lineStep + position * step] = count === 0 ? NaN : sum / count
    }
  return averages
}

/** Pearson's correlation of the brightness, from -1 to 1. Zero if one of the images is of one color. */
export function correlate(one: GreyImage, other: GreyImage): number {
  let count = 0
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0]
  for (let at = 0; at < one.pixels.length; at += 1) {
    const a = one.pixels[at] ?? NaN
    const b = other.pixels[at] ?? NaN
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    count += 1
    sumA += a
    sumB += b
    sumAA += a * a
    sumBB += b * b
    sumAB += a * b
  }
  const varianceA = sumAA - (sumA * sumA) / count
  const varianceB = sumBB - (sumB * sumB) / count
  const smallest = 1e-3 * count
  if (!(varianceA > smallest && varianceB > smallest)) return 0
  return (sumAB - (sumA * sumB) / count) / Math.sqrt(varianceA * varianceB)
}

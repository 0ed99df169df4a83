import { shownSize, type Crop, type Size } from '#rules/memes/adjustments.ts'
import type { Artwork } from './assets.ts'

type Grid = { columns: number; rows: number }

/** Along the longer side of the shown part. */
const CELLS = 28
/** Pixels per side of a cell, whose average is its color. Browsers and librsvg scale pictures differently, but their averages are equal. */
const CELL_PIXELS = 8
const OPAQUE = 255

/** Returns the cells of the shown part, and the size in pixels at which it is drawn to average them. */
export function mosaicGrid(picture: Size, crop: Crop | null): Grid & Size {
  const { width, height } = shownSize(picture, crop)
  const cellsOf = (side: number) => Math.max(Math.round((CELLS * side) / Math.max(width, height)), 1)
  const [columns, rows] = [cellsOf(width), cellsOf(height)]
  return { columns, rows, width: columns * CELL_PIXELS, height: rows * CELL_PIXELS }
}

/**
 * Returns the cells as squares of a side of 1. Their edges are not smoothed, so that nothing shines through between them. `pixels` are red,
 * green, blue and alpha of the drawn part.
 */
export function drawCells(pixels: Uint8Array | Uint8ClampedArray, grid: Grid & Size): Artwork {
  const { columns, rows } = grid
  const shapes = new Map<string, string>()
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0, length = 1; column < columns; column += length) {
      const color = averageColor(pixels, grid, column, row)
      for (length = 1; column + length < columns; length += 1)
        if (averageColor(pixels, grid, column + length, row) !== color) break
      if (color) shapes.set(color, `${shapes.get(color) ?? ''}M${column} ${row}h${length}v1h-${length}z`)
    }
  }
  const paths = Array.from(shapes, ([color, data]) => `<path d="${data}" fill="${color}"/>`)
  return { width: columns, height: rows, markup: `<g shape-rendering="crispEdges">${paths.join('')}</g>` }
}

/** Null: transparent. */
function averageColor(
  pixels: Uint8Array | Uint8ClampedArray,
  { width }: Size,
  column: number,
  row: number,
): string | null {
  const sums = [0, 0, 0]
  let alpha = 0
  for (let at = 0; at < CELL_PIXELS ** 2; at += 1) {
    const [x, y] = [
      column * CELL_PIXELS + (at % CELL_PIXELS),
      row * CELL_PIXELS + Math.floor(at / CELL_PIXELS),
    ]
    const start = 4 * (y * width + x)
    const weight = pixels[start + 3] ?? 0
    for (const [channel, sum] of sums.entries()) sums[channel] = sum + weight * (pixels[start + channel] ?? 0)
    alpha += weight
  }
  if (alpha * 2 < OPAQUE * CELL_PIXELS ** 2) return null
  return `#${sums
    .map((sum) =>
      Math.round(sum / alpha)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
